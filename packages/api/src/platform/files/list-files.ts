import type { z } from 'zod';
import { assertAccess } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { keysetRows } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import { entryOrder, entryRow, filteredEntries } from './entry-queries.ts';
import { fileView } from './entry-view.ts';
import { holderFor, visibleEntry, withOwners } from './get-file.ts';

/**
 * Content of a folder, what is found by name, or the trash.
 * @throws AppError `forbidden` for everybody’s without `files.manage`; `not_found` for a folder of somebody else
 */
export async function listFiles(ctx: Context, input: z.output<typeof contract.listFiles>) {
  const { orderBy, query, trashed, everybody, per_page, cursor } = input;
  if (everybody) assertAccess(ctx.actor, 'files.manage');
  const folder = input.parentId ? await visibleEntry(ctx, input.parentId) : null;
  const anywhere = query !== undefined || trashed || everybody;
  const filter = {
    holder: everybody || folder ? null : holderFor(ctx),
    trashed,
    query,
    ...(anywhere && !folder ? {} : { parentId: folder?.id ?? null }),
  };
  const list = `files ${JSON.stringify(filter)}`;
  const source = filteredEntries(entryOrder[orderBy], filter);
  const page = { per_page, cursor: cursor ?? null };
  const { rows, nextCursor } = await keysetRows(ctx.db, list, source, page, entryRow);
  return {
    pagination: { data: await withOwners(ctx, rows.map(fileView)), per_page, next_cursor: nextCursor },
  };
}
