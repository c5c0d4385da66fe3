import type { Id, NullableTimestamp, Stamps, WithDefault } from './columns.ts';

/** `unknown`: found in the store without a row, and about to be removed. */
export type FileKind = 'rendition' | 'index' | 'image' | 'font' | 'export' | 'upload' | 'unknown';
/** `pending`: being written, not named by its owner yet. `missing`: the store does not have it any more. */
export type FileState = 'pending' | 'stored' | 'missing';

/** An object of the file store. Its row is written before its bytes and removed after them. */
export interface StoredFileTable extends Stamps {
  key: string;
  kind: FileKind;
  /**
   * Whose it is: the fingerprint of the sound of a rendition, the hash of a picture or a font, the id of an export, the
   * key of an upload; the key itself for a packet index. Contents are shared, so one owner may be named by many rows.
   */
  owner: string;
  /** Bytes; null for an object of an earlier version until the nightly sweep has seen it. */
  size: number | null;
  state: WithDefault<FileState>;
}
/** `public`: anybody who has its address may load it. `uploads`: its owner and those who manage files. */
export type Disk = 'public' | 'uploads';

/** A file somebody has uploaded, or a folder of such. */
export interface FileEntryTable extends Stamps {
  id: Id;
  type: 'file' | 'folder';
  name: string;
  /** What lists are sorted by. */
  name_key: string;
  /** What the content is, whatever the name says; null for folders. */
  mime: string | null;
  /** Lower case, without the dot; empty when the name has none. */
  extension: WithDefault<string>;
  /** Bytes; 0 for folders. */
  size: WithDefault<number>;
  /** Hex; null for folders. */
  sha256: string | null;
  disk: WithDefault<Disk>;
  /** A label of the client that uploaded it, to find its own files by; never part of a path. */
  disk_prefix: WithDefault<string>;
  parent_id: number | null;
  /** Ids of the folders it lies in, outermost first, each with a slash behind: `4/9/`; empty at the top. */
  path: WithDefault<string>;
  /** Key of the object in the store; null for folders. */
  storage_key: string | null;
  owner_id: number;
  workspace_id: WithDefault<number>;
  /** When it was moved to the trash. */
  deleted_at: NullableTimestamp;
}
export interface FileTables {
  file_entries: FileEntryTable;
  stored_files: StoredFileTable;
}
