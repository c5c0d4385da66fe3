import type { z } from 'zod';
import type { Context } from '../../core/context.ts';
import { listAlbumsOfGenre } from '../albums/list-albums.ts';
import { listTracksOfGenre } from '../tracks/list-tracks.ts';
import type * as contract from './contract.ts';
import { findGenre } from './find-genre.ts';

type Input = z.output<typeof contract.listOfGenre>;

/** Albums of a genre, the most played first. @throws AppError `not_found` */
export async function listGenreAlbums(ctx: Context, { slug, ...page }: Input) {
  return listAlbumsOfGenre(ctx, { genreId: (await findGenre(ctx.db, slug)).id, ...page });
}

/** Tracks of a genre, the most played first. @throws AppError `not_found` */
export async function listGenreTracks(ctx: Context, { slug, ...page }: Input) {
  return listTracksOfGenre(ctx, { genreId: (await findGenre(ctx.db, slug)).id, ...page });
}
