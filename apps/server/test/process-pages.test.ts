import { sql } from '@kantele/db';
import { createTestDatabase, type TestDatabase } from '@kantele/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from './harness.ts';
import { openProcessWorld, type ProcessWorld, type Site, slow } from './process-world.ts';

const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse battery' };
const headers = { 'sec-fetch-site': 'same-origin' };
const json = { ...headers, 'content-type': 'application/json' };

let world: ProcessWorld;
let database: TestDatabase;
let sites: [Site, Site];
let cookie: string;
let artistId: number | undefined;
beforeAll(async () => {
  world = openProcessWorld();
  database = await createTestDatabase();
  // There before anybody listens: no notice of it is under way.
  const { rows } = await sql<{ id: number }>`insert into artists (name, name_key, slug)
    values ('Long Wave', 'long wave', 'long-wave') returning id`.execute(database.db);
  artistId = rows[0]?.id;
  // By their age alone pages would be shown for a day.
  const env = { ...admin, DATABASE_URL: database.url, WORKER: 'false', PAGE_SECONDS: '86400' };
  const serve = async () => world.serve(await world.dataDir({ isNew: true }), env);
  sites = [await serve(), await serve()];
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = admin;
  const response = await fetch(`${sites[0].url}/api/v1/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  cookie =
    response.headers
      .getSetCookie()
      .find((text) => text.startsWith('sid='))
      ?.split(';')[0] ?? '';
}, slow.timeout);
afterAll(async () => {
  world.close();
  await database.close();
});

async function call(method: string, path: string, body?: object): Promise<{ artist?: { id: number } }> {
  const response = await fetch(`${sites[0].url}/api/v1/${path}`, {
    method,
    headers: { ...(body ? json : headers), cookie },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(response.status).toBeLessThan(300);
  return response.json() as Promise<{ artist?: { id: number } }>;
}

/** What a guest sees at one of the processes. */
async function seen(site: Site, path: string) {
  const response = await fetch(site.url + path, { headers: { accept: 'text/html' }, redirect: 'follow' });
  return { status: response.status, etag: response.headers.get('etag'), html: await response.text() };
}
/** Connections that hear of changes. */
async function listeners() {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and application_name = 'kantele live' and state = 'idle'
      and query ilike 'listen %'`.execute(database.db);
  return rows;
}
const untilBothShow = (path: string, shows: (page: { status: number; html: string }) => boolean) =>
  eventually(async () => {
    const pages = await Promise.all(sites.map((site) => seen(site, path)));
    return pages.every(shows) ? true : null;
  });

describe('guests’ pages of two processes on one database', slow, () => {
  it('are made anew after a connection was lost that would have told of a change', async () => {
    await eventually(async () => ((await listeners()).length === 2 ? true : null));
    const path = `/artist/${artistId}/long-wave`;
    await untilBothShow(path, ({ html }) => html.includes('Long Wave'));
    // The change is made while nobody listens: in the transaction that ends the connections.
    await database.db.transaction().execute(async (trx) => {
      await sql`alter table artists disable trigger user`.execute(trx);
      await sql`update artists set name = 'Short Wave' where name = 'Long Wave'`.execute(trx);
      await sql`alter table artists enable trigger user`.execute(trx);
      for (const { pid } of await listeners()) await sql`select pg_terminate_backend(${pid})`.execute(trx);
    });
    await untilBothShow(path, ({ html }) => html.includes('Short Wave'));
  });

  it('are kept, and made anew once one of the two has changed what they show', async () => {
    const { artist } = await call('POST', 'artists', { name: 'Before Sunrise' });
    const path = `/artist/${artist?.id}/before-sunrise`;
    await untilBothShow(path, ({ html }) => html.includes('Before Sunrise'));
    for (const site of sites) {
      const [first, second] = [await seen(site, path), await seen(site, path)];
      expect([second.status, second.etag]).toEqual([200, first.etag]);
    }
    // The second follows the first at once: neither is lost.
    await call('PUT', `artists/${artist?.id}`, { name: 'At Noon' });
    await call('PUT', `artists/${artist?.id}`, { name: 'After Sunset' });
    await untilBothShow(path, ({ html }) => html.includes('After Sunset'));
    await call('DELETE', `artists/${artist?.id}`);
    await untilBothShow(path, ({ status }) => status === 404);
  });
});
