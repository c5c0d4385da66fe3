import type { IncomingMessage } from 'node:http';
import { AppError } from '@kantele/api/server';
import type { FastifyInstance } from 'fastify';
import { overrideRefusal } from './method-override.ts';

/** Far more than browsers and proxies send; Node would silently drop those beyond its own limit. */
const headersAtMost = 200;

/** Refuses what no client of this site means to send, for every route. */
export function refuseMalformedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.raw.rawHeaders.length > 2 * headersAtMost) throw new AppError('headers_too_large');
    if (hostsOf(request.raw) > 1) {
      // A proxy in front may have read the other one (RFC 9112, 3.2), and what follows on the connection as well.
      reply.header('connection', 'close');
      throw new AppError('bad_request');
    }
    const refusal = overrideRefusal(request.raw);
    if (refusal?.code === 'method_not_allowed') reply.header('allow', refusal.allow.join(', '));
    if (refusal) throw new AppError(refusal.code);
    // What is small when it is sent and huge when it is read is not read at all.
    const encoding = request.headers['content-encoding'] ?? 'identity';
    if (encoding.toLowerCase() !== 'identity') throw new AppError('unsupported_media');
  });
}

const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
