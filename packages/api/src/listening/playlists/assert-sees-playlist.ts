import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { canUsePlaylist } from './policy.ts';
import { accessOf } from './queries.ts';
import { refreshPlaylist } from './smart/fill-playlist.ts';

/**
 * Whether the one who asks may read it; what a rule fills is brought up to date.
 * @throws AppError `not_found` when there is none, or it may not be seen
 */
export async function assertSeesPlaylist(ctx: Context, id: number): Promise<void> {
  const row = await accessOf(ctx, id);
  if (!row || !canUsePlaylist(ctx.actor, row, 'see')) throw notFound();
  await refreshPlaylist(ctx, row);
}
