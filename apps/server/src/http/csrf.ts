import { AppError, type Services } from '@kantele/api/server';
import type { FastifyInstance } from 'fastify';
import { sessionCookieName } from './session.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Unsafe requests must come from this site. Browsers say so themselves (`Sec-Fetch-Site`, `Origin`); a request that
 * says neither is refused as soon as it carries a session.
 */
export function registerCsrf(app: FastifyInstance, services: Services): void {
  const https = services.baseUrl.startsWith('https:');
  const own = new URL(services.baseUrl).origin;
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method)) return;
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
    if (request.cookies[sessionCookieName(https)] !== undefined) throw new AppError('csrf');
  });
}
