import { lookup } from 'node:dns/promises';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type Server } from 'node:net';
import { siteAddress } from '@kantele/api/server';
import type { FastifyInstance } from 'fastify';

export interface ReservedPort {
  port: number;
  /** Lets an application that is ready answer; not a connection is refused in between. */
  serve(app: FastifyInstance): Promise<void>;
  /** Stops listening where the application does not listen by itself. */
  close(): void;
}

/** Seconds a visitor waits before the next try while the server starts. */
const retrySeconds = 2;

/**
 * Listens at once and answers 503 until `serve`: a port that is taken ends the start before anything is written.
 * @param host a name or address; `localhost` means 127.0.0.1 and ::1, like in Fastify
 * @throws Error with a sentence when the port is taken or may not be used
 */
export async function reservePort(port: number, host: string): Promise<ReservedPort> {
  const starting = createHttpServer({ keepAliveTimeout: 1, requestTimeout: 10_000 }, answerStarting);
  const addresses = host === 'localhost' ? await addressesOf(host) : [host];
  const [first = host, ...others] = addresses;
  const main = await listen(port, first).catch((error: unknown) => {
    throw portError(error, port, host);
  });
  const bound = main.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  // One of both families is enough.
  const more = await Promise.all(others.map((address) => listen(actual, address).catch(() => null)));
  const secondary = more.filter((server) => server !== null);
  for (const server of [main, ...secondary]) {
    server.on('connection', (socket) => {
      socket.setTimeout(10_000, () => socket.destroy());
      starting.emit('connection', socket);
    });
  }
  let isServed = false;
  return {
    port: actual,
    async serve(app) {
      await app.ready();
      isServed = true;
      await new Promise<void>((done, fail) => {
        app.server.once('error', fail);
        // The same socket of the operating system: it takes connections all the time.
        app.server.listen(main, done);
      });
      for (const server of secondary) {
        server.maxConnections = app.server.maxConnections;
        server.removeAllListeners('connection');
        server.on('connection', (socket) => app.server.emit('connection', socket));
      }
    },
    close() {
      for (const server of isServed ? secondary : [main, ...secondary]) server.close();
    },
  };
}

const answerStarting: RequestListener = (request, response) => {
  const isHealth = request.url === '/healthz' || request.url === siteAddress('/healthz');
  response.writeHead(isHealth ? 200 : 503, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    ...(isHealth ? {} : { 'retry-after': String(retrySeconds) }),
  });
  response.end(
    JSON.stringify(isHealth ? { status: 'ok' } : { message: 'Kantele is starting.', code: 'overloaded' }),
  );
};

function listen(port: number, host: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer({ allowHalfOpen: true, noDelay: true });
    server.once('error', fail);
    // As many as may be connected: a crowd that comes at once would be told to knock again in seconds.
    server.listen({ port, host, backlog: 2_048 }, () => {
      server.removeListener('error', fail);
      done(server);
    });
  });
}

async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return [...new Set(found.map(({ address }) => address))];
}

function portError(error: unknown, port: number, host: string): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new Error(`Port ${port} is used by another program: end it, or start with another PORT.`);
  }
  if (code === 'EACCES') return new Error(`Port ${port} is not allowed for this user: choose another PORT.`);
  return new Error(
    `Kantele cannot listen at ${host}:${port} (${code ?? String(error)}): check HOST and PORT.`,
  );
}
