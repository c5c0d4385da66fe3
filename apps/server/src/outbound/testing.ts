import { createServer, type RequestListener, type Server } from 'node:http';
import type { Server as TcpServer } from 'node:net';
import { afterAll } from 'vitest';

/** Listeners of a test file; they end with it. */
export const servers: (Server | TcpServer)[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A listener on this machine that counts who comes. */
export async function listen(handler: RequestListener) {
  const seen = { connections: 0, headers: {} as Record<string, unknown> };
  const server = createServer({ maxHeaderSize: 200_000 }, (request, response) => {
    seen.headers = request.headers;
    handler(request, response);
  });
  server.on('connection', () => {
    seen.connections += 1;
  });
  servers.push(server);
  const port = await new Promise<number>((listening) => {
    server.listen(0, () => {
      const address = server.address();
      listening(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return { port, seen, url: `http://127.0.0.1:${port}/` };
}
