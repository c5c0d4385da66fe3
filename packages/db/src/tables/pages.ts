import type { Id, Stamps, WithDefault } from './columns.ts';

export interface PageTable extends Stamps {
  id: Id;
  title: string;
  /** What the list is sorted by. */
  title_key: string;
  slug: string;
  /** Sanitised HTML. */
  body: WithDefault<string>;
  type: WithDefault<'default'>;
  visibility: WithDefault<'draft' | 'public'>;
  /** Who may see it once it is public. */
  audience: WithDefault<'everybody' | 'signed_in' | 'roles'>;
  seo_title: WithDefault<string>;
  seo_description: WithDefault<string>;
  /** A path of this site. */
  seo_image: WithDefault<string | null>;
  author_id: number | null;
  /** Counts how often it was saved. */
  rev: WithDefault<number>;
}
/** Roles a page of audience `roles` is for. */
export interface PageRoleTable {
  page_id: number;
  role_id: number;
}
export interface PageTables {
  pages: PageTable;
  page_roles: PageRoleTable;
}
