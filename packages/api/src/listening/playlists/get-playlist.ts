import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { canUsePlaylist, isOwner } from './policy.ts';
import { playlistById } from './queries.ts';
import { refreshPlaylist } from './smart/fill-playlist.ts';
import { playlistView } from './view.ts';

/** @throws AppError `not_found` when there is none, or it may not be seen */
export async function getPlaylist(ctx: Context, { id }: { id: number }) {
  const row = await visiblePlaylist(ctx, id);
  const isOther = await refreshPlaylist(ctx, row);
  const current = isOther ? await visiblePlaylist(ctx, id) : row;
  return {
    playlist: playlistView(current, {
      add: canUsePlaylist(ctx.actor, current, 'add'),
      edit: canUsePlaylist(ctx.actor, current, 'edit'),
      own: canUsePlaylist(ctx.actor, current, 'own'),
      isOwner: isOwner(ctx.actor, current),
    }),
  };
}

async function visiblePlaylist(ctx: Context, id: number) {
  const row = await playlistById(ctx, id);
  if (!row || !canUsePlaylist(ctx.actor, row, 'see')) throw notFound();
  return row;
}
