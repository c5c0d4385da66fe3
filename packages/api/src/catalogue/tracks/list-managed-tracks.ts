import type { z } from 'zod';
import { can } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { keysetIds, keysetTotal } from '../../core/keyset.ts';
import type * as contract from './contract.ts';
import { filteredTracks, managedTrackOrder, managedTracksByIds } from './managed-queries.ts';
import { managedTrackView } from './view.ts';

/**
 * A page of all tracks by filters, drafts and those that cannot be played too. Albums that are drafts are for those who
 * manage albums.
 */
export async function listManagedTracks(ctx: Context, input: z.output<typeof contract.listManagedTracks>) {
  const { orderBy, per_page, cursor, direction: _, ...filter } = input;
  const list = `managed-tracks ${JSON.stringify(filter)}`;
  const openAt = can(ctx.actor, 'albums.manage') ? null : ctx.services.now();
  const source = filteredTracks(managedTrackOrder[orderBy], filter, openAt);
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, { per_page, cursor: cursor ?? null });
  const total = await keysetTotal(ctx.db, source);
  const rows = await managedTracksByIds(ctx.db, ids);
  return { pagination: { data: rows.map(managedTrackView), per_page, next_cursor: nextCursor, total } };
}
