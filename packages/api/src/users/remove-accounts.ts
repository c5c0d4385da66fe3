import type { Database, Transaction } from '@kantele/db';
import { anonymizeActors } from '../audit/anonymize-actors.ts';
import type { Context } from '../core/context.ts';
import { keepAnAdmin } from '../roles/keep-an-admin.ts';
import { deleteUserRows } from './queries.ts';
import { removeExports } from './remove-exports.ts';

/** Removes accounts in a transaction; personal rows follow by their references. */
export async function removeAccounts(ctx: Context, trx: Transaction<Database>, ids: readonly number[]) {
  await anonymizeActors(trx, ids);
  await removeExports(ctx, trx, ids);
  await deleteUserRows(trx, ids);
  await keepAnAdmin(trx);
}
