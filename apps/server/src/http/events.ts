import { AppError, assertAccess, type Context, liveNotice, type Services, userOf } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveNotices } from './live-notices.ts';
import { LiveStreams } from './live-streams.ts';

export const eventsPath = '/api/v1/events';

interface EventOptions {
  services: Services;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  notices: LiveNotices;
  /** Streams at a time, of all users. */
  atMost?: number | undefined;
}

/**
 * The one stream of events to browsers (server-sent events): it says what has changed, never what it is. Every instance
 * hears of changes through Postgres, whichever of them made the change.
 */
export function registerEvents(app: FastifyInstance, { services, contextOf, notices, atMost }: EventOptions) {
  const streams = new LiveStreams(services, atMost);
  notices.add({ onNotice: (notice) => void pass(notice), onBack: () => streams.sendMissed() });
  const pass = async (sent: unknown) => {
    const notice = liveNotice.safeParse(sent);
    if (notice.success) await streams.send(notice.data.users, notice.data.event);
  };
  // Before the server waits for its connections.
  app.addHook('preClose', async () => streams.close());

  app.route({
    method: 'GET',
    url: eventsPath,
    config: { access: 'operation' },
    handler: async (request, reply) => {
      const { actor } = await contextOf(request, reply);
      assertAccess(actor, { access: 'signed-in', inPerson: true });
      const { id: userId, sessionId } = userOf(actor);
      if (sessionId === null) throw new AppError('forbidden');
      if (streams.isFull) throw new AppError('overloaded');
      // From here on nothing is missed: the browser reads anew once the stream is open.
      await notices.listen();
      if (reply.raw.destroyed) return;
      reply.headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.raw.writeHead(200);
      reply.raw.write('retry: 2000\nevent: open\ndata: {}\n\n');
      streams.add({ userId, sessionId, response: reply.raw });
    },
  });
}
