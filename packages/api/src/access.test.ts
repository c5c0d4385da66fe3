import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, Rule } from './core/actor.ts';
import { type PermissionName, permissionTable } from './core/permissions.ts';
import { describeError } from './core/trpc.ts';
import { restTable } from './domains.ts';
import { appRouter, createCaller, ruleOf } from './router.ts';
import { createTestSite, refusal, type TestSite, userActor } from './testing.ts';

const procedures = Object.entries(appRouter._def.procedures)
  .map(([name, procedure]) => {
    const { _def } = procedure as unknown as { _def: { type: string } };
    return { name, type: _def.type, ...ruleOf(name) };
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The permission an access asks for; null when it asks for none. */
const permissionOf = (access: Access) => (access === 'open' || access === 'signed-in' ? null : access);
/** Asks for somebody to be present, by itself or by its permission. */
function isPersonal({ access, inPerson = false }: Rule): boolean {
  const permission = permissionOf(access);
  return inPerson || (permission !== null && 'inPerson' in permissionTable[permission]);
}

/** What a rule says, e.g. `signed-in, in person`. */
function wordsOf(rule: Rule): string {
  const words = [isPersonal(rule) ? 'in person' : [], rule.unverified ? 'also unverified' : []];
  return [rule.access, ...words.flat()].join(', ');
}

const rowsOf = (name: string) =>
  restTable.filter((row) => row.procedure === name).map((row) => `${row.method} ${row.path}`);

/** Permissions a visitor who is not signed in has on a new site. */
const guestsMayHold: readonly string[] = [
  'music.view',
  'music.play',
  'playlists.view',
  'users.view',
  'lyrics.view',
];

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

type Caller = ReturnType<TestSite['as']>;

/** Calls a procedure by its dotted name with an input no schema accepts: access comes first. */
function attempt(caller: Caller, name: string): Promise<unknown> {
  const [domain = '', procedure = ''] = name.split('.');
  const domains = caller as unknown as Record<string, Record<string, (input: unknown) => Promise<unknown>>>;
  const call = domains[domain]?.[procedure];
  if (!call) throw new Error(`There is no ${name}.`);
  return call('nonsense');
}

describe('access', () => {
  it('of every procedure, and its rows of the REST table', () => {
    const lines = procedures.map((procedure) => {
      const { name, type } = procedure;
      return [`${name} (${type})`, wordsOf(procedure), ...rowsOf(name)].join(' → ');
    });
    expect(lines).toMatchSnapshot();
  });

  it('is stated by permissions that exist, and every REST row names a procedure once', () => {
    for (const { access } of procedures) {
      expect([...Object.keys(permissionTable), 'open', 'signed-in']).toContain(access);
    }
    const addresses = restTable.map((row) => `${row.method} ${row.path.replace(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const row of restTable) {
      expect(procedures.map(({ name }) => name)).toContain(row.procedure);
      const changes = procedures.find(({ name }) => name === row.procedure)?.type === 'mutation';
      // The one row that the contract gives another method; pages of other sites cannot send it.
      const changesByGet = row.procedure === 'workspaces.join';
      expect(row.method === 'GET', row.path).toBe(!changes || changesByGet);
    }
  });

  it('to whatever changes something is never a guest’s, apart from plays, messages and the ways in', () => {
    const guests = new Set<string>(['open', ...guestsMayHold]);
    const changing = procedures.filter(({ changes, access }) => changes && guests.has(access));
    expect(changing.map(({ name }) => name)).toEqual([
      'auth.forgotPassword',
      'auth.login',
      'auth.logout',
      'auth.register',
      'auth.resetPassword',
      'auth.sendVerification',
      'auth.verifyEmail',
      'auth.verifyHuman',
      'contact.send',
      'notifications.unsubscribe',
      'plays.record',
      'socialLogin.connect',
      'users.setLocale',
    ]);
  });

  it('before the address is confirmed leads through the gate and nowhere else', () => {
    expect(procedures.filter(({ unverified }) => unverified).map(({ name }) => name)).toEqual([
      'auth.changeEmail',
      'auth.forgotPassword',
      'auth.humanChallenge',
      'auth.login',
      'auth.logout',
      'auth.resetLink',
      'auth.resetPassword',
      'auth.sendVerification',
      'auth.verifyEmail',
      'auth.verifyHuman',
      'settings.bootstrap',
      'settings.valueLists',
      'socialLogin.connect',
      'socialLogin.services',
      'users.setLocale',
    ]);
  });

  it.each(procedures.filter(({ access }) => access !== 'open'))(
    'to $name is denied to guests and to users without $access, before the input is read',
    async (procedure) => {
      const { name, access } = procedure;
      const permission = permissionOf(access);
      if (!guestsMayHold.includes(access)) {
        expect((await refusal(attempt(await site.guest(), name))).code).toBe('unauthenticated');
      }
      if (permission) {
        const names = Object.keys(permissionTable) as PermissionName[];
        const others = names.filter((other) => other !== permission && other !== 'admin');
        expect((await refusal(attempt(site.as(...others), name))).code).toBe('forbidden');
        expect(await outcome(attempt(site.as(permission), name))).toBe('reached');
        expect(await outcome(attempt(site.as('admin'), name))).toBe('reached');
      }
    },
  );

  it.each(procedures)(
    'to $name by a token hangs on presence, on its scope and on its owner’s right to tokens',
    async (procedure) => {
      const byToken = (scope: 'read' | 'write', ...names: PermissionName[]) => {
        const permissions = names.map((name) => ({ name, restrictions: [] }));
        return createCaller(
          site.context(userActor(1, { permissions, token: { id: 1, scope, workspaceId: null } })),
        );
      };
      const held = permissionOf(procedure.access) ?? 'music.view';
      const ask = (caller: Caller) => outcome(attempt(caller, procedure.name));
      const allowed = isPersonal(procedure) ? 'forbidden' : 'reached';
      expect(await ask(byToken('write', held, 'api.access'))).toBe(allowed);
      expect(await ask(byToken('read', held, 'api.access'))).toBe(procedure.changes ? 'forbidden' : allowed);
      if (held !== 'api.access') expect(await ask(byToken('write', held))).toBe('forbidden');
    },
  );

  it('to music is a matter of the guest role as well', async () => {
    const music = procedures.filter(({ access }) => guestsMayHold.includes(access));
    expect(music.length).toBeGreaterThan(20);
    for (const { name } of music) {
      expect((await refusal(attempt(site.as(), name))).code, name).toBe('forbidden');
    }
    const listener = site.as('music.view');
    await expect(listener.albums.list({})).resolves.toHaveProperty('pagination');
  });
});

/** Whether a call got past the guard: what it answers to nonsense behind it is its own affair. */
async function outcome(call: Promise<unknown>): Promise<string> {
  const code = await call.then(
    () => 'reached',
    (error: unknown) => describeError(error).code,
  );
  return ['unauthenticated', 'forbidden', 'email_unverified'].includes(code) ? code : 'reached';
}
