import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from this machine, directly, and to this machine's own name: a page elsewhere that points
 * its name at 127.0.0.1 is not meant.
 */
export function isLocal(request: FastifyRequest): boolean {
  const proxied = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  const near = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return proxied === undefined && near && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}
