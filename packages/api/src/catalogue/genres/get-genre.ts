import { can } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { findGenre } from './find-genre.ts';
import { artistsOfGenre } from './list-genres.ts';

/** Artists shown with a genre. */
const artistsAtMost = 12;

/** A genre with the artists of its most played albums. @throws AppError `not_found` */
export async function getGenre(ctx: Context, { slug }: { slug: string | number }) {
  const genre = await findGenre(ctx.db, slug);
  const artists = await artistsOfGenre(ctx, genre.id, artistsAtMost);
  return { genre, artists, abilities: { edit: can(ctx.actor, 'genres.manage') } };
}
