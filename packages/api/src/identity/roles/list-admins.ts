import type { Database, Transaction } from '@kantele/db';
import { adminIds } from './queries.ts';

/** Admins that are told of something, at most. */
const mostAdmins = 1_000;

/** Ids of the people who hold `admin` and are not suspended. */
export function listAdmins(trx: Transaction<Database>): Promise<number[]> {
  return adminIds(trx, mostAdmins);
}
