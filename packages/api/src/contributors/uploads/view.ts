import type { SessionRow } from './queries.ts';

/** What a transport needs of an upload. */
export interface Upload {
  id: string;
  size: number;
  received: number;
  state: SessionRow['state'];
  /** `Upload-Metadata` it was announced with; null without. */
  metadata: string | null;
  trouble: string | null;
  expires_at: Date;
  storage_key: string;
}

export function uploadView(row: SessionRow): Upload {
  const { id, size, received, state, metadata, trouble, expires_at, storage_key } = row;
  return { id, size, received, state, metadata, trouble, expires_at, storage_key };
}
