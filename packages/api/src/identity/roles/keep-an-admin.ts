import type { Database, Transaction } from '@kantele/db';
import { AppError } from '../../core/errors.ts';
import { hasAdmin } from './queries.ts';

/**
 * To be called at the end of a transaction that changed roles or users: a user who is not suspended must still hold
 * `admin`. @throws AppError `conflict`
 */
export async function keepAnAdmin(trx: Transaction<Database>): Promise<void> {
  if (!(await hasAdmin(trx))) throw new AppError('conflict', 'The last admin cannot be removed.');
}
