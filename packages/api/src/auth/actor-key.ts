import { tokenActorById } from '../access-tokens/token-actor.ts';
import type { Actor } from '../core/actor.ts';
import type { Services } from '../core/services.ts';
import { getSite } from '../settings/site.ts';
import { sessionActorById } from './open-session.ts';

/** Names who asks, in something that is signed for them; it opens nothing by itself. */
export function actorKey(actor: Actor): string {
  if (actor.kind !== 'user') return actor.kind;
  return actor.token ? `token-${actor.token.id}` : `session-${actor.sessionId ?? 0}`;
}

/** Who a key names, with what they may do now; null once the session or token is over. */
export async function actorOfKey(services: Services, key: string): Promise<Actor | null> {
  const ctx = { services, db: services.db };
  if (key === 'guest') {
    const { guestPermissions } = await getSite(services.db);
    return { kind: 'guest', permissions: guestPermissions, guestHash: null };
  }
  const [, kind, id] = /^(session|token)-([1-9]\d{0,14})$/.exec(key) ?? [];
  if (kind === 'session') return sessionActorById(ctx, Number(id));
  return kind === 'token' ? tokenActorById(ctx, Number(id)) : null;
}
