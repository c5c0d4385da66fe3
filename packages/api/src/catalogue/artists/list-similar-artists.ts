import type { Context } from '../../core/context.ts';
import { assertSeesArtist } from './get-artist.ts';
import { artistSummaries } from './list-artists.ts';
import { similarArtistIds } from './queries.ts';

/** Up to 12 artists of the same genres. @throws AppError `not_found` when the artist may not be seen */
export async function listSimilarArtists(ctx: Context, input: { id: number }) {
  await assertSeesArtist(ctx, input.id);
  return { artists: await artistSummaries(ctx, await similarArtistIds(ctx.db, input.id, 12)) };
}
