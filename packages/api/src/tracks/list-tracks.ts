import type { z } from 'zod';
import type { Context } from '../core/context.ts';
import { keysetRows } from '../core/keyset.ts';
import { chosenList, type TrackList } from './choose-list.ts';
import type { listTracks as input } from './contract.ts';
import { canEditTrack, canSeeTrack } from './policy.ts';
import * as queries from './queries.ts';
import { trackSummaryView } from './view.ts';

interface PageInput {
  per_page: number;
  cursor?: string | null;
}

/** @throws AppError `not_found` when the list is that of an artist who may not be seen. */
export async function listTracks(ctx: Context, { per_page, cursor, ...wish }: z.output<typeof input>) {
  return trackPageOf(ctx, await chosenList(ctx, wish), { per_page, cursor });
}

/** Most played first. @throws AppError `not_found` when the artist may not be seen. */
export async function listTracksOfArtist(ctx: Context, { id, ...page }: PageInput & { id: number }) {
  return trackPageOf(ctx, await chosenList(ctx, { orderBy: 'popular', artist_id: id }), page);
}

/** Most played first. */
export async function listTracksOfGenre(ctx: Context, { genreId, ...page }: PageInput & { genreId: number }) {
  return trackPageOf(ctx, await chosenList(ctx, { orderBy: 'popular', genre_id: genreId }), page);
}

/** Most played first. */
export async function listTracksOfTag(ctx: Context, { tagId, ...page }: PageInput & { tagId: number }) {
  return trackPageOf(ctx, { name: `tag-tracks:${tagId}`, source: queries.tracksOfTag(tagId) }, page);
}

/** In running order; who may see the album is the caller's question. */
export async function tracksOfAlbum(ctx: Context, albumId: number) {
  const rows = await queries.trackRowsOfAlbum(ctx.db, albumId, canEditTrack(ctx.actor));
  return rows.map(trackSummaryView);
}

/** The first track of each of these albums. */
export async function openingTracks(ctx: Context, albumIds: readonly number[]) {
  return trackSummaries(ctx, await queries.openingTrackIds(ctx.db, albumIds));
}

/** Tracks by id, in that order; those the actor may not see are left out. */
export async function tracksByIds(ctx: Context, { ids }: { ids: readonly number[] }) {
  const now = ctx.services.now();
  const rows = await queries.trackAccessOf(ctx.db, ids);
  const seen = new Set(rows.filter((row) => canSeeTrack(ctx.actor, row, now)).map(({ id }) => id));
  return {
    tracks: await trackSummaries(
      ctx,
      ids.filter((id) => seen.has(id)),
    ),
  };
}

/** Track summaries by id, in that order. */
export async function trackSummaries(ctx: Context, ids: readonly number[]) {
  return (await queries.trackSummariesByIds(ctx.db, ids)).map(trackSummaryView);
}

/** Those that everybody may see. */
export async function listedTrackSummaries(ctx: Context, ids: readonly number[]) {
  return (await queries.listedTracksByIds(ctx.db, ids)).map(trackSummaryView);
}

async function trackPageOf(ctx: Context, { name, source }: TrackList, page: PageInput) {
  const { rows, nextCursor } = await keysetRows(ctx.db, name, source, page, queries.trackRow);
  return {
    pagination: { data: rows.map(trackSummaryView), per_page: page.per_page, next_cursor: nextCursor },
  };
}
