import type { UserActor } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { AppError } from '../../../core/errors.ts';
import { truncatedIp } from '../../../platform/audit/ip.ts';
import { confirmsEmail, getSite } from '../../../platform/site-state/site.ts';
import { deviceCookie } from './device.ts';
import {
  createSession,
  endSession,
  type OpenSession,
  type SessionOptions,
  sessionOfRow,
  validateSession,
} from './sessions.ts';

/**
 * Opens a session of a new id for a user and sets its cookie; the one the browser had ends. Answers the context of
 * the new actor. @throws AppError `unauthenticated` when the user may not have a session (suspended); the one the browser
 * had goes on
 */
export async function openSession(
  ctx: Context,
  userId: number,
  options: Pick<SessionOptions, 'remember' | 'impersonatorId' | 'authenticatedAt'>,
): Promise<Context> {
  const { visitor } = ctx;
  const session = await createSession(ctx.db, userId, {
    ...options,
    userAgent: visitor?.userAgent ?? null,
    ip: visitor ? truncatedIp(visitor.ip) : null,
  });
  const actor = await sessionActor(ctx, session.id);
  if (!actor) {
    await endSession(ctx.db, session.id);
    throw new AppError('unauthenticated');
  }
  if (visitor?.sessionId) await endSession(ctx.db, visitor.sessionId);
  visitor?.setSession(session.id, session.maxAge);
  if (visitor && !options.impersonatorId) deviceCookie(ctx, userId).remember();
  return { ...ctx, actor };
}

/** The user behind a session cookie, as an actor; null when it opens nothing. */
export async function sessionActor(
  ctx: Pick<Context, 'db' | 'services'>,
  cookie: string,
): Promise<(UserActor & { language: string | null }) | null> {
  const session = await validateSession(ctx.db, cookie);
  return session && actorOfSession(ctx, session);
}

/** The same by the id of its row. */
export async function sessionActorById(ctx: Pick<Context, 'db' | 'services'>, id: number) {
  const session = await sessionOfRow(ctx.db, id);
  return session && actorOfSession(ctx, session);
}

async function actorOfSession(
  ctx: Pick<Context, 'db' | 'services'>,
  session: OpenSession,
): Promise<UserActor & { language: string | null }> {
  const site = await getSite(ctx.db);
  return {
    kind: 'user',
    id: session.userId,
    sessionHash: session.hash,
    sessionId: session.id,
    token: null,
    workspace: null,
    permissions: session.permissions,
    verified: session.verified || !confirmsEmail(site, ctx.services),
    authenticatedAt: session.authenticatedAt,
    impersonatorId: session.impersonatorId,
    language: session.language,
  };
}

/** The context of a visitor who has just signed out. */
export async function asGuest(ctx: Context): Promise<Context> {
  const { guestPermissions } = await getSite(ctx.db);
  const guestHash = ctx.actor.kind === 'guest' ? ctx.actor.guestHash : null;
  return { ...ctx, actor: { kind: 'guest', permissions: guestPermissions, guestHash } };
}
