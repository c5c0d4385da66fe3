import { type Context, receiveEvent } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/** Bytes of one message of the provider at most; its events are a few thousand. */
const bodyLimit = 262_144;

/**
 * Messages of the payment provider. They are read as bytes, which the signature is about, and answered once they stand
 * in the ledger: while the database is away with 503, so that they are sent again.
 */
export function registerStripeWebhook(app: FastifyInstance, contextOf: ContextOf): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/stripe/webhook', { bodyLimit, config: { access: 'open' } }, async (request, reply) => {
      const { body, headers } = request;
      const signature = headers['stripe-signature'];
      await receiveEvent(await contextOf(request, reply), {
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : undefined,
      });
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
