import type { Context } from '../../../core/context.ts';
import { getBootstrap } from '../../bootstrap/get-bootstrap.ts';
import { asGuest, openSession } from './open-session.ts';
import { endSession } from './sessions.ts';

/** Ends the session of the cookie; an admin who was signed in as another user returns to the own account. */
export async function logout(ctx: Context) {
  const { actor, visitor } = ctx;
  if (visitor?.sessionId) await endSession(ctx.db, visitor.sessionId);
  if (actor.kind === 'user' && actor.impersonatorId !== null) {
    const next = await openSession(ctx, actor.impersonatorId, {
      remember: false,
      authenticatedAt: new Date(0),
    });
    return { bootstrapData: await getBootstrap(next, {}) };
  }
  visitor?.clearSession();
  return { bootstrapData: await getBootstrap(await asGuest(ctx), {}) };
}
