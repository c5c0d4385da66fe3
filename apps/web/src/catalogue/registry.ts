import type { PermissionName } from '@kantele/api/contract/roles';
import { line } from '@kantele/api/translate';
import {
  CircleUserRound,
  Disc3,
  GalleryHorizontalEnd,
  ListMusic,
  type LucideIcon,
  Music,
  Tags,
  User,
} from 'lucide-react';
import type { trpc } from '../app/trpc.ts';
import { imageUrl } from '../lib/images.ts';
import { albumTypeWords, artistNames } from '../lib/words.ts';
import { address, artistAddress, byIdAndSlug, channelAddress } from './address.ts';
import type { ListWish, Tracks } from './lists/list-ids.ts';
import type { PlayContext } from './play-context.ts';
import { reads } from './reads.ts';
import type { Kind, Named, PlayableKind, PlayableThings, Things } from './things.ts';

/** What a menu can do with a thing; how it is done stands in `features/menus`. */
export type MenuAction =
  | 'play'
  | 'playNext'
  | 'addToQueue'
  | 'radio'
  | 'addToPlaylist'
  | 'folder'
  | 'like'
  | 'pin'
  | 'goToArtist'
  | 'goToAlbum'
  | 'credits'
  | 'lyrics'
  | 'download'
  | 'exportFile'
  | 'share';

/** Queries of the page, for things that are read when they are wanted. */
export type Utils = ReturnType<typeof trpc.useUtils>;

/** How a thing plays as a whole. */
interface Plays<Thing> {
  context(thing: Thing): PlayContext;
  /** What has to be known to play a thing that is only named. */
  find(utils: Utils, named: Named): Promise<Thing>;
  /** Its tracks, or the first of them. */
  first(utils: Utils, thing: Thing): Promise<Tracks>;
  /** The list its first tracks are the beginning of; null when they are all. */
  list(thing: Thing): ListWish | null;
}

/** Everything the site has to know of a kind. */
interface KindEntry<K extends Kind> {
  /** One of it, in English. */
  label: string;
  icon: LucideIcon;
  /** The form of its pictures. */
  shape: 'square' | 'circle';
  link(ref: { id: number; slug: string }): { to: string; params: Record<string, string> };
  path(ref: { id: number; slug: string }): string;
  name(thing: Things[K]): string;
  /** Its artists; none for a kind without artists. */
  artists(thing: Things[K]): readonly Named[];
  picture(thing: Things[K]): { image: string | null; artwork: { hash: string } | null };
  /** Whether a list of what was played names its artists in the place of the kind. */
  credited: boolean;
  /** Groups of its context menu; none for a kind without one. */
  menu: readonly (readonly MenuAction[])[];
  /** Where the administration looks after it, and who may. */
  managed: { path: (id: number) => string; permission: PermissionName } | null;
}
interface PlayableEntry<K extends PlayableKind> extends KindEntry<K> {
  plays: Plays<PlayableThings[K]>;
}
interface SilentEntry<K extends Kind> extends KindEntry<K> {
  plays: null;
}
type Registry = { [K in PlayableKind]: PlayableEntry<K> } & {
  [K in Exclude<Kind, PlayableKind>]: SilentEntry<K>;
};

const sharing = ['share'] as const;
const keeping = ['addToPlaylist', 'like'] as const;
const playing = ['play', 'playNext', 'addToQueue', 'radio'] as const;

const noPicture = () => ({ image: null, artwork: null });

