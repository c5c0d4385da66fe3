import type { Derived, Id, Stamps, WithDefault } from './columns.ts';

export interface GenreTable extends Stamps {
  id: Id;
  /** Folded name: what two spellings share. */
  name: string;
  slug: string;
  display_name: string;
  image_hash: string | null;
  tracks_count: WithDefault<number>;
}
export interface AlbumGenreTable {
  album_id: number;
  genre_id: number;
  listed: Derived<boolean>;
  release_sort: Derived<string>;
  plays_count: Derived<number>;
}
export interface TrackGenreTable {
  track_id: number;
  genre_id: number;
  listed: Derived<boolean>;
  plays_count: Derived<number>;
}
export interface GenreTables {
  genres: GenreTable;
  album_genres: AlbumGenreTable;
  track_genres: TrackGenreTable;
}
