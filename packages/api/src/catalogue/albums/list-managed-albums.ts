import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetIds, keysetTotal } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import { filteredAlbums, managedAlbumOrder, managedAlbumsByIds } from './managed-queries.ts';
import { managedAlbumView } from './view.ts';

/** A page of all albums by filters, drafts too. */
export async function listManagedAlbums(ctx: Context, input: z.output<typeof contract.listManagedAlbums>) {
  const { orderBy, per_page, cursor, direction: _, ...filter } = input;
  const list = `managed-albums ${JSON.stringify(filter)}`;
  const source = filteredAlbums(managedAlbumOrder[orderBy], filter);
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, { per_page, cursor: cursor ?? null });
  const total = await keysetTotal(ctx.db, source);
  const rows = await managedAlbumsByIds(ctx.db, ids);
  return { pagination: { data: rows.map(managedAlbumView), per_page, next_cursor: nextCursor, total } };
}
