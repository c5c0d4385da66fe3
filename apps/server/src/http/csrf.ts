import { AppError, type Services, sessionCookieName } from '@kantele/api/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isXsrfToken, xsrfHeader } from './session.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Unsafe requests must come from this site. Browsers say so themselves (`Sec-Fetch-Site`, `Origin`); a request that
 * says neither needs the token of its session as soon as it carries one. Requests with an access token need none of
 * it: no browser sends that header by itself.
 */
export function registerCsrf(app: FastifyInstance, services: Services): void {
  const own = new URL(services.baseUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method) || request.headers.authorization !== undefined) return;
    const session = request.cookies[sessionCookieName(services.baseUrl)];
    const given = request.headers[xsrfHeader];
    if (session !== undefined && given !== undefined && !hasPair(request, services))
      throw new AppError('csrf');
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) {
      if (site === 'same-origin' || site === 'none') return;
      throw new AppError('csrf');
    }
    const { origin } = request.headers;
    if (origin !== undefined) {
      if (origin === own || origin === `${request.protocol}://${request.host}`) return;
      throw new AppError('csrf');
    }
    if (session !== undefined && given === undefined) throw new AppError('csrf');
  });
}

/** How browsers say that they load something before anybody asks for it, e.g. `Sec-Purpose: prefetch;prerender`. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/**
 * For the rows of the contract that change something by GET, which a link in a mail or on another site could send, and
 * a browser by itself: with a session only pages of this site may, or who sends the token of the session, and nothing
 * that looks ahead.
 * @throws AppError `csrf`
 */
export function assertSentFromHere(request: FastifyRequest, services: Services): void {
  const { headers } = request;
  if (purposes.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? ''))))
    throw new AppError('csrf');
  if (headers.authorization !== undefined || headers['sec-fetch-site'] === 'same-origin') return;
  // Programs, and browsers on plain HTTP, do not say where a request comes from.
  if (headers['sec-fetch-site'] === undefined && hasPair(request, services)) return;
  throw new AppError('csrf');
}

/** Whether a request carries the token of its session, which other sites cannot read. */
function hasPair(request: FastifyRequest, services: Services): boolean {
  const session = request.cookies[sessionCookieName(services.baseUrl)];
  const given = request.headers[xsrfHeader];
  return session !== undefined && typeof given === 'string' && isXsrfToken(services.secret, session, given);
}
