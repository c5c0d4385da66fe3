import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { requeueOriginals } from '../../streaming/requeue-originals.ts';
import type * as contract from '../contract.ts';
import * as libraries from '../library-queries.ts';
import { startLibrary } from './start-library.ts';

/** Reads failed files again, all of them, those of one kind, or one. */
export async function retryFailures(
  ctx: Context,
  { id, kind, path }: z.output<typeof contract.retryFailures>,
) {
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await libraries.libraryById(trx, id))) throw notFound();
    await libraries.forgetFailures(trx, id, { kind, path });
    if (kind === undefined || kind === 'undecodable' || kind === 'damaged' || kind === 'unproven') {
      await requeueOriginals(ctx, trx, await libraries.troubledTracks(trx, id, { kind, path }));
    }
  });
  return startLibrary(ctx, { id });
}
