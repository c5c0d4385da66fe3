import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import type * as contract from './contract.ts';
import { entriesByIds, foldersIn } from './entry-queries.ts';
import { holderFor, holderOf, visibleEntry } from './get-file.ts';

/** Folders shown of one place. */
const limit = 1_000;

/** Folders in a folder, or at one’s own top, and the way there. @throws AppError `not_found` for one of somebody else */
export async function listFolders(ctx: Context, { parentId }: z.output<typeof contract.listFolders>) {
  const here = parentId ? await visibleEntry(ctx, parentId) : null;
  const above = here?.path.split('/').filter(Boolean).map(Number) ?? [];
  const rows = await entriesByIds(ctx.db, above);
  const way = [...above.flatMap((id) => rows.find((row) => row.id === id) ?? []), ...(here ? [here] : [])];
  const holder = here ? holderOf(here) : holderFor(ctx);
  return {
    way: way.map(({ id, name }) => ({ id, name })),
    folders: await foldersIn(ctx.db, { holder, parentId: here?.id ?? null, limit }),
  };
}
