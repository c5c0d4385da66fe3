import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { invalid, notFound } from '../../core/errors.ts';
import { nameKey } from '../../core/text/slug.ts';
import type * as contract from './contract.ts';
import { refuseTaken } from './create-folder.ts';
import { lockEntries, lockPlaces, movePaths, updateEntry } from './entry-queries.ts';
import { endingOf } from './file-types.ts';
import { assertFolder, getFile, holderOf, visibleEntry } from './get-file.ts';
import { canEditFile } from './policy.ts';

/**
 * Renames an entry, or moves it with all that lies in it. The ending of a file stays, as its content does.
 * @throws AppError `not_found`, also for one that may be seen and not changed; `invalid` on `name` or `parentId`
 */
export async function updateFile(ctx: Context, { id, name, parentId }: z.output<typeof contract.updateFile>) {
  const holder = holderOf(await visibleEntry(ctx, id));
  await ctx.db
    .transaction()
    .execute(async (trx) => {
      if (parentId !== undefined) await lockPlaces(trx, holder);
      const [row] = await lockEntries(
        trx,
        [id, ...(parentId ? [parentId] : [])].sort((a, b) => a - b),
      ).then((rows) => rows.filter((found) => found.id === id));
      if (!row || !canEditFile(ctx.actor, row)) throw notFound();
      if (name !== undefined) {
        if (row.type === 'file' && endingOf(name) !== row.extension) {
          throw invalid('name', 'The ending of a file cannot be changed.');
        }
        await updateEntry(trx, id, { name, name_key: nameKey(name) });
      }
      if (parentId === undefined) return;
      const parent = parentId === null ? null : await assertFolder(ctx, trx, parentId, holderOf(row));
      const own = `${row.path}${row.id}/`;
      const path = parent ? `${parent.path}${parent.id}/` : '';
      if (path.startsWith(own)) throw invalid('parentId', 'A folder cannot be moved into itself.');
      await updateEntry(trx, id, { parent_id: parent?.id ?? null, path });
      if (row.type === 'folder') await movePaths(trx, own, `${path}${row.id}/`);
    })
    .catch(refuseTaken);
  return getFile(ctx, { id });
}
