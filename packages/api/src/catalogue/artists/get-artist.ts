import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { type Need, worksForArtist } from './membership.ts';
import { canEditArtist, canSeeArtist } from './policy.ts';
import { artistAccess, artistById } from './queries.ts';
import { artistView } from './view.ts';

/** One artist. @throws AppError `not_found` also for a disabled one, unless the actor may edit artists. */
export async function getArtist(ctx: Context, input: { id: number }) {
  const row = await artistById(ctx.db, input.id);
  if (!row || !canSeeArtist(ctx.actor, row)) throw notFound();
  const edit =
    canEditArtist(ctx.actor, false) ||
    (await worksForArtist(ctx.db, ctx.actor, input.id, 'workspace.artists'));
  return { artist: artistView(row, edit) };
}

/** For what hangs on an artist. @throws AppError `not_found` as for the artist */
export async function assertSeesArtist(ctx: Context, id: number): Promise<void> {
  const row = await artistAccess(ctx.db, id);
  if (!row || !canSeeArtist(ctx.actor, row)) throw notFound();
}

/**
 * For what changes an artist, or what those who work for it may do.
 * @param need what a role in a workspace must hold for it
 * @returns whether the actor works for the artist
 * @throws AppError `not_found`, also for one that may be seen and not changed
 */
export async function assertEditsArtist(
  ctx: Context,
  id: number,
  need: Need = 'workspace.artists',
): Promise<boolean> {
  await assertSeesArtist(ctx, id);
  const isMember = await worksForArtist(ctx.db, ctx.actor, id, need);
  if (!canEditArtist(ctx.actor, isMember)) throw notFound();
  return isMember;
}
