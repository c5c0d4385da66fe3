import type { z } from 'zod';
import { can } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { keysetIds, keysetTotal } from '../../core/keyset.ts';
import { trackSummaries } from '../tracks/list-tracks.ts';
import type * as contract from './contract.ts';
import { filteredLyrics, lyricsByTracks, managedLyricsOrder } from './managed-queries.ts';

/** A page of tracks that have lyrics, by filters, with what their lyrics are like. */
export async function listManagedLyrics(ctx: Context, input: z.output<typeof contract.listManagedLyrics>) {
  const { orderBy, per_page, cursor, direction: _, ...filter } = input;
  const list = `managed-lyrics ${JSON.stringify(filter)}`;
  const source = filteredLyrics(managedLyricsOrder[orderBy], filter, {
    now: ctx.services.now(),
    draftTracks: can(ctx.actor, 'tracks.manage'),
    draftAlbums: can(ctx.actor, 'albums.manage'),
  });
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, { per_page, cursor: cursor ?? null });
  const tracks = new Map((await trackSummaries(ctx, ids)).map((track) => [track.id, track]));
  const data = (await lyricsByTracks(ctx.db, ids)).flatMap(({ id, updated_at, beginning, ...row }) => {
    const track = tracks.get(id);
    const [line = ''] = beginning.split('\n');
    return track ? [{ track, ...row, beginning: line, updated_at: updated_at.toISOString() }] : [];
  });
  return {
    pagination: { data, per_page, next_cursor: nextCursor, total: await keysetTotal(ctx.db, source) },
  };
}
