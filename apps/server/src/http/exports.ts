import { Readable } from 'node:stream';
import { assertAccess, type Context, type Services, takeDataExport } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaPolicy } from './security-headers.ts';

/** The export of a user's data, by a link that works once and only in the session of that user. */
export function registerExports(
  app: FastifyInstance,
  services: Services,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): void {
  app.route<{ Params: { token: string } }>({
    method: 'GET',
    url: '/secure/exports/:token',
    config: { access: 'operation' },
    handler: async (request, reply) => {
      const ctx = await contextOf(request, reply);
      assertAccess(ctx.actor, { access: 'signed-in', inPerson: true });
      const key = await takeDataExport(ctx, request.params.token);
      reply.headers({
        'content-disposition': 'attachment; filename="export.zip"',
        'content-security-policy': mediaPolicy,
        'cache-control': 'no-store',
      });
      return reply
        .type('application/zip')
        .send(Readable.from(services.storage.read(key), { objectMode: false }));
    },
  });
}
