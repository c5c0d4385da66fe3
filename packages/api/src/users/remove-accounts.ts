import type { Database } from '@kantele/db';
import type { Transaction } from 'kysely';
import type { Context } from '../core/context.ts';
import { keepAnAdmin } from '../roles/queries.ts';
import { removeExportFiles } from './data-export.ts';
import { deleteUserRows } from './queries.ts';

/** Removes accounts in a transaction; personal rows follow by their references. */
export async function removeAccounts(ctx: Context, trx: Transaction<Database>, ids: readonly number[]) {
  // The log keeps that it happened, not who it was.
  await trx
    .updateTable('audit_events')
    .set({ actor_name: 'Deleted user', ip: null })
    .where('actor_id', 'in', ids)
    .execute();
  await removeExportFiles(ctx, trx, ids);
  await deleteUserRows(trx, ids);
  await keepAnAdmin(trx);
}
