import type { z } from 'zod';
import { userOf, workspaceIdOf } from '../../core/actor.ts';
import { refuseViolations } from '../../core/constraints.ts';
import type { Context } from '../../core/context.ts';
import { AppError, invalid } from '../../core/errors.ts';
import { nameKey } from '../../core/text/slug.ts';
import type * as contract from './contract.ts';
import { insertEntry } from './entry-queries.ts';
import { assertFolder, getFile, holderFor } from './get-file.ts';
import { canAddFiles } from './policy.ts';

/** One folder of a name in a place. */
export const refuseTaken = refuseViolations({
  file_entries_folder: () => invalid('name', 'There is a folder of this name already.'),
});

/** @throws AppError `invalid` on `name` when there is one; `not_found` for a parent of somebody else */
export async function createFolder(ctx: Context, { name, parentId }: z.output<typeof contract.createFolder>) {
  const { id: owner_id } = userOf(ctx.actor);
  const workspace_id = workspaceIdOf(ctx.actor);
  if (!canAddFiles(ctx.actor)) throw new AppError('forbidden');
  const id = await ctx.db
    .transaction()
    .execute(async (trx) => {
      const parent = parentId ? await assertFolder(ctx, trx, parentId, holderFor(ctx)) : null;
      const row = await insertEntry(trx, {
        type: 'folder',
        name,
        name_key: nameKey(name),
        owner_id,
        workspace_id,
        parent_id: parent?.id ?? null,
        path: parent ? `${parent.path}${parent.id}/` : '',
        ...{ mime: null, sha256: null, storage_key: null },
      });
      return row.id;
    })
    .catch(refuseTaken);
  return getFile(ctx, { id });
}
