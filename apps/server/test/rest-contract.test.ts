import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { restTable, ruleOf } from '@kantele/api/server';
import { addMusic, type TestMusic } from '@kantele/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { examples } from './rest-examples.ts';

let server: TestServer;
let music: TestMusic;
let admin: string;
let nobody: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.site.services;
  ids.FOLDER = join(server.dataDir, 'music');
  mkdirSync(ids.FOLDER);
  admin = await server.signIn();
  await server.addUser('nobody@example.com', []);
  nobody = await server.signIn('nobody@example.com');
  music = await addMusic(server.site, { genre: 'Chamber folk' });
  const editor = server.site.as('admin');
  const { tag } = await editor.tags.create({ display_name: 'Rainy' });
  ids.TAG = String(tag.id);
  ids.GENRE = String((await editor.genres.get({ slug: 'chamber-folk' })).genre.id);
  ids.ARTIST = String(music.artistId);
  const library = await db
    .insertInto('libraries')
    .values({ path: '/gone' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const run = await db
    .insertInto('imports')
    .values({ library_id: library.id, state: 'needs_confirmation', failures: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  ids.IMPORT = String(run.id);
  await editor.lyrics.put({ track_id: music.trackIds[1] ?? 0, text: 'Hm' });
});
afterAll(() => server.close());

/** Names in capitals stand for values only known at run time. */
function fill<Value>(value: Value): Value {
  if (value === undefined) return value;
  const text = JSON.stringify(value)
    .replaceAll('"ARTIST"', ids.ARTIST ?? '')
    .replaceAll('"NOW"', JSON.stringify(new Date().toISOString()))
    .replaceAll(/\b(FOLDER|GENRE|TAG|IMPORT)\b/g, (name) => ids[name] ?? name);
  return JSON.parse(text);
}

interface Call {
  cookie?: string;
  body?: unknown;
  path: string;
}

function call(method: string, { cookie, body, path }: Call) {
  const headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' };
  if (cookie) headers.cookie = cookie;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return server.request(`/api/v1/${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

const names = (value: object): string[] => Object.keys(value);

// Deleting rows go last, parts before wholes, so that every row finds its things.
const isDelete = (row: { method: string }) => Number(row.method === 'DELETE');
const rows = [...restTable].sort(
  (a, b) => isDelete(a) - isDelete(b) || (isDelete(a) ? b.path.localeCompare(a.path) : 0),
);

describe.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (name, row) => {
  const example = () => {
    const found = examples[name];
    if (!found) throw new Error(`The row ${name} has no example in rest-examples.ts.`);
    return found;
  };
  const path = () => fill(example().path(music));
  const { access } = ruleOf(row.procedure);

  it('answers guests by the access it declares, before it reads their input', async () => {
    const guests = new Set(['open', 'music.view', 'music.play', 'lyrics.view']);
    if (guests.has(access)) return expect((await call('HEAD', { path: 'artists' })).status).not.toBe(500);
    const response = await call(row.method, { path: path() });
    expect([response.status, (await answerOf(response)).code]).toEqual([401, 'unauthenticated']);
  });

  it('refuses users without the permission', async () => {
    const response = await call(row.method, { cookie: nobody, path: path() });
    if (access === 'open') return expect(response.status).toBe(200);
    expect([response.status, (await answerOf(response)).code]).toEqual([403, 'forbidden']);
  });

  it('names the wrong field and changes nothing', async () => {
    const { invalid } = example();
    if (!invalid) return expect(row.path).not.toBe('');
    const plain = path().split('?')[0] ?? '';
    const target = invalid.query ? `${plain}?${invalid.query}` : plain;
    const response = await call(row.method, { cookie: admin, path: target, body: fill(invalid.body) });
    const answer = await answerOf(response);
    expect([response.status, answer.code, names(answer.errors ?? {})]).toEqual([
      422,
      'invalid',
      [invalid.field],
    ]);
    expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('works as documented', async () => {
    const { answer, body, status } = example();
    const response = await call(row.method, { cookie: admin, path: path(), body: fill(body) });
    const json = await answerOf(response);
    expect([response.status, json]).toEqual([status ?? 200, expect.anything()]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(names(json)).toEqual(expect.arrayContaining(names(answer)));
  });
});

describe('the table', () => {
  it('has an example for every row and no example without a row', () => {
    const known = restTable.map((row) => `${row.method} ${row.path}`).sort();
    expect(Object.keys(examples).sort()).toEqual(known);
  });
});
