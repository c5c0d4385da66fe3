import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PathProxy {
  /** Of the host: the site is at a path of it. */
  origin: string;
  /** Addresses that were asked for outside the path. */
  outside: string[];
  /** Passes on to this port from now on. */
  lead(port: number): void;
  close(): Promise<void>;
}

/** A host with another application at its root, which hands everything below one path on as it is. */
export async function startPathProxy(path: string): Promise<PathProxy> {
  const outside: string[] = [];
  let target = 0;
  const server = createServer((incoming, answer) => {
    const { url = '/', method, headers } = incoming;
    if (url !== path && !url.startsWith(`${path}/`) && !url.startsWith(`${path}?`)) {
      outside.push(`${method} ${url}`);
      return answer.writeHead(404).end('The other application.');
    }
    const passed = request({ host: 'localhost', port: target, path: url, method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  const port = await new Promise<number>((done) => {
    server.listen(0, 'localhost', () => done((server.address() as AddressInfo).port));
  });
  return {
    origin: `http://localhost:${port}`,
    outside,
    lead: (next) => {
      target = next;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
