import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { canSeeTrack } from './policy.ts';
import { trackAccessOf, trackById } from './queries.ts';
import { trackView } from './view.ts';

/** One track. @throws AppError `not_found` also for one the actor may not see. */
export async function getTrack(ctx: Context, input: { id: number }) {
  const row = await trackById(ctx.db, input.id);
  if (!row || !canSeeTrack(ctx.actor, row, ctx.services.now())) throw notFound();
  return { track: trackView(row, ctx.actor) };
}

/** Passes when the actor may see the track: sub-resources (lyrics, waveform, plays, audio) follow the track's rule. */
export async function assertTrackVisible(ctx: Context, id: number) {
  const [row] = await trackAccessOf(ctx.db, [id]);
  if (!row || !canSeeTrack(ctx.actor, row, ctx.services.now())) throw notFound();
  return row;
}
