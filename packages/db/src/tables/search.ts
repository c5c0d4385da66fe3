import type { WithDefault } from './columns.ts';

export type SearchType = 'artist' | 'album' | 'track';
export interface SearchEntryTable {
  type: SearchType;
  id: number;
  /** Folded name, for exact and prefix ranking. */
  name_key: string;
  /** tsvector of folded words. */
  words: string;
  popularity: WithDefault<number>;
  /** Among the most popular: searched first. */
  hot: WithDefault<boolean>;
}
export interface SearchPrefixTable {
  prefix: string;
  position: number;
  type: SearchType;
  id: number;
}
export interface SearchTables {
  search_entries: SearchEntryTable;
  search_prefixes: SearchPrefixTable;
}
