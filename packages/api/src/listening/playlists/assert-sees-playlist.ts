import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { refreshPlaylist } from './fill-playlist.ts';
import { canSeePlaylist } from './policy.ts';
import { accessOf } from './queries.ts';

/**
 * Whether the one who asks may read it; what a rule fills is brought up to date.
 * @throws AppError `not_found` when there is none, or it may not be seen
 */
export async function assertSeesPlaylist(ctx: Context, id: number): Promise<void> {
  const row = await accessOf(ctx.db, id);
  if (!row || !canSeePlaylist(ctx.actor, row)) throw notFound();
  await refreshPlaylist(ctx, row);
}
