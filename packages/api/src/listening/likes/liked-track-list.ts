import type { TrackList } from '../../catalogue/tracks/catalogue-list.ts';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { likedTrackOrder, likedTracks } from './fragments.ts';

interface Wish {
  orderBy: keyof typeof likedTrackOrder;
  direction?: 'asc' | 'desc' | undefined;
  query?: string | undefined;
}

/** The tracks one likes. @throws AppError `unauthenticated` for a guest */
export function likedTrackList(ctx: Context, { orderBy, direction, query }: Wish): TrackList {
  const { id } = userOf(ctx.actor);
  const by = likedTrackOrder[orderBy];
  const source = likedTracks(id, { ...by, direction: direction ?? by.direction }, query);
  return { name: `liked-tracks:${id}:${query ?? ''}`, source, isOwn: true };
}
