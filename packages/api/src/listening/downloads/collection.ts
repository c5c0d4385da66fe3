import { getAlbum } from '../../catalogue/albums/get-album.ts';
import { worksOnAlbum } from '../../catalogue/artists/membership.ts';
import type { Context } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { line } from '../../core/translate.ts';
import { listedTracks } from '../playlists/export-file.ts';
import { getPlaylist } from '../playlists/get-playlist.ts';
import { songsOfZip } from './contract.ts';
import { fileName } from './file-names.ts';

/** Songs that are downloaded together, in their order. */
export interface Collection {
  /** Of the folder they lie in. */
  name: string;
  /** Picture by its hash; null without one. */
  cover: string | null;
  changedAt: Date;
  /** Whether the actor may have it, as far as its artists say. */
  offered: boolean;
  songs: readonly { id: number /** Without an ending. */; name: string; title: string; seconds: number }[];
}

/**
 * An album or a playlist, of which only songs are listed that the actor sees.
 * @throws AppError `not_found`, `too_large`
 */
export async function collectionOf(
  ctx: Context,
  type: 'album' | 'playlist',
  id: number,
): Promise<Collection> {
  return type === 'album' ? albumSongs(ctx, id) : playlistSongs(ctx, id);
}

async function albumSongs(ctx: Context, id: number): Promise<Collection> {
  const { album } = await getAlbum(ctx, { id });
  assertFits(album.tracks.length);
  const discs = new Set(album.tracks.map(({ disc_number }) => disc_number)).size;
  const artist = namesOf(album.artists);
  return {
    name: fileName(artist === '' ? album.name : `${artist} - ${album.name}`),
    cover: album.artwork?.hash ?? null,
    changedAt: new Date(album.created_at),
    offered:
      album.downloadable || album.abilities.edit || (await worksOnAlbum(ctx.db, ctx.actor, id, 'view')),
    songs: album.tracks.map(({ id: trackId, name, number, disc_number, artists, duration }) => {
      const place = number === null ? '' : `${String(number).padStart(2, '0')} `;
      return {
        id: trackId,
        name: fileName(`${discs > 1 ? `${disc_number}-` : ''}${place}${name}`),
        title: titled(namesOf(artists), name),
        seconds: secondsOf(duration),
      };
    }),
  };
}

async function playlistSongs(ctx: Context, id: number): Promise<Collection> {
  const { playlist } = await getPlaylist(ctx, { id });
  assertFits(playlist.tracks_count);
  const tracks = await listedTracks(ctx, id);
  const digits = String(tracks.length).length;
  return {
    name: fileName(playlist.name),
    cover: playlist.has_cover ? (playlist.artworks[0]?.hash ?? null) : null,
    changedAt: new Date(playlist.created_at),
    offered: true,
    songs: tracks.map(({ id: trackId, title, artist, duration }, at) => ({
      id: trackId,
      name: fileName(`${String(at + 1).padStart(Math.max(2, digits), '0')} ${titled(artist, title)}`),
      title: titled(artist, title),
      seconds: secondsOf(duration),
    })),
  };
}

const namesOf = (artists: readonly { name: string }[]) => artists.map(({ name }) => name).join(', ');
const titled = (artist: string | null, title: string) => (artist ? `${artist} - ${title}` : title);
const secondsOf = (duration: number | null) => (duration === null ? -1 : Math.round(duration / 1_000));

function assertFits(songs: number) {
  if (songs <= songsOfZip) return;
  const text = line('A download holds up to :count songs. Choose fewer.');
  throw new AppError('too_large', text, { params: { count: songsOfZip } });
}
