import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { tracksOfAlbum } from '../tracks/list-tracks.ts';
import { canEditTrack } from '../tracks/policy.ts';
import { canSeeAlbum } from './policy.ts';
import { albumById, albumCredits } from './queries.ts';
import { albumView } from './view.ts';

/** One album with its tracks and credits. @throws AppError `not_found` also for one the actor may not see. */
export async function getAlbum(ctx: Context, input: { id: number }) {
  const row = await albumById(ctx.db, input.id);
  if (!row || !canSeeAlbum(ctx.actor, row, ctx.services.now())) throw notFound();
  const [tracks, credits] = await Promise.all([
    tracksOfAlbum(ctx, input.id),
    albumCredits(ctx.db, input.id, canEditTrack(ctx.actor)),
  ]);
  return { album: albumView(row, { tracks, credits }, ctx.actor) };
}
