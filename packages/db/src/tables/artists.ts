import type { CreatedAt, Derived, Id, Json, Stamps, WithDefault } from './columns.ts';

export interface ArtistTable extends Stamps {
  id: Id;
  name: string;
  slug: string;
  /** Folded name: what sorting and matching compare. */
  name_key: string;
  /** Folded sort name as tagged; null when the name itself decides. */
  sort_name_key: string | null;
  /** What lists by name are sorted by: the sort name, else the name without its leading article. */
  sort_key: Derived<string>;
  image_hash: string | null;
  /** A wide picture for the head of the page. */
  banner_hash: string | null;
  bio: string | null;
  country: string | null;
  city: string | null;
  links: Json<{ title: string; url: string }[]>;
  verified: WithDefault<boolean>;
  disabled: WithDefault<boolean>;
  mbid: string | null;
  /** The team it belongs to; null when it belongs to people, or to nobody. */
  workspace_id: number | null;
  followers_count: WithDefault<number>;
  plays_count: WithDefault<number>;
}
/** Somebody who works for an artist: sees drafts, edits, publishes. */
export interface ArtistMemberTable {
  artist_id: number;
  user_id: number;
  /** An owner may also add and remove members. */
  role: WithDefault<'owner' | 'editor'>;
  created_at: CreatedAt;
}
export interface ArtistTables {
  artists: ArtistTable;
  artist_members: ArtistMemberTable;
}
