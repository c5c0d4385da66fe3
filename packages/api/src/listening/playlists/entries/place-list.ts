import type { TrackList } from '../../../catalogue/tracks/catalogue-list.ts';
import type { Context } from '../../../core/context.ts';
import { assertSeesPlaylist } from '../assert-sees-playlist.ts';
import { placeOrder, tracksOfPlaylist } from '../fragments.ts';

interface Wish {
  id: number;
  orderBy: keyof typeof placeOrder;
  direction?: 'asc' | 'desc' | undefined;
  query?: string | undefined;
}

/** The tracks of a playlist. @throws AppError `not_found` when it may not be seen */
export async function placeList(ctx: Context, { id, orderBy, direction, query }: Wish): Promise<TrackList> {
  await assertSeesPlaylist(ctx, id);
  const by = placeOrder[orderBy];
  const source = tracksOfPlaylist(id, { ...by, direction: direction ?? by.direction }, query);
  return { name: `playlist-tracks:${id}:${query ?? ''}`, source, isOwn: true };
}
