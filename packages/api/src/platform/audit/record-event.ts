import type { Database, Db, Transaction } from '@kantele/db';
import { workspaceIdOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import type { AuditAction } from './contract.ts';
import { truncatedIp } from './ip.ts';
import { insertEvent } from './queries.ts';

export interface AuditEntry {
  action: AuditAction;
  object?: { type: string; id: string | number };
  /** What changed; never a secret, a password or a mail address of another person. */
  data?: Record<string, unknown>;
  /** Who did it when it is not the actor, e.g. the user who has just signed in. */
  actorId?: number;
  /** The team it is about, if not the one the actor acts for. */
  workspaceId?: number | null;
}

/** Writes an audit event, in the transaction of what it tells about; of what is deleted before it is. */
export async function recordEvent(
  db: Db | Transaction<Database>,
  ctx: Context,
  { action, object, data = {}, actorId, workspaceId }: AuditEntry,
): Promise<void> {
  const { actor } = ctx;
  const id = actorId ?? (actor.kind === 'user' ? (actor.impersonatorId ?? actor.id) : null);
  const as = actor.kind === 'user' && actor.impersonatorId !== null ? { as_user: actor.id } : {};
  await insertEvent(db, {
    actor_id: id,
    anonymous: actor.kind === 'guest' ? 'Guest' : 'System',
    action,
    object_type: object?.type ?? null,
    object_id: object === undefined ? null : String(object.id),
    data: JSON.stringify({ ...data, ...as }),
    // Of a person who is gone nothing stays.
    keepsName: action.endsWith('.delete') && object?.type !== 'user',
    workspace_id: workspaceId === undefined ? workspaceIdOf(actor) || null : workspaceId,
    ip: ctx.visitor ? truncatedIp(ctx.visitor.ip) : null,
  });
}
