import { appRouter, type Rule, restTable, ruleOf } from '@kantele/api/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, startTestServer, type TestServer } from './harness.ts';
import { putSettings, send } from './http-accounts.ts';
import { type MatrixActor, matrixActors, renewSessions } from './matrix-actors.ts';
import { expectedOf, forbidden, unauthenticated } from './matrix-oracle.ts';
import { probes } from './matrix-probes.ts';

/** Every procedure and every documented row, asked by one of each kind of visitor. */
let server: TestServer;
let actors: Record<string, MatrixActor>;
beforeAll(async () => {
  server = await startTestServer({ inbox: true });
  await putSettings(server, {
    'social.facebook.enable': true,
    'social.facebook.client_id': 'client',
    'social.facebook.client_secret': 'secret',
  });
  actors = await matrixActors(server);
});
afterAll(() => server.close());

async function asEverybody(
  rule: Rule,
  ask: (actor: MatrixActor) => Promise<{ status: number; code: string | undefined }>,
  allowed: readonly number[],
) {
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const [name, actor] of Object.entries(actors)) {
    const { status, code } = await ask(actor);
    expected[name] = expectedOf(actor, rule);
    found[name] = allowed.includes(status) ? 'allowed' : `${status} ${code}`;
  }
  expect(found).toEqual(expected);
}

const procedures = Object.keys(appRouter._def.procedures);
const nonsense = '"nonsense"';

describe('a procedure', () => {
  it('has an entry that says how it is asked', () => {
    expect(Object.keys(probes).sort()).toEqual([...procedures].sort());
  });

  it.each(procedures)('%s answers everybody by its rule', async (name) => {
    const rule = ruleOf(name);
    const path = rule.changes ? `/trpc/${name}` : `/trpc/${name}?input=${encodeURIComponent(nonsense)}`;
    const ask = async ({ cookie, token }: MatrixActor) => {
      const sent = { cookie, token, ...(rule.changes ? { body: 'nonsense' } : {}) };
      const response = await send(server, rule.changes ? 'POST' : 'GET', path, sent);
      const answer = (await response.json()) as { error?: { data?: { appCode?: string } } };
      return { status: response.status, code: answer.error?.data?.appCode };
    };
    await asEverybody(rule, ask, probes[name] === 'input' ? [400, 422] : [200, 404]);
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
  it.each(rows)('%s answers everybody by the rule of its procedure', async (_name, row, path) => {
    const takesBody = row.method === 'POST' || row.method === 'PUT';
    const ask = async ({ cookie, token }: MatrixActor) => {
      const sent = { cookie, token, ...(takesBody ? { body: { nonsense: true } } : {}) };
      const response = await send(server, row.method, takesBody ? path : `${path}?nonsense=1`, sent);
      return { status: response.status, code: (await answerOf(response)).code };
    };
    await asEverybody(ruleOf(row.procedure), ask, [200, 404, 422]);
    if (probes[row.procedure] === 'signs out') await renewSessions(server, actors);
  });
});

/** Routes that are no row of the table, with the rule they must follow. */
const routes: Record<string, Rule> = {
  '/api/v1/tracks/999999999/stream': { access: 'music.play' },
  '/api-docs/openapi.json': { access: 'api.access' },
  '/secure/exports/nonsense': { access: 'signed-in', inPerson: true },
  '/secure/auth/social/facebook/connect': { access: 'signed-in', inPerson: true },
};

describe('a route beside the table', () => {
  it.each(Object.entries(routes))('%s answers everybody by its rule', async (path, rule) => {
    const ask = async ({ cookie, token }: MatrixActor) => {
      const response = await send(server, 'GET', path, { cookie, token });
      const code = response.status === 302 ? undefined : (await answerOf(response)).code;
      return { status: response.status, code };
    };
    await asEverybody(rule, ask, path.includes('social') ? [302] : [200, 404]);
  });
});

describe('this matrix', () => {
  it('meets every kind of answer', () => {
    const all = procedures.flatMap((name) => {
      const rule = ruleOf(name);
      const admin = {
        counts: 'a user',
        permissions: new Set(['admin']),
        verified: true,
        scope: null,
      } as const;
      return [
        expectedOf(admin, rule),
        expectedOf({ ...admin, verified: false }, rule),
        expectedOf({ ...admin, scope: 'read' }, rule),
        expectedOf({ ...admin, counts: 'a guest', permissions: new Set() }, rule),
      ];
    });
    const kinds = ['allowed', unauthenticated, forbidden, '403 email_unverified'];
    expect(new Set(all)).toEqual(new Set(kinds));
  });
});
