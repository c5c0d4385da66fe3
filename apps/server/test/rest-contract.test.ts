import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restTable, ruleOf } from '@kantele/api/server';
import { addMusic, type TestMusic, testPassword } from '@kantele/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Storage } from '../src/storage/s3.ts';
import { hasCeph } from './ceph.ts';
import { domainTests, examples, type RowExample } from './domain-tests.ts';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { newPerson, type Person, putSettings, send } from './http-accounts.ts';
import { normalisedParams, paramsIn, type RecordedSample, SampleNormaliser } from './rest-samples.ts';
import { sharedCeph } from './shared-ceph.ts';

let server: TestServer;
let music: TestMusic;
let admin: Person;
let nobody: Person;
const ids: Record<string, string> = {};
/** What the guest role holds. */
let guestsMay: ReadonlySet<string>;

beforeAll(async () => {
  const bucket = hasCeph() ? await (await sharedCeph()).newBucket() : null;
  server = await startTestServer({
    inbox: true,
    ...(bucket ? { storage: (tempDir: string) => s3Storage(bucket, tempDir) } : {}),
  });
  const { db } = server.site.services;
  ids.FOLDER = join(server.dataDir, 'music');
  mkdirSync(ids.FOLDER);
  admin = { id: 1, email: 'admin@example.com', cookie: await server.signIn() };
  nobody = await newPerson(server, { roles: [] });
  ids.OTHER = String(nobody.id);
  ids.PASSWORD = testPassword;
  const guests = await db
    .selectFrom('roles')
    .select('permissions')
    .where('guests', '=', true)
    .executeTakeFirstOrThrow();
  guestsMay = new Set(guests.permissions.map(({ name }) => name));
  await putSettings(server, {
    'human_check.kind': 'off',
    'social.google.enable': true,
    'social.google.client_id': 'client',
    'social.google.client_secret': 'secret',
  });
  music = await addMusic(server.site, { artist: 'Ida Holm', album: 'Low Tide', genre: 'Chamber folk' });
  const editor = server.site.as('admin');
  const { tag } = await editor.tags.create({ display_name: 'Rainy' });
  ids.TAG = String(tag.id);
  ids.GENRE = String((await editor.genres.get({ slug: 'chamber-folk' })).genre.id);
  ids.ARTIST = String(music.artistId);
  ids.ROLE = String((await editor.roles.create({ name: 'Helpers' })).role.id);
  const about = { title: 'About us', body: '<p>We play records.</p>', visibility: 'public' } as const;
  ids.PAGE = String((await editor.pages.create(about)).page.id);
  ids.CHANNEL = String((await editor.channels.create({ name: 'Picks' })).channel.id);
  const { localizations } = await editor.localizations.list({});
  ids.LANGUAGE = String(localizations.find(({ language }) => language === 'ar')?.id);
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
  ids.LIBRARY = String(library.id);
  for (const of of domainTests) Object.assign(ids, await of.ids?.(server, admin));
  await editor.lyrics.put({ track_id: music.trackIds[1] ?? 0, text: 'Hm' });
});
afterAll(() => server.close());

/** Puts values where their names in capitals stand. */
function fill<Value>(value: Value, known: Record<string, string>): Value {
  if (value === undefined) return value;
  const text = JSON.stringify(value)
    .replaceAll(/"#([A-Z]+)"/g, (all, name: string) => known[name] ?? all)
    .replaceAll('"NOW"', JSON.stringify(new Date().toISOString()))
    .replaceAll(/\b[A-Z]{3,}\b/g, (name) => known[name] ?? name);
  return JSON.parse(text);
}

async function bodyOf({ file, body }: RowExample): Promise<unknown> {
  if (!file) return body;
  const form = new FormData();
  form.set(file.field, new Blob([new Uint8Array(await file.make())], { type: 'image/png' }), 'picture.png');
  return form;
}

/** What the documentation shows of each row; written by `vitest -u`. */
const samplesFile = fileURLToPath(
  new URL('../../../packages/api/src/open-api/samples.json', import.meta.url),
);
const samples: Record<string, RecordedSample> = {};
const recorded = (): Record<string, RecordedSample> => JSON.parse(readFileSync(samplesFile, 'utf8'));
const refused: Record<string, unknown> = {};
const normalisers = new Map<string, SampleNormaliser>();
function normaliserOf(name: string): SampleNormaliser {
  const found = normalisers.get(name) ?? new SampleNormaliser();
  normalisers.set(name, found);
  return found;
}

