import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  type Actor,
  AppError,
  actorOf,
  type Context,
  cookiePath,
  getSite,
  languageOf,
  limitToken,
  pickLanguage,
  type Services,
  sessionCookieName,
  translator,
  type Visitor,
} from '@kantele/api/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countryOf } from './country.ts';

/** Scripts of this site read it and send it back as `X-XSRF-TOKEN`; common HTTP clients do so by themselves. */
export const xsrfCookie = 'XSRF-TOKEN';
export const xsrfHeader = 'x-xsrf-token';

/** The token that belongs to a session: who cannot read cookies of this site cannot know it. */
export function xsrfToken(secret: Buffer, sessionId: string): string {
  return createHmac('sha256', secret).update(`xsrf\n${sessionId}`).digest('base64url');
}

export function isXsrfToken(secret: Buffer, sessionId: string, given: string): boolean {
  const expected = Buffer.from(xsrfToken(secret, sessionId));
  const found = Buffer.from(given);
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/** Cookies are sent to this site only, not to what else lives on its host. */
function cookieOptions({ baseUrl }: Services) {
  return { path: cookiePath(), secure: baseUrl.startsWith('https:'), sameSite: 'lax' } as const;
}

/** What an operation may know and set of the browser behind a request. */
function visitorOf(services: Services, request: FastifyRequest, reply: FastifyReply): Visitor {
  const name = sessionCookieName(services.baseUrl);
  const base = cookieOptions(services);
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    country: () => countryOf(request.ip),
    sessionId: request.cookies[name],
    setSession(id, maxAge) {
      const life = maxAge === null ? {} : { maxAge };
      reply.setCookie(name, id, { ...base, ...life, httpOnly: true });
      reply.setCookie(xsrfCookie, xsrfToken(services.secret, id), { ...base, ...life });
      reply.header('cache-control', 'no-store');
    },
    clearSession() {
      reply.clearCookie(name, { ...base, httpOnly: true });
      reply.clearCookie(xsrfCookie, base);
      reply.header('cache-control', 'no-store').header('clear-site-data', '"cache"');
    },
    cookie: (other) => request.cookies[other]?.slice(0, 500),
    setCookie(other, value, maxAge) {
      reply.setCookie(other, value, { ...base, maxAge, httpOnly: true });
    },
  };
}

/** Makes the context of a request: who sent it, in which language, and a signal that ends with the connection. */
export function contextFactory(services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const isPage = request.routeOptions.config.access === 'page';
    const { actor, language: own } = await actorOf(services, {
      cookie: request.cookies[sessionCookieName(services.baseUrl)],
      // Pages are for browsers, which send no token; those of guests are kept for all of them.
      authorization: isPage ? undefined : request.headers.authorization,
      guestHash: () => guestHash(services, request),
      workspace: {
        query: isPage ? undefined : (request.query as { workspaceId?: unknown } | undefined)?.workspaceId,
        cookie: request.cookies.activeWorkspaceId,
      },
    });
    if (actor.kind === 'user' && actor.token) await countUse(services, actor.token.id, request, reply);
    const { language, translate } = await languageFor(services, request, own);
    let signal: AbortSignal | undefined;
    const visitor = visitorOf(services, request, reply);
    renewXsrf(services, request, reply, actor);
    return {
      actor,
      services,
      db: services.db,
      requestId: request.id,
      // Few operations ask for it.
      get signal() {
        signal ??= signalOf(reply);
        return signal;
      },
      visitor,
      language,
      translate,
    };
  };
}

/** Ends with the connection. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const abort = new AbortController();
  if (raw.destroyed && !raw.writableFinished) abort.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) abort.abort();
  });
  return abort.signal;
}

/** @throws AppError `rate_limited` for a token that has used up its minute; the headers say how much is left */
async function countUse(services: Services, tokenId: number, request: FastifyRequest, reply: FastifyReply) {
  // A batch of tRPC names its procedures with commas between them.
  const [path = ''] = request.url.split('?');
  const calls = path.startsWith('/trpc/') ? path.split(/,|%2c/i).length : 1;
  const { limit, remaining, reset, isOver } = await limitToken(services, tokenId, calls);
  reply.headers({ 'ratelimit-limit': limit, 'ratelimit-remaining': remaining, 'ratelimit-reset': reset });
  if (isOver) throw new AppError('rate_limited', undefined, { retryAfterMs: reset * 1_000 });
}

/**
 * Makes the context of a guest, whoever sends the request: cookies and tokens are not looked at, and none can be set.
 * For what other sites show of this one.
 */
export function guestContextFactory(services: Services) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Context> => {
    const { actor } = await actorOf(services, {
      cookie: undefined,
      authorization: undefined,
      guestHash: () => guestHash(services, request),
    });
    const { language, translate } = await languageFor(services, { headers: request.headers, cookies: {} });
    return {
      actor,
      services,
      db: services.db,
      requestId: request.id,
      signal: signalOf(reply),
      visitor: null,
      language,
      translate,
    };
  };
}

/** The language of a request, and how to speak it; `own` is the one of the signed-in user. */
export async function languageFor(
  services: Services,
  request: Pick<FastifyRequest, 'headers' | 'cookies'>,
  own: string | null = null,
) {
  const site = await getSite(services.db);
  const language = pickLanguage(site, {
    user: own,
    cookie: request.cookies['be-language'],
    acceptLanguage: request.headers['accept-language'],
  });
  return { language, translate: translator(languageOf(site.languages, language)) };
}

/** A signed-in browser without the pair cookie, or with that of an older session, is given its own. */
function renewXsrf(services: Services, request: FastifyRequest, reply: FastifyReply, actor: Actor) {
  if (actor.kind !== 'user' || actor.token) return;
  const sessionId = request.cookies[sessionCookieName(services.baseUrl)] ?? '';
  if (request.cookies[xsrfCookie] === xsrfToken(services.secret, sessionId)) return;
  reply.setCookie(xsrfCookie, xsrfToken(services.secret, sessionId), cookieOptions(services));
}

/** Tells two guests apart for a day, and cannot be followed into the next. */
function guestHash(services: Services, request: FastifyRequest): string {
  const day = services.now().toISOString().slice(0, 10);
  const text = `guest\n${day}\n${request.ip}\n${request.headers['user-agent'] ?? ''}`;
  return createHmac('sha256', services.secret).update(text).digest('base64url').slice(0, 24);
}
