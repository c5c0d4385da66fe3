import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { editsTrack, worksOnTrack } from '../artists/membership.ts';
import { canEditTrack, canSeeTrack } from './policy.ts';
import { trackAccessOf, trackById } from './queries.ts';
import { trackView } from './view.ts';

/** Whether somebody who is no editor works for one of the artists of a track’s album. */
export const seesAsMember = async (ctx: Context, id: number): Promise<boolean> =>
  !canEditTrack(ctx.actor, false) && worksOnTrack(ctx.db, ctx.actor, id, 'view');

/** The same for changing it. */
export const editsAsMember = async (ctx: Context, id: number): Promise<boolean> =>
  !canEditTrack(ctx.actor, false) && editsTrack(ctx.db, ctx.actor, id);

/** One track. @throws AppError `not_found` also for one the actor may not see. */
export async function getTrack(ctx: Context, input: { id: number }) {
  const row = await trackById(ctx.db, input.id);
  if (!row) throw notFound();
  const isMember = await seesAsMember(ctx, input.id);
  if (!canSeeTrack(ctx.actor, row, ctx.services.now(), isMember)) throw notFound();
  return { track: trackView(row, canEditTrack(ctx.actor, isMember && (await editsAsMember(ctx, input.id)))) };
}

/** Passes when the actor may see the track: sub-resources (lyrics, waveform, plays, audio) follow the track's rule. */
export async function assertTrackVisible(ctx: Context, id: number) {
  const [row] = await trackAccessOf(ctx.db, [id]);
  if (!row) throw notFound();
  const now = ctx.services.now();
  if (canSeeTrack(ctx.actor, row, now, false)) return row;
  if (!canSeeTrack(ctx.actor, row, now, await seesAsMember(ctx, id))) throw notFound();
  return row;
}

/** For what changes a track. @throws AppError `not_found`, also for one that may be seen and not changed */
export async function assertEditsTrack(ctx: Context, id: number): Promise<void> {
  await assertTrackVisible(ctx, id);
  if (!canEditTrack(ctx.actor, await editsAsMember(ctx, id))) throw notFound();
}
