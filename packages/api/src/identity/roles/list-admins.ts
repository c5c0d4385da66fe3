import type { Database, Transaction } from '@kantele/db';
import type { PermissionName } from '../../core/permissions.ts';
import { holderIds } from './queries.ts';

/** People that are told of something, at most. */
const mostHolders = 1_000;

/** Ids of the people who hold `admin` and are not suspended. */
export const listAdmins = (trx: Transaction<Database>): Promise<number[]> => holderIds(trx, mostHolders);

/** Ids of the people who hold a permission, themselves or by a role, or `admin`, and are not suspended. */
export const listHolders = (trx: Transaction<Database>, permission: PermissionName): Promise<number[]> =>
  holderIds(trx, mostHolders, [permission]);
