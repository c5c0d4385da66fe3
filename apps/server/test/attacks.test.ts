import { connect } from 'node:net';
import { addMusic, type TestMusic } from '@kantele/api/testing';
import { sql } from '@kantele/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cases } from './attack-cases.ts';
import { startTestServer, type TestServer } from './harness.ts';

let server: TestServer;
let music: TestMusic;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn();
  music = await addMusic(server.site, { artist: 'Target', album: 'Safe' });
});
afterAll(() => server.close());

/** Everything an attack could change, as one text. */
async function fingerprint(): Promise<string> {
  const { rows } = await sql<{
    sum: string;
  }>`select md5(string_agg(t::text, '|' order by t::text)) as sum from (
    select a::text as t from artists a union all select a::text from albums a union all select k::text from tracks k
    union all select g::text from genres g union all select u::text from users u union all select r::text from roles r
    union all select s::text from settings s union all select p::text from plays p) x`.execute(
    server.site.services.db,
  );
  return rows[0]?.sum ?? '';
}

describe('an attack', () => {
  it.each(Object.entries(cases))('%s is refused and changes nothing', async (_name, attack) => {
    const before = await fingerprint();
    const path = attack.path
      .replace('/artists/1?', `/artists/${music.artistId}?`)
      .replace(/artists\/1$/, `artists/${music.artistId}`);
    const response = await server.request(path, {
      method: attack.method ?? 'GET',
      headers: { cookie: admin, ...attack.headers },
      ...(attack.body === undefined ? {} : { body: attack.body }),
    });
    const text = await response.text();
    expect([attack.status].flat()).toContain(response.status);
    expect(text).not.toMatch(/node_modules|\/work|at \w+ \(|select |password_hash/i);
    if (attack.code) expect(JSON.parse(text).code).toBe(attack.code);
    if (attack.field) expect(Object.keys(JSON.parse(text).errors)).toContain(attack.field);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-powered-by')).toBeNull();
    expect(await fingerprint()).toBe(before);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it.each([
    [
      'two lengths',
      'POST /api/v1/genres HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 5\r\n\r\nabc',
    ],
    [
      'length and chunks',
      'POST /api/v1/genres HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a space before the colon', 'GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n'],
    [
      'a negative chunk',
      'POST /api/v1/genres HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n',
    ],
    ['headers without end', `GET /healthz HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(100_000)}\r\n\r\n`],
  ])('on the protocol (%s) closes the connection', async (_name, bytes) => {
    const { port, hostname } = new URL(server.url);
    const answer = await new Promise<string>((done) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('error', () => done(text));
      socket.on('close', () => done(text));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|31)/);
  });
});