/** The kinds of things the site shows. A new kind is one entry; what has to be said of it, the compiler asks for. */
export const kinds = {
  track: {
    label: line('Track'),
    icon: Music,
    shape: 'square',
    ...byIdAndSlug('/track/$id/$slug'),
    name: ({ name }) => name,
    artists: ({ artists }) => artists,
    picture: ({ album }) => album,
    credited: true,
    menu: [playing, keeping, ['goToArtist', 'goToAlbum', 'credits', 'lyrics'], ['download', 'share']],
    plays: {
      context: (track): PlayContext => ({
        type: 'track',
        id: track.id,
        name: track.name,
        path: kinds.track.path(track),
      }),
      find: async (_, named) => named,
      first: async (_, track) => ['status' in track ? track : track.id],
      list: () => null,
    },
    managed: { path: (id) => `/admin/tracks/${id}`, permission: 'tracks.manage' },
  },
  album: {
    label: line('Album'),
    icon: Disc3,
    shape: 'square',
    ...byIdAndSlug('/album/$id/$slug'),
    name: ({ name }) => name,
    artists: ({ artists }) => artists,
    picture: (album) => album,
    credited: true,
    menu: [playing, [...keeping, 'pin'], ['goToArtist', 'credits'], ['download', 'share']],
    plays: {
      context: (album): PlayContext => ({
        type: 'album',
        id: album.id,
        name: album.name,
        path: kinds.album.path(album),
        kind: albumTypeWords[album.type],
        subtitle: artistNames(album.artists),
      }),
      find: async (utils, { id }) => (await utils.albums.get.ensureData({ id })).album,
      first: async (utils, { id }) => (await utils.albums.get.ensureData({ id })).album.tracks,
      list: () => null,
    },
    managed: { path: (id) => `/admin/albums/${id}`, permission: 'albums.manage' },
  },
  artist: {
    label: line('Artist'),
    icon: User,
    shape: 'circle',
    ...artistAddress,
    name: ({ name }) => name,
    artists: () => [],
    picture: ({ artwork }) => ({ image: null, artwork }),
    credited: false,
    menu: [playing, ['pin'], sharing],
    plays: {
      context: (artist): PlayContext => ({
        type: 'artist',
        id: artist.id,
        name: artist.name,
        path: kinds.artist.path(artist),
        image: artist.artwork ? imageUrl(artist.artwork.hash, 160) : null,
        kind: line('Artist'),
      }),
      find: async (utils, { id }) => (await utils.artists.get.ensureData({ id })).artist,
      first: async (utils, { id }) =>
        (await utils.artists.tracks.ensureData(reads.artistTracks(id))).pagination.data,
      list: ({ id }) => ({ artist_id: id }),
    },
    managed: { path: (id) => `/admin/artists/${id}`, permission: 'artists.manage' },
  },
  playlist: {
    label: line('Playlist'),
    icon: ListMusic,
    shape: 'square',
    ...byIdAndSlug('/playlist/$id/$slug'),
    name: ({ name }) => name,
    artists: () => [],
    picture: ({ artworks: [artwork] }) => ({ image: null, artwork: artwork ?? null }),
    credited: false,
    menu: [playing, ['like', 'addToPlaylist', 'folder', 'pin'], ['download', 'exportFile', 'share']],
    plays: {
      context: (playlist): PlayContext => ({
        type: 'playlist',
        id: playlist.id,
        name: playlist.name,
        path: kinds.playlist.path(playlist),
      }),
      find: async (utils, { id }) => (await utils.playlists.get.ensureData({ id })).playlist,
      first: async (utils, { id }) =>
        (await utils.tracks.list.fetch({ playlist_id: id, orderBy: 'custom', per_page: 10 })).pagination.data,
      list: ({ id }) => ({ playlist_id: id, orderBy: 'custom' }),
    },
    managed: null,
  },
  genre: {
    label: line('Genre'),
    icon: Tags,
    shape: 'square',
    ...address('/genre/$slug', ({ slug }: { slug: string }) => ({ slug })),
    name: ({ display_name }) => display_name,
    artists: () => [],
    picture: noPicture,
    credited: false,
    menu: [],
    plays: {
      context: (genre): PlayContext => ({
        type: 'genre',
        id: genre.id,
        name: genre.display_name,
        path: kinds.genre.path(genre),
      }),
      find: async (utils, { slug }) => (await utils.genres.get.ensureData({ slug })).genre,
      first: async (utils, { slug }) =>
        (await utils.genres.tracks.ensureData(reads.genreTracks(slug))).pagination.data,
      list: ({ id }) => ({ genre_id: id }),
    },
    managed: { path: (id) => `/admin/genres/${id}`, permission: 'genres.manage' },
  },
  user: {
    label: line('User'),
    icon: CircleUserRound,
    shape: 'circle',
    // The slug may be left out: the page adds the right one.
    ...address('/user/$id/$slug', ({ id, slug = '-' }: { id: number; slug?: string }) => ({
      id: String(id),
      slug,
    })),
    name: ({ display_name }) => display_name,
    artists: () => [],
    picture: noPicture,
    credited: false,
    menu: [],
    plays: null,
    managed: { path: (id) => `/admin/users/${id}`, permission: 'users.manage' },
  },
  channel: {
    label: line('Channel'),
    icon: GalleryHorizontalEnd,
    shape: 'square',
    ...channelAddress,
    name: ({ name }) => name,
    artists: () => [],
    picture: noPicture,
    credited: false,
    menu: [],
    plays: null,
    managed: { path: (id) => `/admin/channels/${id}`, permission: 'channels.manage' },
  },
} satisfies Registry;

/** For code that works for any kind. */
const entries: { [K in Kind]: KindEntry<K> } = kinds;
const playable: { [K in PlayableKind]: PlayableEntry<K> } = kinds;

export const entryOf = <K extends Kind>(kind: K): KindEntry<K> => entries[kind];
export const playsOf = <K extends PlayableKind>(kind: K): Plays<PlayableThings[K]> => playable[kind].plays;
export const isKind = (kind: unknown): kind is Kind => typeof kind === 'string' && Object.hasOwn(kinds, kind);
