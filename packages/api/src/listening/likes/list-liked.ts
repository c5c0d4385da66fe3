import type { z } from 'zod';
import { listAlbumsOf } from '../../catalogue/albums/list-albums.ts';
import { trackPageOf } from '../../catalogue/tracks/list-tracks.ts';
import { userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type * as contract from './contract.ts';
import { likedAlbumOrder, likedAlbums } from './fragments.ts';
import { kinds } from './kinds.ts';
import { likedTrackList } from './liked-track-list.ts';
import { likedOf } from './queries.ts';

/** Those of some things that the one who asks likes. */
export async function likedAmong(ctx: Context, { type, ids }: z.output<typeof contract.likedAmong>) {
  return { ids: await likedOf(ctx.db, kinds[type], userOf(ctx.actor).id, ids) };
}

/** A page of the tracks one likes. */
export async function listLikedTracks(
  ctx: Context,
  { per_page, cursor, ...wish }: z.output<typeof contract.listLikedTracks>,
) {
  return trackPageOf(ctx, likedTrackList(ctx, wish), { per_page, cursor });
}

/** A page of the albums one likes. */
export async function listLikedAlbums(
  ctx: Context,
  { orderBy, query, ...page }: z.output<typeof contract.listLikedAlbums>,
) {
  const { id } = userOf(ctx.actor);
  const list = {
    name: `liked-albums:${id}:${query ?? ''}`,
    source: likedAlbums(id, likedAlbumOrder[orderBy], query),
  };
  return listAlbumsOf(ctx, list, page);
}
