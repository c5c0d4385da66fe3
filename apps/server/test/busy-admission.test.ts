import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Renderer } from '../src/pages/renderer.ts';
import { answerOf, eventually, startTestServer, type TestServer } from './harness.ts';

/** Waits long enough for a turn. */
let server: TestServer;
/** Hardly waits. */
let hasty: TestServer;
let page: Awaited<ReturnType<typeof pageOf>>;
let hastyPage: typeof page;
let held: (() => void)[] = [];
let holds = false;
/** Pages that are finished when the test says so. */
const holding = (renderer: Renderer): Renderer => ({
  ...renderer,
  page: async (options) => {
    if (holds) await new Promise<void>((go) => held.push(go));
    return renderer.page(options);
  },
});
beforeAll(async () => {
  server = await startTestServer({ wrapRenderer: holding, admission: { atMost: 3, waitMs: 60_000 } });
  hasty = await startTestServer({ wrapRenderer: holding, admission: { atMost: 3, waitMs: 100 } });
  page = await pageOf(server);
  hastyPage = await pageOf(hasty);
  // The first page loads what pages are made with.
  await page();
});
afterAll(async () => {
  await server.close();
  await hasty.close();
});

/** The home page of somebody who is signed in: of theirs none is kept. */
async function pageOf(site: TestServer) {
  const cookie = await site.signIn();
  return (signal?: AbortSignal) => site.request('/', { headers: { accept: 'text/html', cookie }, signal });
}
function letGo() {
  holds = false;
  for (const go of held.splice(0)) go();
  held = [];
}

describe('more requests than the server does well at a time', () => {
  it('wait for their turn and are answered', async () => {
    holds = true;
    const asked = Array.from({ length: 8 }, () => page());
    await eventually(async () => (held.length === 3 ? true : null));
    letGo();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses).toEqual(Array(8).fill(200));
  });

  it('are refused when it does not come, while health, files of the build and streams are answered', async () => {
    const html = await (await hastyPage()).text();
    const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    holds = true;
    const working = Array.from({ length: 3 }, () => hastyPage());
    await eventually(async () => (held.length === 3 ? true : null));
    const late = await hasty.request('/api/v1/albums');
    expect([late.status, (await answerOf(late)).code]).toEqual([503, 'overloaded']);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    const first = [
      '/healthz',
      '/readyz',
      file,
      '/api/v1/tracks/1/stream',
      `/images/${'0'.repeat(32)}/64.webp`,
    ];
    const statuses = await Promise.all(first.map(async (path) => (await hasty.request(path)).status));
    expect(statuses).toEqual([200, 200, 200, 404, 410]);
    letGo();
    expect((await Promise.all(working)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await hasty.request('/api/v1/albums')).status).toBe(200);
  });

  it('that are given up make room, and nothing stays counted', async () => {
    for (let round = 0; round < 5; round += 1) {
      holds = true;
      const abort = new AbortController();
      const asked = Array.from({ length: 8 }, () => page(abort.signal).catch(() => null));
      await eventually(async () => (held.length >= 3 ? true : null));
      abort.abort();
      await Promise.all(asked);
      letGo();
    }
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => page()))).map(({ status }) => status);
    expect(statuses).toEqual(Array(6).fill(200));
  });

  it('that connect in a crowd are all let in before work begins', async () => {
    const crowd = 120;
    let connected = 0;
    let connectedAtFirst = 0;
    const connects = () => {
      connected += 1;
    };
    const answers = (_: IncomingMessage, response: ServerResponse) =>
      response.once('finish', () => {
        connectedAtFirst ||= connected;
      });
    server.app.server.on('connection', connects).on('request', answers);
    const sockets = Array.from({ length: crowd }, () => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.write('GET /robots.txt HTTP/1.1\r\nhost: localhost\r\n\r\n');
      return socket.resume();
    });
    await eventually(async () => (connectedAtFirst > 0 ? true : null));
    server.app.server.off('connection', connects).off('request', answers);
    for (const socket of sockets) socket.destroy();
    expect(connectedAtFirst).toBe(crowd);
  });
});
