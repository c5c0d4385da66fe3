import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ idleConnectionsAtMost: 20 });
});
afterAll(() => server.close());

const ends = (socket: Socket) =>
  new Promise<void>((done) => {
    if (socket.closed) done();
    // Otherwise the end is not noticed.
    socket.resume();
    socket.once('close', () => done());
    socket.on('error', () => {});
  });

function open(bytes = ''): Promise<Socket> {
  const { port, hostname } = new URL(server.url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      if (bytes) socket.write(bytes);
      done(socket);
    });
    socket.on('error', () => {});
  });
}
const count = () =>
  new Promise<number>((done) => server.app.server.getConnections((_error, found) => done(found)));

describe('connections of one client', () => {
  it('that do nothing are closed, the oldest first, and others are answered', async () => {
    const idle: Socket[] = [];
    for (let n = 0; n < 60; n += 1)
      idle.push(await open(n % 2 ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ' : ''));
    await Promise.all(idle.slice(0, 40).map(ends));
    expect(idle.slice(41).every((socket) => !socket.closed)).toBe(true);
    expect(await count()).toBeLessThanOrEqual(21);
    expect((await server.request('/healthz')).status).toBe(200);
    for (const socket of idle) socket.destroy();
  });

  it('that wait for an answer are not meant', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => server.request('/api/v1/albums')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('a head that does not come to its end', () => {
  it('is waited for ten seconds, not for a minute', async () => {
    const slow = await open('GET / HTTP/1.1\r\nHost: x\r\n');
    await ends(slow);
  });
});
