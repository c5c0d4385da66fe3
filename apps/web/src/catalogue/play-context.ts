import { line } from '@kantele/api/translate';
import { pathOf } from '../lib/routes.ts';
import { albumTypeWords, artistNames } from '../lib/words.ts';

/** Where playing started: shown as "Next from …", sent with play reports. */
export interface PlayContext {
  type: 'album' | 'artist' | 'genre' | 'track' | 'search' | 'channel' | 'saved';
  id: number | null;
  name: string;
  /** Address of the page. */
  path: string;
  /** Address of its own picture, for lists of what was played; the cover of the track stands in. */
  image?: string | null;
  /** What it is ("LP"), in English: it is kept over changes of language. Made from the type when left out. */
  kind?: string;
  /** Whose it is; made from the track when left out. */
  subtitle?: string;
}

interface Named {
  id: number;
  name: string;
  slug: string;
}

/** What plays from a page: its kind, name, address and picture. */
export const contextOf = {
  album: (
    album: Named & {
      type: keyof typeof albumTypeWords;
      artists: readonly { name: string }[];
    },
  ): PlayContext => ({
    type: 'album',
    id: album.id,
    name: album.name,
    path: pathOf.album(album),
    kind: albumTypeWords[album.type],
    subtitle: artistNames(album.artists),
  }),
  artist: (artist: Named & { artwork: { hash: string } | null }): PlayContext => ({
    type: 'artist',
    id: artist.id,
    name: artist.name,
    path: pathOf.artist(artist),
    image: small(artist.artwork),
    kind: line('Artist'),
  }),
  genre: (genre: { id: number; display_name: string; slug: string }): PlayContext => ({
    type: 'genre',
    id: genre.id,
    name: genre.display_name,
    path: pathOf.genre(genre),
  }),
  /** The whole catalogue; every order is a list of its own. */
  songs: ({ sort, direction }: { sort: string; direction: string }): PlayContext => ({
    type: 'channel',
    id: null,
    name: line('Songs'),
    path: `/tracks?sort=${sort}&dir=${direction}`,
    kind: line('All songs'),
  }),
  track: (track: Named): PlayContext => ({
    type: 'track',
    id: track.id,
    name: track.name,
    path: pathOf.track(track),
  }),
  search: (query: string): PlayContext => ({
    type: 'search',
    id: null,
    name: `“${query}”`,
    path: pathOf.search(query),
  }),
  channel: (channel: { name: string; slug: string }): PlayContext => ({
    type: 'channel',
    id: null,
    name: channel.name,
    path: `/#${channel.slug}`,
  }),
};

const small = (artwork: { hash: string } | null) => (artwork ? `/images/${artwork.hash}/160.webp` : null);
