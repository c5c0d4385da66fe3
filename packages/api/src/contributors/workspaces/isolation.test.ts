import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../../core/context.ts';
import { type WorkspacePermission, workspacePermissionTable } from '../../core/permissions.ts';
import { usersByIds } from '../../identity/accounts/queries.ts';
import { permissionsOf } from '../../identity/roles/managing-policy.ts';
import { membershipOf } from '../../platform/memberships/active-workspace.ts';
import { createCaller } from '../../router.ts';
import { createTestSite, refusal, type TestSite, testPassword, userActor } from '../../testing.ts';
import { addHeld, contentsOf, type Door, doors, type Held } from './testing-isolation.ts';

/** What a team has is reached by its members, as far as their role lets them, and by nobody through any door. */
let site: TestSite;
let teams: Held[];
/** People who are in teams or not, as each case wants it. */
const pool: { id: number; session: { id: string; maxAge: number | null } | null }[] = [];
const permissions = Object.keys(workspacePermissionTable) as WorkspacePermission[];

beforeAll(async () => {
  site = await createTestSite();
  teams = [];
  for (const word of ['Quillfjord', 'Tarnholt', 'Brackenwick']) teams.push(await addHeld(site, word));
  for (const name of ['one', 'two', 'three']) {
    const email = `${name}@example.com`;
    const id = await site.addUser(email, { roles: ['Users', 'Artists'] });
    const browser = site.browser();
    await (await browser.caller()).auth.login({ email, password: testPassword });
    pool.push({ id, session: browser.session });
  }
});
afterAll(() => site.close());

const held = (at: number): Held => teams[at % teams.length] as Held;

/** Makes somebody a member with a role of exactly these permissions, or of no team at all. */
async function setMembership(userId: number, team: Held, holds: readonly WorkspacePermission[] | null) {
  const { db } = site.services;
  const of = db.deleteFrom('workspace_members').where('user_id', '=', userId);
  await of.where('workspace_id', '=', team.id).execute();
  if (holds === null) return;
  const name = `May ${[...holds].sort().join(' ')}`;
  const stored = JSON.stringify(holds.map((permission) => ({ name: permission, restrictions: [] })));
  await db
    .insertInto('roles')
    .values({ name, description: '', type: 'workspace', permissions: stored })
    .onConflict((oc) => oc.columns(['type', 'name']).doNothing())
    .execute();
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('type', '=', 'workspace')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('workspace_members')
    .values({ workspace_id: team.id, user_id: userId, role_id: role.id })
    .execute();
}

type Way = 'query' | 'cookie' | 'token';
interface Visit {
  person: number;
  /** Team that is acted for, by its place; null for oneself. */
  acting: number | null;
  way: Way;
  door: Door;
  team: number;
}

/** A request as it comes in, resolved by the one place that decides which workspace it is for. */
async function enter({ person, acting, way }: Visit): Promise<Context> {
  const { id, session } = pool[person] ?? { id: 0, session: null };
  const workspaceId = acting === null ? '0' : String(held(acting).id);
  if (way !== 'token') {
    const browser = site.browser(way === 'query' ? { workspaceId } : {});
    if (way === 'cookie') browser.cookies.set('activeWorkspaceId', workspaceId);
    browser.session = session;
    return browser.context();
  }
  // There may be so many of them and no more.
  await site.services.db.deleteFrom('access_tokens').where('user_id', '=', id).execute();
  const caller = await site.user(id);
  const bound = acting === null ? {} : { workspace_id: held(acting).id };
  const { plainTextToken } = await caller.accessTokens.create({ tokenName: 'one', ...bound });
  return site.browser({ authorization: `Bearer ${plainTextToken}` }).context();
}

/** Whether a visit is let through, told without the code that decides. */
function isAllowed(
  { acting, way, door, team }: Visit,
  memberships: readonly (readonly WorkspacePermission[] | null)[],
): boolean {
  // Who asks for a team they are not in is refused, but where guests may ask; a cookie that names one counts for nothing.
  const names = acting !== null && way !== 'cookie' && door.by !== 'open';
  if (names && (memberships[acting] ?? null) === null) return false;
  const own = memberships[team] ?? null;
  if (own === null || door.need === 'owner') return false;
  if (door.need !== null && !own.includes(door.need)) return false;
  return door.by === 'acting' ? acting === team : way !== 'token' || acting === team || acting === null;
}

const refused = ['not_found', 'forbidden', 'workspace_forbidden', 'invalid'];

/** Goes through a door and says whether it led to what the team has; what is refused must change and show nothing. */
async function passes(
  enters: () => Promise<Context>,
  door: Door,
  at: number,
  told: string,
): Promise<boolean> {
  const team = held(at);
  const all = () => Promise.all(teams.map((one) => contentsOf(site, one)));
  const before = await all();
  const answer = await enters()
    .then((ctx) => door.open(createCaller(ctx), team, ctx))
    .then(
      (value) => ({ text: JSON.stringify(value), code: null }),
      async (error: unknown) => ({ text: '', code: (await refusal(Promise.reject(error))).code }),
    );
  const after = await all();
  const seen = answer.text.includes(team.word);
  if (!seen || door.changes === undefined) expect(after, told).toEqual(before);
  else expect(after[at], told).not.toBe(before[at]);
  if (answer.code !== null) expect(refused, told).toContain(answer.code);
  return seen;
}

