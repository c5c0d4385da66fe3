import type { Context } from '../../core/context.ts';
import { type KeysetSource, keysetRows } from '../../core/keyset.ts';
import { catalogueList, type TrackList } from './catalogue-list.ts';
import { seesAsMember } from './get-track.ts';
import { canSeeTrack } from './policy.ts';
import * as queries from './queries.ts';
import { trackSummaryView } from './view.ts';

interface PageInput {
  per_page: number;
  cursor?: string | null;
}

/** Most played first. @throws AppError `not_found` when the artist may not be seen. */
export async function listTracksOfArtist(ctx: Context, { id, ...page }: PageInput & { id: number }) {
  return trackPageOf(ctx, await catalogueList(ctx, { orderBy: 'popular', artist_id: id }), page);
}

/** Most played first. */
export async function listTracksOfGenre(ctx: Context, { genreId, ...page }: PageInput & { genreId: number }) {
  return trackPageOf(ctx, await catalogueList(ctx, { orderBy: 'popular', genre_id: genreId }), page);
}

/** Most played first. */
export async function listTracksOfTag(ctx: Context, { tagId, ...page }: PageInput & { tagId: number }) {
  return trackPageOf(ctx, { name: `tag-tracks:${tagId}`, source: queries.tracksOfTag(tagId) }, page);
}

/** What came last to a genre first. */
export async function listNewTracksOfGenre(
  ctx: Context,
  { genreId, ...page }: PageInput & { genreId: number },
) {
  const list = { name: `new-genre-tracks:${genreId}`, source: queries.newTracksOfGenre(genreId) };
  return trackPageOf(ctx, list, page);
}

/** Listed tracks of another list of ids, in its order. */
export async function listTracksAmong(
  ctx: Context,
  { name, source, genreId = null }: { name: string; source: KeysetSource; genreId?: number | null },
  page: PageInput,
) {
  return trackPageOf(ctx, { name, source: queries.tracksAmong(source, genreId) }, page);
}

/** In running order, all or those that everybody may see; who may see the album is the caller's question. */
export async function tracksOfAlbum(ctx: Context, albumId: number, all: boolean) {
  const rows = await queries.trackRowsOfAlbum(ctx.db, albumId, all);
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
  const seen = new Set<number>();
  for (const row of rows) {
    const maySee = canSeeTrack(ctx.actor, row, now, false) || (await seesAsMember(ctx, row.id));
    if (maySee) seen.add(row.id);
  }
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

/** A page of a list. @throws AppError `invalid` on `cursor` */
export async function trackPageOf(ctx: Context, { name, source }: TrackList, page: PageInput) {
  const { rows, nextCursor } = await keysetRows(ctx.db, name, source, page, queries.trackRow);
  return {
    pagination: { data: rows.map(trackSummaryView), per_page: page.per_page, next_cursor: nextCursor },
  };
}
