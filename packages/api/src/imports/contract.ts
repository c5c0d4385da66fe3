import { z } from 'zod';
import { byId, id, page, pageInput, timestamp } from '../core/contract.ts';

export const importStates = ['queued', 'running', 'needs_confirmation', 'done', 'failed'] as const;

/** One run over a folder; counters are files. */
export const importRun = z.object({
  id,
  path: z.string(),
  state: z.enum(importStates),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  missing: z.int(),
  failed: z.int(),
  /** Files found; null until the folder has been walked. */
  total: z.int().nullable(),
  processed: z.int(),
  /** At most 500, the first ones. */
  failures: z.array(z.object({ path: z.string(), reason: z.string() })),
  error: z.string().nullable(),
  created_at: timestamp,
  started_at: timestamp.nullable(),
  finished_at: timestamp.nullable(),
});
export type ImportRun = z.infer<typeof importRun>;

export const startImport = z.strictObject({
  /** Absolute path of a folder on the server. */
  path: z.string().min(1).max(4_096),
});
export const importResponse = z.object({ import: importRun });
export const listImports = z.strictObject(pageInput);
export const importPage = page(importRun);
export const confirmMissing = byId;
