import type { Recipe } from '../styles/recipe.ts';

export interface DemoArtist {
  name: string;
  bio: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  verified: boolean;
  links: { title: string; url: string }[];
  /** File name in assets/demo. */
  portrait: string;
}

export interface DemoCredit {
  role: 'composer' | 'lyricist' | 'producer' | 'engineer' | 'mastering' | 'performer';
  name: string;
  instrument?: string;
}

export interface DemoLyrics {
  /** BCP 47 tag. */
  language: string;
  /** Laid on the phrases of the music, line by line. */
  synced: boolean;
  lines: readonly string[];
}

export interface DemoTrack {
  title: string;
  recipe: Recipe;
  /** Guests, credited as `Artist feat. Guest`. */
  featuring: readonly string[];
  credits: readonly DemoCredit[];
  explicit: boolean;
  lyrics?: DemoLyrics;
}

export interface DemoAlbum {
  slug: string;
  title: string;
  artist: string;
  description: string;
  type: 'album' | 'ep' | 'single' | 'live';
  /** File name in assets/demo. */
  cover: string;
  label: string;
  catalogNumber: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD: as exact as it is known. */
  released: string;
  genres: readonly string[];
  copyright: string;
  credits: readonly DemoCredit[];
  /** Performed in one go: the tracks are cut out of one continuous piece. */
  continuous: boolean;
  tracks: readonly DemoTrack[];
}

export interface TrackNotes extends Omit<Recipe, 'style' | 'seed'> {
  style?: string;
  featuring?: readonly string[];
  credits?: readonly DemoCredit[];
  explicit?: boolean;
  lyrics?: DemoLyrics;
}

export interface AlbumNotes extends Omit<DemoAlbum, 'tracks' | 'copyright' | 'continuous'> {
  style: string;
  continuous?: boolean;
  songs: Readonly<Record<string, TrackNotes>>;
}

/** Completes an album from its notes: style and seed of every track, the copyright line. */
export function album(notes: AlbumNotes): DemoAlbum {
  const { style, songs, continuous, ...rest } = notes;
  return {
    ...rest,
    continuous: continuous ?? false,
    copyright: `© ${rest.released.slice(0, 4)} ${rest.artist}, ${rest.label}`,
    tracks: Object.entries(songs).map(([title, song]) => {
      const { featuring, credits, explicit, lyrics, ...recipe } = song;
      return {
        title,
        recipe: { style, ...recipe, seed: `${rest.slug}/${title}` },
        featuring: featuring ?? [],
        credits: credits ?? [],
        explicit: explicit ?? false,
        ...(lyrics ? { lyrics } : {}),
      };
    }),
  };
}

/** One credit, written shortly. */
export function credit(role: DemoCredit['role'], name: string): DemoCredit {
  return { role, name };
}

/** A performer and the instrument. */
export function plays(name: string, instrument: string): DemoCredit {
  return { role: 'performer', name, instrument };
}
