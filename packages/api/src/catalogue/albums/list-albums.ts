import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { type KeysetSource, keysetRows } from '../../core/keyset.ts';
import { assertSeesArtist } from '../artists/get-artist.ts';
import type { listAlbums as input } from './contract.ts';
import {
  albumOrder,
  albumRow,
  albumSummariesByIds,
  albumsAmong,
  albumsOfArtist,
  albumsOfGenre,
  listedAlbums,
  listedAlbumsByIds,
  newestAlbumsOfArtists,
} from './queries.ts';
import { albumSummaryView } from './view.ts';

interface PageInput {
  per_page: number;
  cursor?: string | null;
}

/** A page of albums, of one type or all. */
export async function listAlbums(ctx: Context, { orderBy, type, ...page }: z.output<typeof input>) {
  return albumPageOf(ctx, `albums:${type ?? ''}`, listedAlbums(albumOrder[orderBy], type), page);
}

/** Newest first. @throws AppError `not_found` when the artist may not be seen. */
export async function listAlbumsOfArtist(ctx: Context, { id, ...page }: PageInput & { id: number }) {
  await assertSeesArtist(ctx, id);
  return albumPageOf(ctx, `artist-albums:${id}`, albumsOfArtist(id), page);
}

interface GenreInput extends PageInput {
  genreId: number;
  orderBy?: 'newest' | 'added' | 'popular';
}

/** Most played first, unless another order is asked for. */
export async function listAlbumsOfGenre(ctx: Context, { genreId, orderBy, ...page }: GenreInput) {
  return albumPageOf(ctx, `genre-albums:${genreId}`, albumsOfGenre(genreId, orderBy), page);
}

/** Listed albums of another list of ids, in its order. */
export async function listAlbumsAmong(
  ctx: Context,
  { name, source, genreId = null }: { name: string; source: KeysetSource; genreId?: number | null },
  page: PageInput,
) {
  return albumPageOf(ctx, name, albumsAmong(source, genreId), page);
}

/** Albums of another list of ids, in its order; that they may be seen is the list's own condition. */
export async function listAlbumsOf(
  ctx: Context,
  { name, source }: { name: string; source: KeysetSource },
  page: PageInput,
) {
  return albumPageOf(ctx, name, source, page);
}

/** Album summaries by id, in that order. */
export async function albumSummaries(ctx: Context, ids: readonly number[]) {
  return (await albumSummariesByIds(ctx.db, ids)).map(albumSummaryView);
}

/** Those that everybody may see. */
export async function listedAlbumSummaries(ctx: Context, ids: readonly number[]) {
  return (await listedAlbumsByIds(ctx.db, ids)).map(albumSummaryView);
}

/** The newest album of each artist, by the artist's id; without those who have none. */
export async function newestAlbumOfArtists(ctx: Context, artistIds: readonly number[]) {
  const rows = await newestAlbumsOfArtists(ctx.db, artistIds);
  return new Map(rows.map(({ artist_id, ...row }) => [artist_id, albumSummaryView(row)]));
}

async function albumPageOf(ctx: Context, list: string, source: KeysetSource, page: PageInput) {
  const { rows, nextCursor } = await keysetRows(ctx.db, list, source, page, albumRow);
  return {
    pagination: { data: rows.map(albumSummaryView), per_page: page.per_page, next_cursor: nextCursor },
  };
}
