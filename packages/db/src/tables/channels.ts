import type { Derived, Id, Stamps, WithDefault } from './columns.ts';

export type ChannelContentKind = 'albums' | 'artists' | 'tracks' | 'genres' | 'channels';
export type ChannelRule = 'manual' | 'newest' | 'added' | 'popular' | 'largest';

export interface ChannelTable extends Stamps {
  id: Id;
  name: string;
  /** What the list is sorted by. */
  name_key: string;
  slug: string;
  description: WithDefault<string>;
  layout: 'grid' | 'carousel' | 'list';
  content: ChannelContentKind;
  rule: WithDefault<ChannelRule>;
  /** Days whose plays count; null for all plays. */
  window_days: number | null;
  /** What is shown is of this genre; one that is gone leaves nothing. */
  genre_id: number | null;
  /** Shows a song from each new album while hardly anything was played. */
  opening_tracks: WithDefault<boolean>;
  item_limit: WithDefault<number>;
  visibility: WithDefault<'draft' | 'public'>;
  seo_title: WithDefault<string>;
  seo_description: WithDefault<string>;
  /** A path of this site. */
  seo_image: WithDefault<string | null>;
  /** Counts how often it was saved. */
  rev: WithDefault<number>;
}
/** What a channel shows by hand; one of the five ids is set. */
export interface ChannelItemTable {
  channel_id: number;
  position: number;
  album_id: number | null;
  artist_id: number | null;
  track_id: number | null;
  genre_id: number | null;
  nested_id: number | null;
  /** The one that is set. */
  object_id: Derived<number>;
}
export interface ChannelTables {
  channels: ChannelTable;
  channel_items: ChannelItemTable;
}
