import { worksOnAlbum } from '../artists/membership.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { tracksOfAlbum } from '../tracks/list-tracks.ts';
import { canEditTrack } from '../tracks/policy.ts';
import { canEditAlbum, canSeeAlbum } from './policy.ts';
import { albumById, albumCredits, albumVisibility } from './queries.ts';
import { albumView } from './view.ts';

/** Whether somebody who is no editor works for one of the artists of an album. */
const editsAsMember = async (ctx: Context, id: number): Promise<boolean> =>
  !canEditAlbum(ctx.actor, false) && worksOnAlbum(ctx.db, ctx.actor, id);

/** One album with its tracks and credits. @throws AppError `not_found` also for one the actor may not see. */
export async function getAlbum(ctx: Context, input: { id: number }) {
  const row = await albumById(ctx.db, input.id);
  if (!row) throw notFound();
  const isMember = await editsAsMember(ctx, input.id);
  if (!canSeeAlbum(ctx.actor, row, ctx.services.now(), isMember)) throw notFound();
  const all = canEditTrack(ctx.actor, isMember);
  const [tracks, credits] = await Promise.all([
    tracksOfAlbum(ctx, input.id, all),
    albumCredits(ctx.db, input.id, all),
  ]);
  return { album: albumView(row, { tracks, credits, edit: canEditAlbum(ctx.actor, isMember) }) };
}

/**
 * For what changes an album.
 * @returns whether the actor works for one of its artists
 * @throws AppError `not_found`, also for one that may be seen and not changed
 */
export async function assertEditsAlbum(ctx: Context, id: number): Promise<boolean> {
  if (!(await albumVisibility(ctx.db, id))) throw notFound();
  const isMember = await editsAsMember(ctx, id);
  if (!canEditAlbum(ctx.actor, isMember)) throw notFound();
  return isMember;
}
