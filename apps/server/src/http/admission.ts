import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { errorTable } from '@kantele/api/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientOf } from './connections.ts';

export interface AdmissionOptions {
  /** Requests that are worked on at a time. */
  atMost: number;
  /** Milliseconds one waits for its turn before it is refused. */
  waitMs: number;
}

/** Those who wait; beyond them a request is refused at once. */
const waitingAtMost = 1_500;
/** Turns of the event loop that work waits for a crowd to come in: as many as a socket keeps connections for. */
const turnsForCrowd = 2_048;

/**
 * Lets as many requests in as the process does well at a time; the others wait a moment, the clients in turn, and are
 * refused when their turn does not come: what is taken on is finished, and the event loop stays free for what does not
 * wait at all: streams, pictures, files of the build and the health of the process.
 */
export function registerAdmission(app: FastifyInstance, { atMost, waitMs }: AdmissionOptions): void {
  const beginnings = turnstile(nextTurnWithoutArrivals(app.server));
  const refusals = turnstile(() => setImmediate());
  let running = 0;
  let waiting = 0;
  const queues = new Map<string, Set<() => void>>();

  const release = () => {
    running -= 1;
    for (const [client, queue] of queues) {
      const [next] = queue;
      if (!next) continue;
      // The client goes to the end of the row.
      queues.delete(client);
      if (queue.size > 1) queues.set(client, queue);
      queue.delete(next);
      return next();
    }
  };
  const turn = (client: string) =>
    new Promise<boolean>((done) => {
      const queue = queues.get(client) ?? new Set();
      queues.set(client, queue);
      waiting += 1;
      const settle = (isIn: boolean) => {
        clearTimeout(timer);
        waiting -= 1;
        if (isIn) running += 1;
        done(isIn);
      };
      const enter = () => settle(true);
      const timer = setTimeout(() => {
        queue.delete(enter);
        if (queue.size === 0 && queues.get(client) === queue) queues.delete(client);
        settle(false);
      }, waitMs);
      queue.add(enter);
    });

  app.addHook('onRequest', async (request, reply) => {
    if (goesFirst(request)) return;
    if (running < atMost) running += 1;
    else if (waiting >= waitingAtMost || !(await turn(clientOf(request.ip)))) {
      await refusals.next();
      return refuseForNow(request, reply);
    }
    // One request begins in a turn of the event loop: what goes first finds room between them.
    await beginnings.next();
    if (reply.raw.destroyed || reply.raw.closed) return release();
    reply.raw.once('close', release);
  });
}

/** Seconds after which it is worth another try. */
const retrySeconds = '5';

/** The 503 of the error table, without the costs of an error: there may be hundreds in a second. */
function refuseForNow(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', retrySeconds).header('cache-control', 'no-store').send({
    message: errorTable.overloaded.message,
    code: 'overloaded',
    requestId: request.id,
  });
}

/** Gives each of those who ask a turn of the event loop of its own. */
function turnstile(turn: () => Promise<void>) {
  let last: Promise<void> = Promise.resolve();
  return {
    next(): Promise<void> {
      last = last.then(turn);
      return last;
    },
  };
}

/**
 * Waits for a turn of the event loop in which nobody connects. Node takes one connection in a turn (libuv since 1.45),
 * so work that began between them would keep a crowd, and whoever comes after it, at the door for seconds. Those who
 * connect without end hold up the work only once.
 */
function nextTurnWithoutArrivals(server: Server) {
  let arrivals = 0;
  let waited = 0;
  server.on('connection', () => {
    arrivals += 1;
  });
  return async () => {
    // The rest of a turn that has begun says nothing about who knocks.
    await setImmediate();
    for (;;) {
      const before = arrivals;
      await setImmediate();
      if (arrivals === before) waited = 0;
      if (arrivals === before || waited >= turnsForCrowd) return;
      waited += 1;
    }
  };
}

/** Little work, or somebody listens to it right now. */
function goesFirst({ routeOptions: { url = '', config } }: FastifyRequest): boolean {
  return (
    url === '/healthz' ||
    url === '/readyz' ||
    url === '/metrics' ||
    url.startsWith('/assets/') ||
    url.startsWith('/images/') ||
    url.startsWith('/fonts/') ||
    url === '/api/v1/tracks/:id/stream' ||
    // Open for hours, and quiet.
    url === '/api/v1/events' ||
    // Waits for its sender, or for the store, not for this process.
    config.upload !== undefined ||
    config.slow === true
  );
}
