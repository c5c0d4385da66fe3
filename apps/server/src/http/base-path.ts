import type { IncomingMessage } from 'node:http';
import { AppError, siteAddress, sitePathOf, siteRoot } from '@kantele/api/server';
import type { FastifyInstance } from 'fastify';
import { overrideMethod } from './method-override.ts';

/** Answered at the root of the host, too: what probes ask, which stand before the proxy. */
const probes = /^\/(healthz|readyz|metrics)(\?|$)/;
const outside = new WeakSet<IncomingMessage>();

/**
 * Takes the path below which the site is served off a request, before anything looks at its address: routes, limits and
 * logs know paths within the site only. The proxy passes the whole path on.
 * @returns the URL to route
 */
export function withinSite(request: IncomingMessage): string {
  const address = request.url ?? '/';
  if (siteRoot() !== '') {
    const path = sitePathOf(address);
    if (path !== address) request.url = path;
    else if (!probes.test(address)) outside.add(request);
  }
  return overrideMethod(request);
}

/** What is not of this site is not found; the path itself without its slash leads to the front page. */
export function refuseOutside(app: FastifyInstance): void {
  if (siteRoot() === '') return;
  app.addHook('onRequest', async (request, reply) => {
    if (outside.has(request.raw)) throw new AppError('not_found');
    const [path, query] = request.originalUrl.split('?', 2);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (path === siteRoot() && isReading)
      return reply.redirect(siteAddress('/') + (query === undefined ? '' : `?${query}`), 308);
  });
}
