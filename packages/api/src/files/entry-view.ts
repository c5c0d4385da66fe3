import type { z } from 'zod';
import type { fileEntry } from './contract.ts';
import type { EntryRow } from './entry-queries.ts';

/** Path of the content of a file on this site. */
export const contentPath = (id: number): string => `/api/v1/file-entries/${id}/content`;

export function fileView({
  storage_key,
  created_at,
  updated_at,
  deleted_at,
  ...row
}: EntryRow): z.output<typeof fileEntry> {
  return {
    ...row,
    url: storage_key === null ? null : contentPath(row.id),
    deleted_at: deleted_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
