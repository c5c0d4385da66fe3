import { forgetSite } from '@kantele/api/server';
import { addMusic } from '@kantele/api/testing';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './harness.ts';
import { newPerson, newToken, type Person } from './http-accounts.ts';
import { type Proxied, startProxied } from './http-accounts-proxy.ts';

let server: TestServer;
let counted: Proxied;
let person: Person;
let token: string;
let albumId: number;
let statements = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  // Also of statements that were compiled before.
  async transformResult({ result }) {
    statements += 1;
    return result;
  },
};

beforeAll(async () => {
  server = await startTestServer();
  const db = server.site.services.db.withPlugin(counter);
  counted = await startProxied(server, { db });
  person = await newPerson(server);
  token = (await newToken(server, person.cookie)).text;
  ({ albumId } = await addMusic(server.site));
});
afterAll(async () => {
  await counted.app.close();
  await server.close();
});

/** Statements a request sends once the site's state and the notes of use are fresh. */
async function statementsOf(path: string, headers: Record<string, string>): Promise<number> {
  const ask = async () => {
    const response = await fetch(counted.url + path, { headers });
    expect(response.status).toBe(200);
    await response.text();
  };
  await ask();
  statements = 0;
  await ask();
  return statements;
}

describe('a read of somebody signed in', () => {
  const both = async (path: string) => [
    await statementsOf(path, { cookie: person.cookie }),
    await statementsOf(path, { authorization: `Bearer ${token}` }),
  ];

  it.each(['bootstrap-data', 'users/me', 'users/me?with=roles', 'artists'])(
    'of %s takes three queries at most, by session and by token',
    async (path) => {
      for (const count of await both(`/api/v1/${path}`)) {
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(3);
      }
    },
  );

  it('of an album takes one query more than that of a guest: the one that says who asks', async () => {
    const path = `/api/v1/albums/${albumId}`;
    const guest = await statementsOf(path, {});
    expect(guest).toBeLessThanOrEqual(3);
    expect(await both(path)).toEqual([guest + 1, guest + 1]);
  });

  it('notes its use seldom, and the state of the site is read once a second', async () => {
    const db = server.site.services.db;
    await db.updateTable('access_tokens').set({ last_used_at: null }).execute();
    const headers = { authorization: `Bearer ${token}` };
    await statementsOf('/api/v1/users/me', headers);
    const used = await db.selectFrom('access_tokens').select('last_used_at').executeTakeFirstOrThrow();
    expect(used.last_used_at).toBeInstanceOf(Date);
    forgetSite(db);
    expect(await statementsOf('/api/v1/users/me', headers)).toBeLessThanOrEqual(2);
  });
});

describe('this count', () => {
  it('sees every statement', async () => {
    statements = 0;
    await counted.post('/auth/login', { email: person.email, password: 'wrong' });
    expect(statements).toBeGreaterThanOrEqual(3);
  });
});
