import type { Visibility } from '@kantele/db';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { neededFor, worksOnAlbum } from '../artists/membership.ts';
import { tracksOfAlbum } from '../tracks/list-tracks.ts';
import { canEditTrack } from '../tracks/policy.ts';
import { canEditAlbum, canSeeAlbum } from '../visibility/policy.ts';
import { albumById, albumCredits, albumVisibility } from './queries.ts';
import { albumView } from './view.ts';

/** Whether somebody who is no editor sees an album as one who works for its artists. */
const seesAsMember = async (ctx: Context, id: number): Promise<boolean> =>
  !canEditAlbum(ctx.actor, false) && worksOnAlbum(ctx.db, ctx.actor, id, 'view');

/** The same for changing it. */
const editsAsMember = async (ctx: Context, id: number, visibility: Visibility): Promise<boolean> =>
  !canEditAlbum(ctx.actor, false) && worksOnAlbum(ctx.db, ctx.actor, id, neededFor(visibility));

/** One album with its tracks and credits. @throws AppError `not_found` also for one the actor may not see. */
export async function getAlbum(ctx: Context, input: { id: number }) {
  const row = await albumById(ctx.db, input.id);
  if (!row) throw notFound();
  const isMember = await seesAsMember(ctx, input.id);
  if (!canSeeAlbum(ctx.actor, row, ctx.services.now(), isMember)) throw notFound();
  const edits = isMember && (await editsAsMember(ctx, input.id, row.visibility));
  const all = canEditTrack(ctx.actor, isMember);
  const [tracks, credits] = await Promise.all([
    tracksOfAlbum(ctx, input.id, all),
    albumCredits(ctx.db, input.id, all),
  ]);
  return { album: albumView(row, { tracks, credits, edit: canEditAlbum(ctx.actor, isMember && edits) }) };
}

/** For what hangs on an album. @throws AppError `not_found` as for the album */
export async function assertSeesAlbum(ctx: Context, id: number): Promise<void> {
  const row = await albumVisibility(ctx.db, id);
  if (!row) throw notFound();
  const now = ctx.services.now();
  if (canSeeAlbum(ctx.actor, row, now, false)) return;
  if (!canSeeAlbum(ctx.actor, row, now, await seesAsMember(ctx, id))) throw notFound();
}

/**
 * For what changes an album.
 * @returns whether the actor works for one of its artists
 * @throws AppError `not_found`, also for one that may be seen and not changed
 */
export async function assertEditsAlbum(ctx: Context, id: number): Promise<boolean> {
  const row = await albumVisibility(ctx.db, id);
  if (!row) throw notFound();
  const isMember = await editsAsMember(ctx, id, row.visibility);
  if (!canEditAlbum(ctx.actor, isMember)) throw notFound();
  return isMember;
}

/** For what those see who work on an album. @throws AppError `not_found` for everybody else */
export async function assertWorksOnAlbum(ctx: Context, id: number): Promise<void> {
  const exists = await albumVisibility(ctx.db, id);
  if (!exists || !canEditAlbum(ctx.actor, await seesAsMember(ctx, id))) throw notFound();
}
