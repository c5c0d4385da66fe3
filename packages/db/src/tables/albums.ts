import type { Derived, Id, NullableTimestamp, Stamps, Summary, WithDefault } from './columns.ts';

export type Visibility = 'draft' | 'private' | 'unlisted' | 'scheduled' | 'public';
export type AlbumType = 'album' | 'ep' | 'single' | 'compilation' | 'live';
export type DatePrecision = 'year' | 'month' | 'day';

export interface AlbumTable extends Stamps {
  id: Id;
  name: string;
  slug: string;
  name_key: string;
  /** What an import recognises the album by; null for albums made by hand. */
  import_key: string | null;
  image_hash: string | null;
  type: WithDefault<AlbumType>;
  /** The type an import worked out last; a `type` that differs was chosen by hand and stays. */
  imported_type: AlbumType | null;
  release_date: string | null;
  release_precision: DatePrecision | null;
  release_sort: Derived<string>;
  label: string | null;
  catalogue_number: string | null;
  copyright: string | null;
  /** Whether who may download gets its files. */
  downloadable: WithDefault<boolean>;
  description: string | null;
  upc: string | null;
  mbid: string | null;
  visibility: WithDefault<Visibility>;
  publish_at: NullableTimestamp;
  /** When it was moved to the trash, where it is a draft; null elsewhere. */
  deleted_at: NullableTimestamp;
  /** What it was before, and is again when it is restored. */
  deleted_visibility: Visibility | null;
  /** When those who follow its artists were told of it. */
  announced_at: NullableTimestamp;
  listed: Derived<boolean>;
  plays_count: WithDefault<number>;
  likes_count: Derived<number>;
  /** Whether a running order as long as a vinyl record may be shown by sides. */
  sides: WithDefault<boolean>;
  /** LUFS and dBTP, kept equal to its tracks by triggers; null until one of them is measured. */
  loudness_integrated: Derived<number | null>;
  loudness_peak: Derived<number | null>;
  /** As lists show them, in their order; this and `artwork` are kept equal by triggers. */
  artists: Summary<{ id: number; name: string; slug: string }[]>;
  /** Of the picture; null without one. */
  artwork: Derived<{ hash: string; color: string; thumbhash: string } | null>;
}
export interface AlbumArtistTable {
  album_id: number;
  artist_id: number;
  role: WithDefault<string>;
  position: WithDefault<number>;
  listed: Derived<boolean>;
  release_sort: Derived<string>;
  plays_count: Derived<number>;
}
export interface AlbumGenreTable {
  album_id: number;
  genre_id: number;
  listed: Derived<boolean>;
  release_sort: Derived<string>;
  plays_count: Derived<number>;
}
export interface AlbumTables {
  albums: AlbumTable;
  album_artists: AlbumArtistTable;
  album_genres: AlbumGenreTable;
}
