import { listAlbumsOf } from '../../catalogue/albums/list-albums.ts';
import { listArtistsOf } from '../../catalogue/artists/list-artists.ts';
import { can, userOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type { KeysetSource } from '../../core/keyset.ts';
import { ownPlaylistsOf } from '../playlists/list-playlists.ts';
import { type Pins, pinsMax } from './contract.ts';
import { pinnedAlbums, pinnedArtists, pinnedPlaylists } from './fragments.ts';

/** What the one who asks has pinned and may see. */
export async function listPins(ctx: Context): Promise<Pins> {
  const { id } = userOf(ctx.actor);
  const page = { per_page: pinsMax };
  const list = (name: string, source: KeysetSource) => ({ name: `pinned-${name}:${id}`, source });
  const isListener = can(ctx.actor, 'music.view');
  const [playlists, albums, artists] = await Promise.all([
    can(ctx.actor, 'playlists.view')
      ? ownPlaylistsOf(ctx, list('playlists', pinnedPlaylists(id)), page)
      : null,
    isListener ? listAlbumsOf(ctx, list('albums', pinnedAlbums(id)), page) : null,
    isListener ? listArtistsOf(ctx, list('artists', pinnedArtists(id)), page) : null,
  ]);
  return {
    playlists: playlists?.pagination.data ?? [],
    albums: albums?.pagination.data ?? [],
    artists: artists?.pagination.data ?? [],
  };
}
