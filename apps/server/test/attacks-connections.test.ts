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

function open(bytes = '', at = server): Promise<Socket> {
  const { port, hostname } = new URL(at.url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      if (bytes) socket.write(bytes);
      done(socket);
    });
    socket.on('error', () => {});
  });
}
const count = (at = server) =>
  new Promise<number>((done) => at.app.server.getConnections((_error, found) => done(found)));

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

it('connections of a proxy that is trusted stay, however many there are', async () => {
  const trusting = await startTestServer({ idleConnectionsAtMost: 20, trustProxy: ['127.0.0.1'] });
  const kept: Socket[] = [];
  const others: Socket[] = [];
  for (let n = 0; n < 30; n += 1) kept.push(await open('', trusting));
  for (let n = 0; n < 30; n += 1) others.push(await open());
  // By the time connections are closed that came later and are nobody's, these would have been.
  await Promise.all(others.slice(0, 10).map(ends));
  expect(await count(trusting)).toBe(kept.length);
  expect((await trusting.request('/healthz')).status).toBe(200);
  for (const socket of [...kept, ...others]) socket.destroy();
  await trusting.close();
});

describe('a head that does not come to its end', () => {
  it('is waited for ten seconds, not for a minute', async () => {
    const slow = await open('GET / HTTP/1.1\r\nHost: x\r\n');
    await ends(slow);
  });
});
