import type { Id, Stamps, WithDefault } from './columns.ts';

export interface GenreTable extends Stamps {
  id: Id;
  /** Folded name: what two spellings share. */
  name: string;
  slug: string;
  display_name: string;
  image_hash: string | null;
  tracks_count: WithDefault<number>;
}
export interface GenreTables {
  genres: GenreTable;
}
