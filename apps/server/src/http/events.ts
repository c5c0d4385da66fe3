import {
  AppError,
  assertAccess,
  type Context,
  liveChannel,
  liveNotice,
  type Services,
  userOf,
} from '@kantele/api/server';
import { Listener } from '@kantele/db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LiveStreams } from './live-streams.ts';

export const eventsPath = '/api/v1/events';

interface EventOptions {
  services: Services;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;
  databaseUrl: string;
}

/**
 * The one stream of events to browsers (server-sent events): it says what has changed, never what it is. Every instance
 * hears of changes through Postgres, whichever of them made the change.
 */
export function registerEvents(app: FastifyInstance, { services, contextOf, databaseUrl }: EventOptions) {
  const streams = new LiveStreams(services);
  let listener: Listener | null = null;
  const listen = () => {
    listener ??= new Listener({
      url: databaseUrl,
      channel: liveChannel,
      onNotice: (payload) => void pass(payload),
      onBack: () => streams.sendMissed(),
      onError: (error) => services.log.warn({ err: error }, 'live events are not heard'),
    });
    return listener.ready;
  };
  const pass = async (payload: string) => {
    const notice = liveNotice.safeParse(parsed(payload));
    if (notice.success) await streams.send(notice.data.users, notice.data.event);
  };
  // Before the server waits for its connections.
  app.addHook('preClose', async () => streams.close());
  app.addHook('onClose', async () => {
    await listener?.close();
  });

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
      await listen();
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