async function check(visit: Visit, memberships: readonly (readonly WorkspacePermission[] | null)[]) {
  const { door, team } = visit;
  const allowed = isAllowed(visit, memberships);
  if (allowed && door.changes === 'harmful') return;
  const told = `${door.name}: ${JSON.stringify(visit)} ${JSON.stringify(memberships)}`;
  expect(await passes(() => enter(visit), door, team, told), told).toBe(allowed);
}

const someRole = fc.option(fc.subarray(permissions), { nil: null, freq: 3 });
const visits = fc.record({
  person: fc.nat(2),
  acting: fc.option(fc.nat(2), { nil: null }),
  way: fc.constantFrom<Way>('query', 'cookie', 'token'),
  door: fc.constantFrom(...doors),
  team: fc.nat(2),
});

/**
 * Who gets through which door, by hand: owner, manager, contributor, viewer, a former member, a member of another team.
 * `n` is refused or shows nothing; nobody who may is sent through what does harm.
 */
const table: Readonly<Record<string, string>> = {
  artists: 'yyyynn',
  releases: 'yyyynn',
  'a release': 'yyyynn',
  'a draft': 'yyyynn',
  'a track of a draft': 'yyyynn',
  'tracks by their ids': 'yyyynn',
  'addresses of a stream': 'yyyynn',
  'a stream': 'yyyynn',
  files: 'yyyynn',
  folders: 'yyyynn',
  'a file': 'yyyynn',
  'the content of a file': 'yyyynn',
  insights: 'yyyynn',
  'the workspace': 'yyyynn',
  workspaces: 'yyyynn',
  members: 'yyyynn',
  roles: 'yyyynn',
  activity: 'yyyynn',
  invitations: 'yynnnn',
  'changing a draft': 'yyynnn',
  'changing a track': 'yyynnn',
  'changing an artist': 'yynnnn',
  'renaming a file': 'yyynnn',
  'a folder inside': 'yyynnn',
  'renaming the workspace': 'yynnnn',
  'deleting a file': '---nnn',
  'deleting a draft': '---nnn',
  'handing an artist over': '-nnnnn',
  'taking an invitation back': '--nnnn',
  // Everybody may leave.
  'removing a member': '---nnn',
  'giving it away': '-nnnnn',
  'deleting it': '-nnnnn',
};

describe('what a team has', () => {
  it.each(doors.map((door) => [door.name, door] as const))('%s: for whom it is', async (name, door) => {
    const [team, other] = [held(0), held(1)];
    const { owner, manager, contributor, viewer } = team.people;
    const former = pool[0]?.id ?? 0;
    await setMembership(former, team, null);
    const found: Record<string, string> = {};
    const asked = { owner, manager, contributor, viewer, former, other: other.people.owner };
    const expected = table[name] ?? '';
    for (const [at, [identity, userId]] of Object.entries(asked).entries()) {
      if (expected[at] === '-') {
        found[identity] = '-';
        continue;
      }
      const own = identity === 'other' ? other : team;
      const workspace = await membershipOf(site.services.db, userId, own.id);
      const [row] = await usersByIds(site.services.db, [userId]);
      const permissions = row ? permissionsOf(row) : [];
      const ctx = site.context(userActor(userId, { permissions, workspace }));
      found[identity] = (await passes(async () => ctx, door, 0, `${name} ${identity}`)) ? 'y' : 'n';
    }
    expect(Object.values(found).join('')).toBe(expected);
  });

  it('never crosses from one team to another, whoever is in which with what role', async () => {
    const memberships = fc.array(fc.tuple(someRole, someRole, someRole), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(memberships, fc.array(visits, { minLength: 4, maxLength: 8 }), async (of, asked) => {
        for (const [person, roles] of of.entries()) {
          for (const [at, role] of roles.entries())
            await setMembership(pool[person]?.id ?? 0, held(at), role);
        }
        for (const visit of asked) await check(visit, of[visit.person] ?? []);
      }),
      { numRuns: 25 },
    );
  });

  it('is in no search and no export of others, and in the stream of events only as a hint to read', async () => {
    const [team, other] = [held(0), held(1)];
    for (const userId of [other.people.owner, team.people.viewer]) {
      const caller = await site.user(userId);
      for (const query of [team.word, `${team.word} album`, `${team.word} one`]) {
        const found = [await caller.search.query({ query }), await caller.search.suggest({ query })];
        const names = JSON.stringify(found).replaceAll(JSON.stringify(query), '');
        expect(names, query).not.toContain(`${team.word} album`);
        expect(names, query).not.toContain(`${team.word} one`);
      }
    }
    const { readRecords } = await import('../../identity/users/exports/export-queries.ts');
    await site.services.db.transaction().execute(async (trx) => {
      for (const [table, of] of Object.entries(site.services.exportedTables)) {
        for await (const records of readRecords(trx, table, of, other.people.owner))
          expect(records.join(), table).not.toContain(team.word);
      }
    });
  });
});
