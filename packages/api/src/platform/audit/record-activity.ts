import type { Database, Db, Transaction } from '@kantele/db';
import { workspaceIdOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { type AuditEntry, recordEvent } from './record-event.ts';

/** Writes what somebody did for a team, for its list of activity; nothing when they act for themselves. */
export async function recordActivity(
  db: Db | Transaction<Database>,
  ctx: Context,
  entry: AuditEntry,
): Promise<void> {
  if (workspaceIdOf(ctx.actor) !== 0) await recordEvent(db, ctx, entry);
}
