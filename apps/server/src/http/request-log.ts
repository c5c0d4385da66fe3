import type { FastifyInstance } from 'fastify';

/**
 * One line per answer: method, route pattern, status, milliseconds, request id. Never the address itself: it may
 * hold search words or a signature.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
  });
}
