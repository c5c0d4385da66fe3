import type { z } from 'zod';
import { siteAddress } from '../../core/text/site-address.ts';
import type { fileEntry } from './contract.ts';
import type { EntryRow } from './entry-queries.ts';

/** Address of the content of a file. */
export const contentAddress = (id: number): string => siteAddress(`/api/v1/file-entries/${id}/content`);

export function fileView({
  storage_key,
  created_at,
  updated_at,
  deleted_at,
  ...row
}: EntryRow): z.output<typeof fileEntry> {
  return {
    ...row,
    url: storage_key === null ? null : contentAddress(row.id),
    deleted_at: deleted_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
