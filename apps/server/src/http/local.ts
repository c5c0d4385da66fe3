import type { FastifyRequest } from 'fastify';

/** What a proxy writes into a request it passes on. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-real-ip',
];

/**
 * Whether a request comes from this machine, directly, and to this machine's own name: neither through a proxy that
 * runs here, nor from a page elsewhere that points its name at 127.0.0.1. Proxies that say nothing of themselves, as
 * nginx by default, still speak HTTP/1.0.
 */
export function isLocal(request: FastifyRequest): boolean {
  const { headers, raw, socket } = request;
  if (forwarding.some((name) => headers[name] !== undefined) || raw.httpVersion === '1.0') return false;
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '') &&
    /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host)
  );
}
