import type { Stamps, WithDefault } from './columns.ts';

/** `unknown`: found in the store without a row, and about to be removed. */
export type FileKind = 'rendition' | 'index' | 'image' | 'font' | 'export' | 'unknown';
/** `pending`: being written, not named by its owner yet. `missing`: the store does not have it any more. */
export type FileState = 'pending' | 'stored' | 'missing';

/** An object of the file store. Its row is written before its bytes and removed after them. */
export interface StoredFileTable extends Stamps {
  key: string;
  kind: FileKind;
  /**
   * Whose it is: the fingerprint of the sound of a rendition, the hash of a picture or a font, the id of an export; the key
   * itself for a packet index. Contents are shared, so one owner may be named by many rows.
   */
  owner: string;
  /** Bytes; null for an object of an earlier version until the nightly sweep has seen it. */
  size: number | null;
  state: WithDefault<FileState>;
}
export interface FileTables {
  stored_files: StoredFileTable;
}
