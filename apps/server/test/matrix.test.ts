import { appRouter, restTable, ruleOf } from '@kantele/api/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherRoutes } from './access-other-routes.ts';
import { probes, procedureTable, rowTable, type Visitor, visitors } from './domain-tests.ts';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { putSettings, send } from './http-accounts.ts';
import { type MatrixActor, matrixActors, renewSessions } from './matrix-actors.ts';

/** Every procedure and every documented row, asked by one of each kind of visitor. */
let server: TestServer;
let actors: Record<Visitor, MatrixActor>;
beforeAll(async () => {
  server = await startTestServer({ inbox: true });
  await putSettings(server, {
    // Each token is asked with more often than in a minute of a usual site, if this machine is quick.
    'api.calls_per_minute': 100_000,
    'social.facebook.enable': true,
    'social.facebook.client_id': 'client',
    'social.facebook.client_secret': 'secret',
  });
  actors = await matrixActors(server);
});
afterAll(() => server.close());

const words: Record<string, string> = {
  y: 'allowed',
  '1': '401 unauthenticated',
  '3': '403 forbidden',
  v: '403 email_unverified',
};

async function asEverybody(
  answers: string | undefined,
  ask: (actor: MatrixActor) => Promise<{ status: number; code: string | undefined }>,
  allowed: readonly number[],
) {
  const found: Record<string, string> = {};
  for (const visitor of visitors) {
    const { status, code } = await ask(actors[visitor]);
    found[visitor] = allowed.includes(status) ? 'allowed' : `${status} ${code}`;
  }
  const expected = visitors.map((visitor, at) => [visitor, words[answers?.[at] ?? '']]);
  expect(found).toEqual(Object.fromEntries(expected));
}

const procedures = Object.keys(appRouter._def.procedures);
const nonsense = '"nonsense"';

describe('a procedure', () => {
  it('has an entry that says how it is asked', () => {
    expect(Object.keys(probes).sort()).toEqual([...procedures].sort());
  });

  it('stands in the table of who may what', () => {
    expect([...procedureTable.keys()].sort()).toEqual([...procedures].sort());
  });

  it.each(procedures)('%s answers everybody as the table says', async (name) => {
    const rule = ruleOf(name);
    const path = rule.changes ? `/trpc/${name}` : `/trpc/${name}?input=${encodeURIComponent(nonsense)}`;
    const ask = async ({ cookie, token }: MatrixActor) => {
      const sent = { cookie, token, ...(rule.changes ? { body: 'nonsense' } : {}) };
      const response = await send(server, rule.changes ? 'POST' : 'GET', path, sent);
      const answer = (await response.json()) as { error?: { data?: { appCode?: string } } };
      return { status: response.status, code: answer.error?.data?.appCode };
    };
    await asEverybody(procedureTable.get(name), ask, probes[name] === 'input' ? [400, 422] : [200, 404]);
    if (probes[name] === 'signs out') await renewSessions(server, actors);
  });
});

const rows = restTable.flatMap((row) =>
  (row.unprefixed ? ['/api/v1/', '/'] : ['/api/v1/']).map((prefix) => {
    const path = prefix + row.path.replace('{id}', '999999999').replace(/\{\w+\}/, 'nonsense');
    return [`${row.method} ${path}`, row, path] as const;
  }),
);

describe('a row', () => {
  it('stands in the table of who may what', () => {
    const known = restTable.map(({ method, path }) => `${method} ${path}`);
    expect([...rowTable.keys()].sort()).toEqual(known.sort());
  });

  it.each(rows)('%s answers everybody as the table says', async (_name, row, path) => {
    const takesBody = row.method === 'POST' || row.method === 'PUT';
    const ask = async ({ cookie, token }: MatrixActor) => {
      const sent = { cookie, token, ...(takesBody ? { body: { nonsense: true } } : {}) };
      const response = await send(server, row.method, takesBody ? path : `${path}?nonsense=1`, sent);
      return { status: response.status, code: (await answerOf(response)).code };
    };
    await asEverybody(rowTable.get(`${row.method} ${row.path}`), ask, [200, 404, 422]);
    if (probes[row.procedure] === 'signs out') await renewSessions(server, actors);
  });
});

const rowAddresses = new Set(
  rows.map(([, { method, path, unprefixed }, asked]) => {
    const prefix = unprefixed && !asked.startsWith('/api/v1/') ? '/' : '/api/v1/';
    return `${method} ${prefix}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  }),
);

describe('a route beside the table', () => {
  it('is in the inventory, with what it shows', () => {
    const routes = server.app.allRoutes.flatMap(({ method, url }) =>
      [method].flat().map((name) => `${name} ${url.replace(/[\w-]+-[0-9a-f]{16}\.js$/, ':script')}`),
    );
    const others = routes.filter((route) => !rowAddresses.has(route.replace(/^HEAD/, 'GET')));
    const listed = Object.keys(otherRoutes).flatMap((route) => {
      const [methods = '', url] = route.split(' ');
      return methods.split(',').map((method) => `${method} ${url}`);
    });
    expect([...new Set(others)].sort()).toEqual(listed.sort());
  });

  const asked = Object.entries(otherRoutes).filter(([, { example }]) => example !== undefined);
  it.each(asked)('%s answers everybody as the table says', async (_route, { answers, example = '' }) => {
    const ask = async ({ cookie, token }: MatrixActor) => {
      const response = await send(server, 'GET', example, { cookie, token });
      const isJson = response.headers.get('content-type')?.includes('json');
      const code = isJson ? (await answerOf(response)).code : undefined;
      return { status: response.status, code };
    };
    await asEverybody(answers, ask, [200, 302, 404]);
  });
});
