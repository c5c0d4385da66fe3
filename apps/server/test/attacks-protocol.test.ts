import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Everything a connection answers to these bytes, until the server closes it. */
function answerTo(bytes: string): Promise<string> {
  const { port, hostname } = new URL(server.url);
  return new Promise((done) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => done(text));
    socket.on('close', () => done(text));
  });
}
const next = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /api/v1/genres HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`;

describe('a request that can be read in two ways', () => {
  it.each([
    ['two lengths', post('Content-Length: 3\r\nContent-Length: 5', 'abc')],
    ['a length and chunks', post('Content-Length: 3\r\nTransfer-Encoding: chunked', '0\r\n\r\n')],
    ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 3', '0\r\n\r\n')],
    ['chunks that are also plain', post('Transfer-Encoding: chunked, identity', '0\r\n\r\n')],
    ['a length that is none', post('Content-Length: 3, 5', 'abc')],
    ['a negative length', post('Content-Length: -3', 'abc')],
    ['a length with a sign', post('Content-Length: +3', 'abc')],
    ['a negative chunk', post('Transfer-Encoding: chunked', '-1\r\n\r\n')],
    ['a chunk without end', post('Transfer-Encoding: chunked', '3\r\nabcd\r\n0\r\n\r\n')],
    ['a space before the colon', `GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n`],
    ['a header continued on a second line', 'GET /healthz HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n'],
    ['bare line feeds', 'GET /healthz HTTP/1.1\nHost: x\n\n'],
    ['a bare carriage return', 'GET /healthz HTTP/1.1\r\nHost: x\rX-A: b\r\n\r\n'],
    ['a NUL in a header', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n'],
    ['an unknown method', 'FOO /healthz HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two hosts', 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
  ])('(%s) is refused, and what follows on the connection is not served', async (_name, bytes) => {
    const answer = await answerTo(bytes + next);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).not.toContain('"status":"ok"');
  });
});

describe('a head', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => `X-${index}: a`).join('\r\n');
  it.each([
    ['a header of 100 KB', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
    [
      'an Authorization of a megabyte',
      `GET / HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${'a'.repeat(2 ** 20)}\r\n\r\n`,
    ],
    ['2,000 headers', `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${many}\r\n\r\n`],
    ['an address of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ])('(%s) is too large', async (_name, bytes) => {
    expect(await answerTo(bytes)).toMatch(/^HTTP\/1\.1 4(14|31) /);
  });

  it('never keeps the server from answering others', async () => {
    expect((await server.request('/healthz')).status).toBe(200);
    expect(server.errors).toEqual([]);
  });
});
