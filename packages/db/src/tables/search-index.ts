import type { WithDefault } from './columns.ts';

export type SearchType = 'artist' | 'album' | 'track';
export interface SearchEntryTable {
  type: SearchType;
  id: number;
  /** Folded name, for exact and prefix ranking. */
  name_key: string;
  /** tsvector of folded words, of their first three letters (`^riv`) and of a rare type (`:artist`). */
  words: string;
  /** Plays as they were when they last moved by more than a twentieth. */
  popularity: WithDefault<number>;
  /** 1: the most played, searched first; 2: the next; 3: all others. */
  tier: WithDefault<number>;
}
/** The most played things of every beginning of a word that is common enough. */
export interface SearchPrefixTable {
  prefix: string;
  popularity: number;
  type: SearchType;
  id: number;
}
export interface SearchIndexTables {
  search_entries: SearchEntryTable;
  search_prefixes: SearchPrefixTable;
}
