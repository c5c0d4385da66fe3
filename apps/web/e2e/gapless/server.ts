import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FixtureTrack {
  id: number;
  path: string;
  source: { kind: string; codec: string; mime: string; samples: number; sample_rate: number; etag: string };
}

/** Every answer comes this much later, in milliseconds: a server that is not next door. */
const latencyMs = 30;

/** Serves the page, the indexes and byte ranges of the files, as the real server does. */
export async function serveFixtures(
  tracks: readonly FixtureTrack[],
  script: string,
): Promise<{ url: string; close(): void }> {
  const files = new Map(tracks.map(({ id, path }) => [id, readFileSync(path)]));
  const answer = (path: string, range: string | undefined, response: ServerResponse) => {
    const [, id, what] = /^\/api\/v1\/tracks\/(\d+)\/(sources|stream)/.exec(path) ?? [];
    const track = tracks.find((one) => one.id === Number(id));
    const file = files.get(Number(id));
    if (path === '/') {
      response.setHeader('content-type', 'text/html');
      response.end(
        '<!doctype html><title>Joins</title><body><script type="module" src="/engine.js"></script>',
      );
    } else if (path === '/engine.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(script);
    } else if (track && what === 'sources') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ sources: [track.source] }));
    } else if (track && file) {
      const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
      const end = Math.min(file.length, to === '' ? file.length : Number(to) + 1);
      response.writeHead(206, {
        'content-type': 'audio/mp4',
        'content-range': `bytes ${from}-${end - 1}/${file.length}`,
        etag: `"${track.source.etag}"`,
      });
      response.end(file.subarray(Number(from), end));
    } else response.writeHead(404).end();
  };
  const server: Server = createServer((request, response) => {
    setTimeout(() => answer(request.url ?? '/', request.headers.range, response), latencyMs);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}
