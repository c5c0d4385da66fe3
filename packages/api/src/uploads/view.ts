import type { SessionRow } from './queries.ts';

/** What a transport needs of an upload. */
export interface Upload {
  id: string;
  size: number;
  received: number;
  state: SessionRow['state'];
  trouble: string | null;
  expires_at: Date;
}

export function uploadView({ id, size, received, state, trouble, expires_at }: SessionRow): Upload {
  return { id, size, received, state, trouble, expires_at };
}
