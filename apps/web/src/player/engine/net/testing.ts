import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that answers with what a test says, and counts. */
export async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers.range ?? 'whole'}`);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Bytes that tell where they are. */
export const file = (size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, (_, n) => (n * 7) % 251));

/** Answers a range of a file as our server does. */
export function sendRange(request: IncomingMessage, response: ServerResponse, data: Buffer, etag: string) {
  const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  const wanted = request.headers['if-range'];
  if (wanted !== undefined && wanted !== `"${etag}"`) {
    response.writeHead(200, { etag: `"${etag}"`, 'content-length': data.length }).end(data);
    return;
  }
  const end = Math.min(data.length, Number(to) + 1);
  response.writeHead(206, { etag: `"${etag}"`, 'content-range': `bytes ${from}-${end - 1}/${data.length}` });
  response.end(data.subarray(Number(from), end));
}

/** A window with a network that can be taken away. */
export function fakeNetwork() {
  const target = new EventTarget();
  const navigator = { onLine: true };
  return {
    navigator,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    say(name: 'online' | 'offline') {
      navigator.onLine = name === 'online';
      target.dispatchEvent(new Event(name));
    },
  };
}
