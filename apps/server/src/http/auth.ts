import {
  AppError,
  type Context,
  type ErrorCode,
  endSession,
  fieldsOf,
  getBootstrap,
  login,
  loginInput,
  type Services,
} from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attempts } from './rate-limit.ts';
import { clearSessionCookie, sessionCookieName, setSessionCookie } from './session.ts';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/** Sign-in and sign-out: routes of their own because they set cookies. */
export function registerAuth(app: FastifyInstance, services: Services, contextOf: ContextOf): void {
  const https = services.baseUrl.startsWith('https:');
  const perAddress = attempts({ max: 10, windowMs: 60_000 });
  const perAccount = attempts({ max: 20, windowMs: 15 * 60_000 });

  const signIn = async (request: FastifyRequest, reply: FastifyReply) => {
    const parsed = loginInput.safeParse(request.body ?? {});
    if (!parsed.success) throw new AppError('invalid', undefined, { fields: fieldsOf(parsed.error.issues) });
    const waits = [perAddress.take(request.ip), perAccount.take(parsed.data.email.trim().toLowerCase())];
    const wait = Math.max(...waits);
    if (wait > 0) {
      reply.header('retry-after', String(Math.ceil(wait / 1_000)));
      throw new AppError('rate_limited' satisfies ErrorCode);
    }
    const ctx = await contextOf(request, reply);
    const { session } = await login(ctx, parsed.data);
    const before = request.cookies[sessionCookieName(https)];
    if (before) await endSession(services.db, before);
    setSessionCookie(reply, https, session.id, session.maxAge);
    request.cookies[sessionCookieName(https)] = session.id;
    reply.header('cache-control', 'no-store');
    return { bootstrapData: await getBootstrap(await contextOf(request, reply), {}) };
  };

  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const cookie = request.cookies[sessionCookieName(https)];
    if (cookie) await endSession(services.db, cookie);
    clearSessionCookie(reply, https);
    delete request.cookies[sessionCookieName(https)];
    reply.header('cache-control', 'no-store').header('clear-site-data', '"cache"');
    return { bootstrapData: await getBootstrap(await contextOf(request, reply), {}) };
  };

  for (const prefix of ['/', '/api/v1/']) {
    app.route({ method: 'POST', url: `${prefix}auth/login`, config: { access: 'open' }, handler: signIn });
    app.route({ method: 'POST', url: `${prefix}auth/logout`, config: { access: 'open' }, handler: signOut });
  }
}
