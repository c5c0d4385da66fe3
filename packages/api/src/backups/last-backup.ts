import type { Db } from '@kantele/db';
import { lastNightly } from './queries.ts';

/** How the last nightly backup went, as the settings show it; null before the first has ended. */
export async function lastBackup(db: Db) {
  const row = await lastNightly(db);
  return row ? { ...row, finished_at: row.finished_at.toISOString() } : null;
}
