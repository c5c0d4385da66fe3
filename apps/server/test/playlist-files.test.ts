import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { newPerson, type Person } from './http-accounts.ts';

let server: TestServer;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  person = await newPerson(server);
});
afterAll(() => server.close());

const path = '/api/v1/playlists/files';
/** Status of the answer, and what it says of the file or as a whole. */
async function send(parts: [field: string, content: string | Uint8Array][], query = '') {
  const body = new FormData();
  for (const [field, content] of parts)
    body.append(field, new Blob([new Uint8Array(Buffer.from(content))]), 'x');
  const headers = { cookie: person.cookie, 'sec-fetch-site': 'same-origin' };
  const response = await server.request(path + query, { method: 'POST', headers, body });
  const answer = (await response.json()) as {
    message?: string;
    errors?: { file?: string[]; name?: string[]; more?: string[] };
    playlists?: { name: string }[];
  };
  return [response.status, answer.errors?.file?.[0] ?? answer.playlists?.[0]?.name ?? answer.message];
}
const playlists = async () =>
  (await server.site.services.db.selectFrom('playlists').select('id').execute()).length;

it('a file becomes a playlist with the name of the file', async () => {
  const table = 'title,artist\nRain,Ysolde\n';
  expect(await send([['file', table]], `?name=${encodeURIComponent('Größe & mehr.csv')}`)).toEqual([
    201,
    'Größe & mehr',
  ]);
  expect(await send([['file', table]])).toEqual([201, 'Imported playlist']);
  expect(await playlists()).toBe(2);
});

it('what is no such file is refused with a sentence about it, and nothing is made', async () => {
  const before = await playlists();
  const heap = process.memoryUsage().rss;
  const bomb = '<!DOCTYPE playlist [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><playlist>&b;</playlist>';
  const damaged = 'This playlist file is damaged and cannot be read.';
  const tooLarge = 'Use a file of at most 16 MB.';
  expect(await send([])).toEqual([422, 'Choose a playlist file.']);
  expect(await send([['picture', 'x']])).toEqual([422, 'Choose a playlist file.']);
  expect(
    await send([
      ['file', 'title\nx\n'],
      ['file', 'title\ny\n'],
    ]),
  ).toEqual([422, 'Send one file only.']);
  expect(await send([['file', bomb]])).toEqual([422, damaged]);
  expect(await send([['file', new Uint8Array(5_000)]])).toEqual([422, 'This is no playlist file.']);
  expect(await send([['file', `title\n${'x\n'.repeat(1_000_000)}`]])).toEqual([
    422,
    'This file names more than 50,000 songs.',
  ]);
  expect(await send([['file', new Uint8Array(16 * 1_024 * 1_024 + 100)]])).toEqual([422, tooLarge]);
  expect(await send([['file', new Uint8Array(17 * 1_024 * 1_024)]])).toEqual([413, tooLarge]);
  expect((await send([['file', 'title\nx\n']], '?more=1'))[0]).toBe(422);
  const json = {
    method: 'POST',
    headers: { cookie: person.cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
  };
  expect((await server.request(path, { ...json, body: '{"name":"x"}' })).status).toBe(422);
  expect(await playlists()).toBe(before);
  expect(process.memoryUsage().rss - heap).toBeLessThan(400 * 1_024 * 1_024);
});

it('many files at once are read one after another, and others are answered meanwhile', async () => {
  const large =
    `title,artist\n${'Some song of some length,Some artist of the world\n'.repeat(49_000)}!`.slice(0, -1);
  const refused = `${large}${'x\n'.repeat(2_000)}`;
  const sent = Promise.all(Array.from({ length: 4 }, () => send([['file', refused]])));
  const health = await server.request('/healthz');
  expect(health.status).toBe(200);
  expect(new Set((await sent).map(([status]) => status))).toEqual(new Set([422]));
});
