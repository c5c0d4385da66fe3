import type { Actor, UserActor } from '../../../core/actor.ts';
import type { Services } from '../../../core/context.ts';
import { AppError } from '../../../core/errors.ts';
import {
  assertIsWorkspace,
  inWorkspace,
  type NamedWorkspace,
} from '../../../platform/memberships/active-workspace.ts';
import { getSite } from '../../../platform/site-state/site.ts';
import { tokenActor } from '../../access-tokens/token-actor.ts';
import { sessionActor } from './open-session.ts';

export interface Credentials {
  cookie: string | undefined;
  /** Value of the `Authorization` header. */
  authorization: string | undefined;
  /** Made when it is asked for. */
  guestHash: () => string | null;
  /** Which workspace the request names: in its query, and by the cookie `activeWorkspaceId`. */
  workspace?: NamedWorkspace;
}

/**
 * Who sent a request. A token that is given counts alone, whatever cookie comes with it; permissions are read anew
 * each time. @throws AppError `unauthenticated` for a token that opens nothing; `workspace_forbidden` and `invalid` as
 * `inWorkspace`
 */
export async function actorOf(
  services: Services,
  { cookie, authorization, guestHash, workspace = {} }: Credentials,
): Promise<{ actor: Actor; language: string | null }> {
  const ctx = { services, db: services.db };
  if (authorization !== undefined) {
    const token = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(authorization)?.[1];
    const found = token ? await tokenActor(ctx, token) : null;
    if (!found) throw new AppError('unauthenticated');
    return split(services, found, { query: workspace.query });
  }
  const found = cookie ? await sessionActor(ctx, cookie) : null;
  if (found) return split(services, found, workspace);
  assertIsWorkspace(workspace);
  const { guestPermissions } = await getSite(services.db);
  const actor: Actor = {
    kind: 'guest',
    permissions: guestPermissions,
    get guestHash() {
      return guestHash();
    },
  };
  return { actor, language: null };
}

async function split(
  { db }: Services,
  { language, ...actor }: UserActor & { language: string | null },
  workspace: NamedWorkspace,
) {
  return { actor: await inWorkspace(db, actor, workspace), language };
}
