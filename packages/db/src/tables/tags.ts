import type { Id, Stamps, WithDefault } from './columns.ts';

export interface TagTable extends Stamps {
  id: Id;
  name: string;
  slug: string;
  display_name: string;
  type: WithDefault<'custom'>;
  image_hash: string | null;
}
export interface TagTables {
  tags: TagTable;
}
