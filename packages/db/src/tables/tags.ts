import type { Derived, Id, Stamps, WithDefault } from './columns.ts';

export interface TagTable extends Stamps {
  id: Id;
  name: string;
  slug: string;
  display_name: string;
  type: WithDefault<'custom'>;
  image_hash: string | null;
}
export interface TrackTagTable {
  track_id: number;
  tag_id: number;
  listed: Derived<boolean>;
  plays_count: Derived<number>;
}
export interface TagTables {
  tags: TagTable;
  track_tags: TrackTagTable;
}