const call = (method: string, path: string, sent: Parameters<typeof send>[3] = {}) =>
  send(server, method, `/api/v1/${path}`, sent);
const names = (value: object): string[] => Object.keys(value);

// Deleting rows go last, parts before wholes, so that every row finds its things.
const isDelete = (row: { method: string }) => Number(row.method === 'DELETE');
const rows = [...restTable].sort(
  (a, b) => isDelete(a) - isDelete(b) || (isDelete(a) ? b.path.localeCompare(a.path) : 0),
);

describe.each(rows.map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (name, row) => {
  const { access } = ruleOf(row.procedure);
  const example = () => {
    const found = examples[name];
    if (!found) throw new Error(`The row ${name} has no example in domains/.`);
    return found;
  };
  let own: Person;
  const known = () => ({ ...ids, USER: String(own.id), EMAIL: own.email });
  const path = () => fill(example().path(music), known());
  /** Who the example is sent by. */
  const cookie = () => {
    const { as } = example();
    const session = as === 'guest' ? null : as ? own.cookie : admin.cookie;
    return [session, example().cookie].filter(Boolean).join('; ');
  };
  beforeAll(async () => {
    own = await newPerson(server, examples[name]?.as === 'own admin' ? { roles: ['Admins'] } : {});
  });

  it('answers guests by the access it declares, before it reads their input', async () => {
    const response = await call(row.method, path());
    if (access === 'open' || guestsMay.has(access)) {
      expect([401, 403]).not.toContain(response.status);
    } else {
      expect([response.status, (await answerOf(response)).code]).toEqual([401, 'unauthenticated']);
    }
  });

  it('refuses users without the permission it asks for, and nobody when it asks for none', async () => {
    const asksForNone = access === 'open' || access === 'signed-in';
    const sender = asksForNone ? await newPerson(server, { roles: [] }) : nobody;
    const response = await call(row.method, path(), { cookie: sender.cookie });
    if (asksForNone) expect([401, 403]).not.toContain(response.status);
    else expect([response.status, (await answerOf(response)).code]).toEqual([403, 'forbidden']);
  });

  it('names the wrong field and changes nothing', async () => {
    const { invalid } = example();
    if (!invalid) return expect(row.path).not.toBe('');
    const plain = path().split('?')[0] ?? '';
    const target = invalid.query ? `${plain}?${invalid.query}` : plain;
    const response = await call(row.method, target, { cookie: cookie(), body: fill(invalid.body, known()) });
    const answer = await answerOf(response);
    expect([response.status, answer.code, names(answer.errors ?? {})]).toEqual([
      422,
      'invalid',
      [invalid.field],
    ]);
    expect(answer.requestId).toMatch(/^[0-9a-f-]{36}$/);
    refused[name] = normaliserOf(name).of(answer);
  });

  it('works as documented', async ({ skip }) => {
    if (example().needs && !hasCeph()) {
      samples[name] = recorded()[name] ?? { params: {}, query: {} };
      skip();
    }
    const made = (await example().before?.(server, own)) ?? {};
    const values = { ...known(), ...made };
    const body = await bodyOf(example());
    const asked = fill(example().path(music), values);
    const sent = body instanceof FormData ? body : fill(body, values);
    const response = await call(row.method, asked, { cookie: cookie(), body: sent });
    const json = await answerOf(response);
    const normaliser = normaliserOf(name);
    samples[name] = {
      params: normalisedParams(paramsIn(row, asked), normaliser),
      query: Object.fromEntries(new URLSearchParams(asked.split('?')[1])),
      ...(sent === undefined || sent instanceof FormData ? {} : { body: normaliser.of(sent) }),
      answer: normaliser.of(json),
      ...(refused[name] === undefined ? {} : { refused: refused[name] }),
    };
    expect([response.status, json]).toEqual([example().status ?? 200, expect.anything()]);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    if (example().as !== 'guest') expect(response.headers.get('cache-control')).toBe('no-store');
    expect(names(json)).toEqual(expect.arrayContaining(names(example().answer)));
  });
});

describe('the table', () => {
  it('is documented with these calls as they went', async () => {
    const sorted = Object.fromEntries(Object.entries(samples).sort(([a], [b]) => (a < b ? -1 : 1)));
    await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot(samplesFile);
  });

  it('has an example for every row and no example without a row', () => {
    const known = restTable.map((row) => `${row.method} ${row.path}`).sort();
    expect(Object.keys(examples).sort()).toEqual(known);
  });
});
