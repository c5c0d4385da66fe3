import type { Json, NullableTimestamp, Stamps, Timestamp, WithDefault } from './columns.ts';
import type { Disk } from './files.ts';

export type UploadTransport = 'direct' | 'tus' | 's3';
export type UploadState = 'pending' | 'inProgress' | 'completed' | 'failed' | 'aborted';

/** Where an uploaded file goes. */
export interface UploadTarget {
  disk: Disk;
  disk_prefix: string;
  parent_id: number | null;
  /** Names of folders below the parent, made when they are not there. */
  folders: string[];
}

/** An upload, from its announcement until it is over. */
export interface UploadSessionTable extends Stamps {
  /** 128 random bits. */
  id: string;
  transport: UploadTransport;
  owner_id: number;
  workspace_id: WithDefault<number>;
  name: string;
  /** Bytes, as announced. */
  size: number;
  /** As announced; the content decides. */
  mime: string;
  /** `Upload-Metadata` of a resumable upload, letter by letter as it was announced; null for all others. */
  metadata: string | null;
  target: Json<UploadTarget>;
  /** Bytes that are on disk: what a client may count on. */
  received: WithDefault<number>;
  state: WithDefault<UploadState>;
  /** Why it failed, in words. */
  trouble: string | null;
  /** Key of the object, which exists when all bytes are there. */
  storage_key: string;
  /** The file it has become. */
  entry_id: number | null;
  /** Who writes to it now, and until when nobody else may. */
  writer: string | null;
  writer_until: NullableTimestamp;
  expires_at: Timestamp;
  /** Name of the multipart upload in the bucket; null for all others. */
  multipart_id: string | null;
  /** Until when addresses that were given out let its sender write to the bucket; null when none are left behind. */
  writable_until: NullableTimestamp;
}
export interface UploadTables {
  upload_sessions: UploadSessionTable;
}
