import type { z } from 'zod';
import { tracksByIds } from '../../../catalogue/tracks/list-tracks.ts';
import type { Context } from '../../../core/context.ts';
import { notFound } from '../../../core/errors.ts';
import { keysetIds } from '../../../core/keyset.ts';
import type * as contract from '../contract.ts';
import { isOwner } from '../policy.ts';
import { accessOf } from '../queries.ts';
import { entryView } from '../view.ts';
import { entriesByIds, entriesOf } from './entry-queries.ts';

/**
 * What a file said of songs is for the owner of its playlist alone.
 * @throws AppError `not_found` for everybody else
 */
export async function assertOwnsPlaylist(ctx: Context, id: number): Promise<void> {
  const row = await accessOf(ctx, id);
  if (!row || !isOwner(ctx.actor, row)) throw notFound();
}

/** A page of the songs a file named, in one state and in their order, with the tracks they are or may be. */
export async function listEntries(
  ctx: Context,
  { id, state, per_page, cursor = null }: z.output<typeof contract.listEntries>,
) {
  await assertOwnsPlaylist(ctx, id);
  const source = entriesOf(id, state);
  const page = await keysetIds(ctx.db, `playlist-entries:${id}:${state}`, source, { per_page, cursor });
  const rows = new Map((await entriesByIds(ctx.db, id, page.ids)).map((row) => [row.id, row]));
  const entries = page.ids.flatMap((entry) => rows.get(entry) ?? []);
  const ids = entries.flatMap(({ track_id, candidates }) => [...candidates, ...(track_id ? [track_id] : [])]);
  const { tracks } = await tracksByIds(ctx, { ids: [...new Set(ids)] });
  const byId = new Map(tracks.map((track) => [track.id, track]));
  const data = entries.map((entry) => entryView(entry, byId));
  return { pagination: { data, per_page, next_cursor: page.nextCursor } };
}
