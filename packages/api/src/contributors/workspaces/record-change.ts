import type { Database } from '@kantele/db';
import type { Transaction } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { AuditAction } from '../../platform/audit/contract.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';

/** Writes what somebody did about a team into its activity: about the member of that id, or about the team as a whole. */
export const recordChange = (
  ctx: Context,
  trx: Transaction<Database>,
  workspaceId: number,
  action: Extract<AuditAction, `workspaces.${string}`>,
  userId?: number,
) =>
  recordEvent(trx, ctx, {
    action,
    object: userId === undefined ? { type: 'workspace', id: workspaceId } : { type: 'user', id: userId },
    workspaceId,
  });
