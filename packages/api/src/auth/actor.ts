import type { Actor } from '../core/actor.ts';
import type { Services } from '../core/services.ts';
import { rolesOfUser } from '../roles/queries.ts';
import { getSite } from '../settings/site.ts';
import { validateSession } from './sessions.ts';

/** Who sent a request with this session cookie. A user's permissions are read anew each time. */
export async function actorOf(
  services: Services,
  cookie: string | undefined,
  guestHash: string | null,
): Promise<Actor> {
  const session = cookie ? await validateSession(services.db, cookie) : null;
  if (!session) {
    const { guestPermissions } = await getSite(services.db);
    return { kind: 'guest', permissions: guestPermissions, guestHash };
  }
  const { permissions } = await rolesOfUser(services.db, session.userId);
  return { kind: 'user', id: session.userId, sessionHash: session.hash, permissions };
}
