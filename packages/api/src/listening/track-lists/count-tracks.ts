import type { Context } from '../../core/context.ts';
import type { Wish } from './choose-list.ts';
import { indexTracks } from './index-tracks.ts';

/** How long a list is. */
export async function countTracks(ctx: Context, wish: Wish) {
  const { total } = await indexTracks(ctx, wish);
  return { total };
}
