import type { Id, Json, Stamps, WithDefault } from './columns.ts';

export interface ArtistTable extends Stamps {
  id: Id;
  name: string;
  slug: string;
  /** Folded name: what sorting and matching compare. */
  name_key: string;
  image_hash: string | null;
  bio: string | null;
  country: string | null;
  city: string | null;
  links: Json<{ title: string; url: string }[]>;
  verified: WithDefault<boolean>;
  disabled: WithDefault<boolean>;
  mbid: string | null;
  followers_count: WithDefault<number>;
  plays_count: WithDefault<number>;
}
export interface ArtistTables {
  artists: ArtistTable;
}
