import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { keysetIds, keysetTotal } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import { filteredArtists, managedArtistOrder, managedArtistsByIds } from './managed-queries.ts';
import { managedArtistView } from './view.ts';

/** A page of all artists by filters, disabled ones too. */
export async function listManagedArtists(ctx: Context, input: z.output<typeof contract.listManagedArtists>) {
  const { orderBy, per_page, cursor, direction: _, ...filter } = input;
  const list = `managed-artists ${JSON.stringify(filter)}`;
  const source = filteredArtists(managedArtistOrder[orderBy], filter);
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, { per_page, cursor: cursor ?? null });
  const total = await keysetTotal(ctx.db, source);
  const rows = await managedArtistsByIds(ctx.db, ids);
  return { pagination: { data: rows.map(managedArtistView), per_page, next_cursor: nextCursor, total } };
}
