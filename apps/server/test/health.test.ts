import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testInboxKey } from './bare-server.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { type Proxied, startProxied } from './http-accounts-proxy.ts';

const metricsToken = 'a-long-metrics-token';
const authorization = `Bearer ${metricsToken}`;
let server: TestServer;
let guarded: TestServer;
let proxied: Proxied;
beforeAll(async () => {
  server = await startTestServer({ inbox: true });
  guarded = await startTestServer({ inbox: true, metricsToken });
  proxied = await startProxied(server);
});
afterAll(async () => {
  await proxied.app.close();
  await Promise.all([server.close(), guarded.close()]);
});

/** Status and body of a request, written as it is. */
function raw(
  to: string,
  path: string,
  head: string,
  version = '1.1',
): Promise<{ status: number; body: string }> {
  const { port, hostname } = new URL(to);
  return new Promise((done) => {
    let text = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/${version}\r\n${head}\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk) => (text += chunk));
    socket.on('close', () =>
      done({ status: Number(text.split(' ')[1]), body: text.split('\r\n\r\n')[1] ?? '' }),
    );
  });
}

/** Requests as they come from somebody at this machine, and what only looks like one. */
const heads = [
  'Host: localhost',
  'Host: localhost:3000',
  'Host: 127.0.0.1',
  'Host: 127.0.0.1:3000',
  'Host: [::1]:3000',
  'Host: [::ffff:127.0.0.1]',
  'Host: music.example.com',
  'Host: localhost.evil.test',
  'Host: rebound.evil.test:3000',
  'Host: localhost\r\nOrigin: http://evil.test\r\nSec-Fetch-Site: cross-site',
  'Host: localhost\r\nX-Forwarded-For: 127.0.0.1',
  'Host: localhost\r\nX-Real-IP: 127.0.0.1',
  'Host: localhost\r\nForwarded: for=127.0.0.1',
  'Host: localhost\r\nVia: 1.1 x',
  'Host: localhost\r\nX-Forwarded-Host: localhost',
  'Host: localhost\r\nAuthorization: Bearer ',
  'Host: localhost\r\nAuthorization: Bearer undefined',
  'Host: localhost\r\nAuthorization: Bearer a-long-metrics-toke',
  'Host: localhost\r\nAuthorization: Bearer a-long-metrics-tokens',
  'Host: localhost\r\nAuthorization: Basic a-long-metrics-token',
];

describe('what is for who runs the site', () => {
  it.each(heads)('is closed to %j, wherever it comes from', async (head) => {
    for (const to of [server, guarded]) {
      for (const version of ['1.1', '1.0']) {
        expect((await raw(to.url, '/metrics', head, version)).status).toBe(404);
        expect((await raw(to.url, '/dev/inbox', head, version)).status).toBe(404);
        expect((await raw(to.url, '/dev/inbox/another-key', head, version)).status).toBe(404);
        expect((await raw(to.url, '/readyz', head, version)).body).toBe('{"status":"ready"}');
      }
    }
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '203.0.113.7'])(
    'opens to its token and its key alone, for %s',
    async (remoteAddress) => {
      const ask = (url: string, headers = {}) => guarded.app.inject({ url, remoteAddress, headers });
      expect((await ask('/metrics')).statusCode).toBe(404);
      expect((await ask('/metrics', { authorization })).statusCode).toBe(200);
      expect((await ask('/readyz')).json()).toEqual({ status: 'ready' });
      expect((await ask('/readyz', { authorization })).json()).toEqual({ status: 'ready', problems: [] });
      expect((await ask('/dev/inbox', { authorization })).statusCode).toBe(404);
      expect((await ask('/dev/inbox/another-key', { authorization })).statusCode).toBe(404);
      expect((await ask(`/dev/inbox/${testInboxKey}`)).statusCode).toBe(200);
    },
  );

  it('is closed behind a proxy that is known of', async () => {
    expect((await raw(proxied.url, '/metrics', 'Host: localhost')).status).toBe(404);
    expect((await raw(proxied.url, '/readyz', 'Host: localhost')).body).not.toContain('problems');
  });
});
