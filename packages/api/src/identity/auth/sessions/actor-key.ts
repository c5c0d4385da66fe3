import type { Actor } from '../../../core/actor.ts';
import type { Services } from '../../../core/context.ts';
import { inWorkspace } from '../../../platform/memberships/active-workspace.ts';
import { getSite } from '../../../platform/site-state/site.ts';
import { tokenActorById } from '../../access-tokens/token-actor.ts';
import { sessionActorById } from './open-session.ts';

/** Names who asks, in something that is signed for them; it opens nothing by itself. */
export function actorKey(actor: Actor): string {
  if (actor.kind !== 'user') return actor.kind;
  const key = actor.token ? `token-${actor.token.id}` : `session-${actor.sessionId ?? 0}`;
  return actor.workspace ? `${key}-${actor.workspace.id}` : key;
}

/** Who a key names, with what they may do now; null once the session or token is over. */
export async function actorOfKey(services: Services, key: string): Promise<Actor | null> {
  const ctx = { services, db: services.db };
  if (key === 'guest') {
    const { guestPermissions } = await getSite(services.db);
    return { kind: 'guest', permissions: guestPermissions, guestHash: null };
  }
  const [, kind, id, workspaceId] = /^(session|token)-([1-9]\d{0,14})(?:-([1-9]\d{0,14}))?$/.exec(key) ?? [];
  if (kind === undefined) return null;
  const byId = kind === 'session' ? sessionActorById : tokenActorById;
  const found = await byId(ctx, Number(id));
  if (!found) return null;
  const { language: _, ...actor } = found;
  const acting = await inWorkspace(services.db, actor, { query: workspaceId });
  return acting.foreignWorkspace ? null : acting;
}
