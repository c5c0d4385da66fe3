import type { CreatedAt, Id, NullableJson, Timestamp } from './columns.ts';

export type RenditionKind = 'original' | 'aac_256' | 'aac_96' | 'opus_160' | 'flac' | 'fallback';
export interface RenditionTable {
  id: Id;
  track_id: number;
  kind: RenditionKind;
  mime: string;
  codec: string;
  bitrate: number | null;
  sample_rate: number | null;
  channels: number | null;
  size: number;
  sha256: string | null;
  samples: number | null;
  delay: number | null;
  init_end: number | null;
  fragments: NullableJson<{ start: number; end: number; t: number; d: number }[]>;
  /** `renditions/…` in the file store, or `library:<id>/<path>` for a file that stays in its folder. */
  storage_key: string;
  /** Strong validator without quotes; changes whenever the bytes do. */
  etag: string;
  created_at: CreatedAt;
}
export interface WorkerLeaseTable {
  worker_id: string;
  renewed_at: Timestamp;
}
export interface StreamingTables {
  renditions: RenditionTable;
  worker_leases: WorkerLeaseTable;
}
