import type { FileEntry } from '../../platform/files/contract.ts';
import type { BackstageRequest } from './contract.ts';
import type { RequestRow } from './queries.ts';

export function requestView(row: RequestRow, evidence: FileEntry[]): BackstageRequest {
  const { user_id, user_name, entry_ids: _ids, created_at, decided_at, ...rest } = row;
  return {
    ...rest,
    user: { id: user_id, display_name: user_name ?? '' },
    evidence,
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  };
}
