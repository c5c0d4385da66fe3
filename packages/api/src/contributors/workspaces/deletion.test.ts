import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { addEntry, brokenTeams, holdingTeam, lonelyTeam } from './testing-lonely.ts';
import { addTeam, linkTo } from './testing-team.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const me = { id: 'me', deleteCurrentUser: true } as const;

describe('a team that goes with its owner', () => {
  it('gives former members back what they uploaded, in its folders, and the rest goes with the account', async () => {
    const { id, owner, former } = await lonelyTeam(site, 'Label');
    const place = { workspace_id: id };
    const ownFolder = await addEntry(site, {
      ...place,
      owner_id: owner,
      name: 'Of the owner',
      type: 'folder',
    });
    const inside = { parent_id: ownFolder, path: `${ownFolder}/` };
    const disc = await addEntry(site, {
      ...place,
      ...inside,
      owner_id: former,
      name: 'Disc',
      type: 'folder',
    });
    await addEntry(site, { ...place, owner_id: former, name: 'Disc', type: 'folder' });
    const deep = { parent_id: disc, path: `${ownFolder}/${disc}/` };
    await addEntry(site, { ...place, ...deep, owner_id: former, name: 'Song' });
    await addEntry(site, { ...place, ...inside, owner_id: owner, name: 'Owner song' });
    await sql`insert into upload_sessions (id, transport, owner_id, workspace_id, name, size, mime, target, storage_key, expires_at)
      values ('0123456789abcdef', 'tus', ${former}, ${id}, 'x', 1, 'x', ${JSON.stringify({ parent_id: ownFolder })},
        'uploads/under-way', now())`.execute(site.services.db);

    await (await site.user(owner)).users.delete(me);
    const caller = await site.user(former);
    const listed = async (parentId: number | null) =>
      (await caller.files.list({ parentId, orderBy: 'oldest' })).pagination.data;
    const [top] = await listed(null);
    expect(top).toMatchObject({ name: `Label (${id})`, type: 'folder', workspace_id: 0 });
    const found = await listed(top?.id ?? 0);
    expect(found.map(({ name }) => name)).toEqual([
      'Former song',
      'Disc',
      expect.stringMatching(/^Disc \(\d+\)$/),
    ]);
    expect((await listed(disc)).map(({ name, path }) => [name, path])).toEqual([
      ['Song', `${top?.id}/${disc}/`],
    ]);
    const { rows } =
      await sql`select workspace_id, target->'parent_id' as parent from upload_sessions`.execute(
        site.services.db,
      );
    expect(rows).toEqual([{ workspace_id: 0, parent: null }]);
    const left = site.services.db.selectFrom('file_entries').select('id').where('owner_id', '=', owner);
    expect(await left.execute()).toEqual([]);
    expect(await brokenTeams(site)).toEqual([]);
  });

  it('keeps nothing of invitations to who is gone', async () => {
    const { id, owner } = await lonelyTeam(site, 'Kept');
    const user = await site.addUser('gone@example.com');
    const boss = await site.user(owner);
    const { db } = site.services;
    await sql`insert into workspace_invites (workspace_id, email, token_hash, role_id, max_uses, uses, expires_at)
      select ${id}, 'gone@example.com', 'gone', id, 1, 1, now() + interval '1 day' from roles where key = 'viewer'`.execute(
      db,
    );
    await (await site.user(user)).users.delete(me);
    const { rows } = await sql`select from workspace_invites where email = 'gone@example.com'`.execute(db);
    expect([rows, (await boss.workspaces.members({ id })).members.length]).toEqual([[], 1]);
  });

  it('is named by nothing that could outlive it: the database refuses', async () => {
    const { id } = await lonelyTeam(site, 'Fast');
    const { db } = site.services;
    await expect(db.deleteFrom('workspaces').where('id', '=', id).execute()).rejects.toMatchObject({
      constraint: 'file_entries_team_id_fkey',
    });
    const columns = await sql<{
      table: string;
    }>`select c.table_name as table from information_schema.columns c
      where c.column_name = 'workspace_id' and c.table_schema = 'public' and not exists (
        select from pg_constraint k where k.contype = 'f' and k.confrelid = 'workspaces'::regclass
          and k.conrelid = c.table_name::regclass) order by 1`.execute(db);
    // A log tells what was, also of what is gone.
    expect(columns.rows.map(({ table }) => table)).toEqual(['audit_events']);
  });
});

/** What became of calls that began in this order while the team was locked. */
async function toldOf(teamId: number, calls: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const told = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      async (error: unknown) => (await refusal(Promise.reject(error))).code,
    );
  return Promise.all((await holdingTeam(site, teamId, calls)).map(told));
}

describe('joining while the owner deletes the account', () => {
  it.each(['joining', 'deleting'] as const)(
    'one wins, here %s, and the other is a conflict',
    async (first) => {
      const team = await lonelyTeam(site, `Race ${first}`);
      const joiner = await site.user(await site.addUser(`${first}@example.com`));
      const owner = await site.user(team.owner);
      const inviteId = await linkTo(site, { id: team.id, people: { owner: team.owner } });
      const join = () => joiner.workspaces.join({ inviteId });
      const remove = () => owner.users.delete(me);
      const calls = first === 'joining' ? [join, remove] : [remove, join];
      expect(await toldOf(team.id, calls)).toEqual(['done', 'conflict']);
      const there = site.services.db.selectFrom('workspaces').select('id').where('id', '=', team.id);
      expect(await there.execute()).toHaveLength(first === 'joining' ? 1 : 0);
      expect(await brokenTeams(site)).toEqual([]);
    },
  );
});

describe('giving a team to a member who deletes the account', () => {
  it.each([
    ['giving', 'conflict'],
    ['deleting', 'not_found'],
  ] as const)('one wins, here %s, and the other is %s', async (first, second) => {
    const { id, people } = await addTeam(site, `Given ${first}`);
    const [owner, viewer] = [await site.user(people.owner), await site.user(people.viewer)];
    const give = () => owner.workspaces.transfer({ id, user_id: people.viewer });
    const remove = () => viewer.users.delete(me);
    const calls = first === 'giving' ? [give, remove] : [remove, give];
    expect(await toldOf(id, calls)).toEqual(['done', second]);
    expect(await brokenTeams(site)).toEqual([]);
  });

  it('is a conflict for an owner whose account was deleted meanwhile', async () => {
    const team = await lonelyTeam(site, 'Twice');
    const [one, two] = [await site.user(team.owner), await site.user(team.owner)];
    const give = () => two.workspaces.transfer({ id: team.id, user_id: team.former });
    expect(await toldOf(team.id, [() => one.users.delete(me), give])).toEqual(['done', 'conflict']);
  });
});

describe('an account that was deleted meanwhile', () => {
  it('neither makes a team nor is deleted twice', async () => {
    const id = await site.addUser('late@example.com', { roles: ['Users', 'Artists'] });
    const [one, two, three] = [await site.user(id), await site.user(id), await site.user(id)];
    await one.users.delete(me);
    expect((await refusal(two.users.delete(me))).code).toBe('conflict');
    expect((await refusal(three.workspaces.create({ name: 'Late' }))).code).toBe('conflict');
  });
});
