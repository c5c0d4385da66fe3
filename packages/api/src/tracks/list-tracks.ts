import type { z } from 'zod';
import { getArtist } from '../artists/get-artist.ts';
import type { Context } from '../core/context.ts';
import { type KeysetSource, keysetIds } from '../core/keyset.ts';
import type { listTracks as input } from './contract.ts';
import { canEditTrack } from './policy.ts';
import * as queries from './queries.ts';
import { trackSummaryView } from './view.ts';

interface PageInput {
  perPage: number;
  cursor?: string | null;
}

export async function listTracks(ctx: Context, { orderBy, ...page }: z.output<typeof input>) {
  return trackPageOf(ctx, 'tracks', queries.listedTracks(queries.trackOrder[orderBy]), page);
}

/** Most played first. @throws AppError `not_found` when the artist may not be seen. */
export async function listTracksOfArtist(ctx: Context, { id, ...page }: PageInput & { id: number }) {
  await getArtist(ctx, { id });
  return trackPageOf(ctx, `artist-tracks:${id}`, queries.tracksOfArtist(id), page);
}

/** Most played first. */
export async function listTracksOfGenre(ctx: Context, { genreId, ...page }: PageInput & { genreId: number }) {
  return trackPageOf(ctx, `genre-tracks:${genreId}`, queries.tracksOfGenre(genreId), page);
}

/** Most played first. */
export async function listTracksOfTag(ctx: Context, { tagId, ...page }: PageInput & { tagId: number }) {
  return trackPageOf(ctx, `tag-tracks:${tagId}`, queries.tracksOfTag(tagId), page);
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

/** Track summaries by id, in that order. */
export async function trackSummaries(ctx: Context, ids: readonly number[]) {
  return (await queries.trackSummariesByIds(ctx.db, ids)).map(trackSummaryView);
}

async function trackPageOf(ctx: Context, list: string, source: KeysetSource, page: PageInput) {
  const { ids, nextCursor } = await keysetIds(ctx.db, list, source, page);
  return {
    pagination: { data: await trackSummaries(ctx, ids), per_page: page.perPage, next_cursor: nextCursor },
  };
}
