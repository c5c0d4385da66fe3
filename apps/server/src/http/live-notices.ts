import { liveChannel, type Services } from '@kantele/api/server';
import { Listener } from '@kantele/db';
import type { FastifyInstance } from 'fastify';

interface Hearer {
  /** What an instance has said. */
  onNotice: (notice: unknown) => void;
  /** The connection is there for the first time, or again after a loss: what was said before has not come. */
  onBack: () => void;
}

/** What instances of the site say through Postgres, for all parts of this one, on one connection. */
export interface LiveNotices {
  add(hearer: Hearer): void;
  /** Opens the connection unless it is there; resolves when nothing is missed any more. */
  listen(): Promise<void>;
}

/** Ends with the server. The connection is opened by the first who asks for it. */
export function openNotices(app: FastifyInstance, services: Services, databaseUrl: string): LiveNotices {
  const hearers: Hearer[] = [];
  const sayBack = () => {
    for (const { onBack } of hearers) onBack();
  };
  let listener: Listener | null = null;
  let listening: Promise<void> | null = null;
  app.addHook('onClose', async () => {
    await listener?.close();
  });
  return {
    add: (hearer) => void hearers.push(hearer),
    listen() {
      listener ??= new Listener({
        url: databaseUrl,
        channel: liveChannel,
        onNotice: (payload) => {
          const notice = parsed(payload);
          for (const { onNotice } of hearers) onNotice(notice);
        },
        onBack: sayBack,
        onError: (error) => services.log.warn({ err: error }, 'live events are not heard'),
      });
      listening ??= listener.ready.then(sayBack);
      return listening;
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
