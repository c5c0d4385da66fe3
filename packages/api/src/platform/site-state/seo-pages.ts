import { line } from '../../core/translate.ts';

/** A kind of pages whose title and description admins may word. */
interface SeoPage {
  /** What the pages are called. */
  label: string;
  /** Words at first, with `:name` for what is filled in. The name of the site follows the title. */
  title: string;
  description: string;
  /** Names that are filled in, besides `site`. */
  placeholders: readonly string[];
}

export const seoKinds = ['home', 'album', 'artist', 'track', 'genre', 'albums', 'artists', 'tracks'] as const;
export type SeoKind = (typeof seoKinds)[number];

/** The words that stand in the head of pages. */
export const seoPages: Record<SeoKind, SeoPage> = {
  home: {
    label: line('Home page'),
    title: ':site',
    description: ':description',
    placeholders: ['description'],
  },
  album: {
    label: line('Album pages'),
    title: line(':name by :artists'),
    description: line('Listen to :name by :artists. :facts.'),
    placeholders: ['name', 'artists', 'facts'],
  },
  artist: {
    label: line('Artist pages'),
    title: ':artist',
    description: line('Listen to albums and songs by :artist.'),
    placeholders: ['artist', 'about'],
  },
  track: {
    label: line('Song pages'),
    title: line(':name by :artists'),
    description: line('Listen to :name by :artists, from :album.'),
    placeholders: ['name', 'artists', 'album'],
  },
  genre: {
    label: line('Genre pages'),
    title: ':genre',
    description: line('Popular tracks, albums and artists of :genre.'),
    placeholders: ['genre'],
  },
  albums: {
    label: line('List of albums'),
    title: line('Albums'),
    description: line('All albums, newest first.'),
    placeholders: [],
  },
  artists: {
    label: line('List of artists'),
    title: line('Artists'),
    description: line('All artists, the most played first.'),
    placeholders: [],
  },
  tracks: {
    label: line('List of songs'),
    title: line('Songs'),
    description: line('All songs, the most played first.'),
    placeholders: [],
  },
};

/** Placeholders of a text that a kind of pages does not fill in. */
export function unknownPlaceholders(kind: SeoKind, text: string): string[] {
  const known: readonly string[] = [...seoPages[kind].placeholders, 'site'];
  return [...text.matchAll(/:([a-z][a-z_]*)/gi)]
    .map(([placeholder]) => placeholder)
    .filter((placeholder) => !known.includes(placeholder.slice(1)));
}
