import { type Context, unsubscribe } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What mail programs do when somebody presses their own “Unsubscribe” (RFC 8058): a form without cookies. */
export async function registerUnsubscribe(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
): Promise<void> {
  await app.register(async (scope) => {
    const type = 'application/x-www-form-urlencoded';
    // The form says nothing beyond the address.
    scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) =>
      done(null, {}),
    );
    scope.route<{ Params: { token: string } }>({
      method: 'POST',
      url: '/unsubscribe/:token',
      config: { access: 'operation' },
      handler: async (request, reply) =>
        unsubscribe(await contextOf(request, reply), { token: request.params.token.slice(0, 500) }),
    });
  });
}
