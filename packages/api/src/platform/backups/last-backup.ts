import type { Db } from '@kantele/db';
import { lastNightly } from './queries.ts';

/**
 * How the last nightly backup went and when the last complete one ended, as the settings show it; null before the first
 * has ended.
 */
export async function lastBackup(db: Db) {
  const row = await lastNightly(db);
  if (!row) return null;
  const { finished_at, complete_at, ...rest } = row;
  return {
    finished_at: finished_at.toISOString(),
    complete_at: complete_at?.toISOString() ?? null,
    ...rest,
  };
}
