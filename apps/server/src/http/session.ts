import { createHmac } from 'node:crypto';
import { type Actor, actorOf, type Context, type Services } from '@kantele/api/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** `__Host-` binds the cookie to this host over https; browsers refuse the prefix without it. */
export function sessionCookieName(https: boolean): string {
  return https ? '__Host-sid' : 'sid';
}

export function setSessionCookie(
  reply: FastifyReply,
  https: boolean,
  value: string,
  maxAge: number | null,
): void {
  reply.setCookie(sessionCookieName(https), value, {
    path: '/',
    httpOnly: true,
    secure: https,
    sameSite: 'lax',
    ...(maxAge === null ? {} : { maxAge }),
  });
}

export function clearSessionCookie(reply: FastifyReply, https: boolean): void {
  reply.clearCookie(sessionCookieName(https), { path: '/', httpOnly: true, secure: https, sameSite: 'lax' });
}

/** Makes the context of a request: who sent it, and a signal that ends with the connection. */
export function contextFactory(services: Services) {
  const https = services.baseUrl.startsWith('https:');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const cookie = request.cookies[sessionCookieName(https)];
    const actor: Actor = await actorOf(services, cookie, guestHash(services, request));
    const abort = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) abort.abort();
    });
    return { actor, services, db: services.db, requestId: request.id, signal: abort.signal };
  };
}

/** Tells two guests apart for a day, and cannot be followed into the next. */
function guestHash(services: Services, request: FastifyRequest): string {
  const day = services.now().toISOString().slice(0, 10);
  const text = `guest\n${day}\n${request.ip}\n${request.headers['user-agent'] ?? ''}`;
  return createHmac('sha256', services.secret).update(text).digest('base64url').slice(0, 24);
}
