import { worksOnAlbum } from '../artists/membership.ts';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { tracksOfAlbum } from '../tracks/list-tracks.ts';
import { canEditTrack } from '../tracks/policy.ts';
import { canEditAlbum, canSeeAlbum } from './policy.ts';
import { albumById, albumCredits, albumVisibility } from './queries.ts';
import { albumView } from './view.ts';

/** One album with its tracks and credits. @throws AppError `not_found` also for one the actor may not see. */
export async function getAlbum(ctx: Context, input: { id: number }) {
  const row = await albumById(ctx.db, input.id);
  if (!row) throw notFound();
  const isMember = await worksOnAlbum(ctx.db, ctx.actor, input.id);
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
 * @throws AppError `not_found` for one that may not be seen, `forbidden` for one that may not be changed
 */
export async function assertEditsAlbum(ctx: Context, id: number): Promise<boolean> {
  const row = await albumVisibility(ctx.db, id);
  if (!row) throw notFound();
  const isMember = await worksOnAlbum(ctx.db, ctx.actor, id);
  if (canEditAlbum(ctx.actor, isMember)) return isMember;
  throw canSeeAlbum(ctx.actor, row, ctx.services.now(), isMember) ? new AppError('forbidden') : notFound();
}
