import { basename } from 'node:path/posix';
import type { Database } from '@kantele/db';
import type { Transaction } from 'kysely';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import { isBelow } from '../folders/walk.ts';
import * as libraries from '../library-queries.ts';
import { realFolder } from './library-path.ts';

/**
 * The library of a folder, made when new, and what `work` does with it in the same transaction.
 * @throws AppError `invalid` on field `path`
 */
export async function ensureLibrary<Result>(
  ctx: Context,
  path: string,
  work: (trx: Transaction<Database>, libraryId: number, isNew: boolean) => Promise<Result>,
): Promise<Result> {
  const root = await realFolder(ctx, path);
  return ctx.db.transaction().execute(async (trx) => {
    await libraries.lockLibraries(trx);
    const known = await libraries.libraryByPath(trx, root);
    if (known && !known.forgotten) return work(trx, known.id, false);
    const others = await libraries.allLibraries(trx);
    if (others.some((library) => isBelow(library.path, root) || isBelow(root, library.path))) {
      throw invalid('path', 'This folder lies in, or around, another library.');
    }
    if (known) {
      await libraries.setForgotten(trx, known.id, false);
      return work(trx, known.id, true);
    }
    const name = basename(root).toWellFormed().slice(0, 255);
    const { id } = await libraries.insertLibrary(trx, root, name);
    return work(trx, id, true);
  });
}
