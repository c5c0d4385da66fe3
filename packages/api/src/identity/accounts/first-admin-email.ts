import type { Db } from '@kantele/db';
import { adminEmail } from './queries.ts';

/** Address of the admin who has been here longest; null without one. */
export async function firstAdminEmail(db: Db): Promise<string | null> {
  return (await adminEmail(db))?.email ?? null;
}
