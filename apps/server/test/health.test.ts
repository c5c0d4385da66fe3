import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { type Proxied, startProxied } from './http-accounts-proxy.ts';

let server: TestServer;
let proxied: Proxied;
beforeAll(async () => {
  server = await startTestServer({ inbox: true });
  proxied = await startProxied(server);
});
afterAll(async () => {
  await proxied.app.close();
  await server.close();
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

describe('what is for who runs the site', () => {
  it('is open to this machine', async () => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1', '127.0.0.1:3000', '[::1]:3000']) {
      expect((await raw(server.url, '/metrics', `Host: ${host}`)).status).toBe(200);
      expect((await raw(server.url, '/readyz', `Host: ${host}`)).body).toContain('problems');
      expect((await raw(server.url, '/dev/inbox', `Host: ${host}`)).status).toBe(200);
    }
  });

  it.each([
    'Host: music.example.com',
    'Host: localhost.evil.test',
    'Host: localhost\r\nX-Forwarded-For: 127.0.0.1',
    'Host: localhost\r\nX-Real-IP: 127.0.0.1',
    'Host: localhost\r\nForwarded: for=127.0.0.1',
    'Host: localhost\r\nVia: 1.1 x',
    'Host: localhost\r\nX-Forwarded-Proto: https',
    'Host: localhost\r\nX-Forwarded-Host: x',
    'Host: localhost\r\nX-Forwarded-Port: 443',
    'Host: localhost\r\nX-Forwarded-Server: x',
  ])('is closed by %j', async (head) => {
    expect((await raw(server.url, '/metrics', head)).status).toBe(404);
    expect((await raw(server.url, '/dev/inbox', head)).status).toBe(404);
    expect((await raw(server.url, '/readyz', head)).body).not.toContain('problems');
  });

  it('is closed to a proxy that says nothing of itself', async () => {
    expect((await raw(server.url, '/metrics', 'Host: 127.0.0.1:3000', '1.0')).status).toBe(404);
    expect((await raw(server.url, '/dev/inbox', 'Host: 127.0.0.1:3000', '1.0')).status).toBe(404);
  });

  it('is closed to everybody without the token where a proxy is known of', async () => {
    expect((await raw(proxied.url, '/metrics', 'Host: localhost')).status).toBe(404);
    expect((await raw(proxied.url, '/readyz', 'Host: localhost')).body).not.toContain('problems');
  });
});
