import type { z } from 'zod';
import { listArtistsOf } from '../../catalogue/artists/list-artists.ts';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type * as contract from './contract.ts';
import { followedArtistOrder, followedArtists } from './fragments.ts';

/** A page of the artists one follows. */
export async function listFollowedArtists(
  ctx: Context,
  { orderBy, query, ...page }: z.output<typeof contract.listFollowedArtists>,
) {
  const { id } = userOf(ctx.actor);
  const list = {
    name: `followed-artists:${id}:${query ?? ''}`,
    source: followedArtists(id, followedArtistOrder[orderBy], query),
  };
  return listArtistsOf(ctx, list, page);
}
