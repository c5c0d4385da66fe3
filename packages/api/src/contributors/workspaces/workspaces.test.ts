import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite, testPassword } from '../../testing.ts';
import type { TestBrowser } from '../../testing-browser.ts';
import { actingFor, addTeam, type Key, linkTo, roleOf, type Team } from './testing-team.ts';

let site: TestSite;
let team: Team;
let other: Team;
beforeAll(async () => {
  site = await createTestSite();
  team = await addTeam(site, 'Label');
  other = await addTeam(site, 'Band');
});
afterAll(() => site.close());

const roleId = (key: Key) => roleOf(site, key);

/** A browser signed in as an address. */
async function browserOf(email: string, workspaceId?: string) {
  const browser = site.browser(workspaceId === undefined ? {} : { workspaceId });
  const signIn = site.browser();
  await (await signIn.caller()).auth.login({ email, password: testPassword });
  browser.session = signIn.session;
  return browser;
}

const list = async (browser: TestBrowser) => (await browser.caller()).workspaces.list();

const linkSecret = () => linkTo(site, team);

describe('which workspace a request is for', () => {
  const code = async (email: string, asked: string) =>
    (await refusal(list(await browserOf(email, asked)))).code;

  it('is refused when it is somebody else’s, or no id (Z9)', async () => {
    await site.addUser('stranger@example.com');
    expect(await code('stranger@example.com', String(team.id))).toBe('workspace_forbidden');
    for (const asked of ['-1', '1e99', '1,2', '', '01', ' 1']) {
      const answer = await refusal((await browserOf('stranger@example.com', asked)).context());
      expect([asked, answer.code, Object.keys(answer.fields ?? {})]).toEqual([
        asked,
        'invalid',
        ['workspaceId'],
      ]);
    }
    const twice = site.browser({ workspaceId: ['1', '1'] as unknown as string });
    expect((await refusal(twice.context())).fields).toHaveProperty('workspaceId');
  });

  it('is refused when query and cookie differ, also between two of one’s own (Z9)', async () => {
    const id = await site.addUser('both@example.com');
    const caller = await site.user(id);
    const { workspace: one } = await caller.workspaces.create({ name: 'One' });
    const { workspace: two } = await caller.workspaces.create({ name: 'Two' });
    const browser = await browserOf('both@example.com', String(one.id));
    browser.cookies.set('activeWorkspaceId', String(two.id));
    expect((await refusal(list(browser))).code).toBe('workspace_forbidden');
    browser.cookies.set('activeWorkspaceId', String(one.id));
    expect(await browser.actor()).toMatchObject({ workspace: { id: one.id } });
  });

  it('ends with the membership, from the next request on (W4)', async () => {
    const id = await site.addUser('leaves@example.com');
    const secret = await linkSecret();
    const member = await browserOf('leaves@example.com', String(team.id));
    await (await site.user(id)).workspaces.join({ inviteId: secret });
    expect(await member.actor()).toMatchObject({ workspace: { id: team.id } });
    const owner = await site.user(team.people.owner);
    await owner.workspaces.removeMember({ id: team.id, user_id: id });
    expect((await refusal(list(member))).code).toBe('workspace_forbidden');
    const remembering = await browserOf('leaves@example.com');
    remembering.cookies.set('activeWorkspaceId', String(team.id));
    expect(await remembering.actor()).toMatchObject({ workspace: null });
  });

  it('counts for nothing where guests may ask, but for a token that is bound to one', async () => {
    const id = await site.addUser('stray@example.com');
    const asked = String(team.id);
    const workspaceOf = async (browser: TestBrowser) =>
      (await (await browser.caller()).settings.bootstrap({})).workspace_id;
    expect(await workspaceOf(await browserOf('stray@example.com', asked))).toBe(0);
    const ended = site.browser({ workspaceId: asked });
    expect(await workspaceOf(ended)).toBe(0);
    expect((await refusal(list(ended))).code).toBe('unauthenticated');
    await (await ended.caller()).auth.login({ email: 'stray@example.com', password: testPassword });
    await (await ended.caller()).auth.logout();
    expect(ended.session).toBeNull();
    const user = await site.user(id);
    await user.workspaces.join({ inviteId: await linkSecret() });
    const { plainTextToken } = await user.accessTokens.create({ tokenName: 'bound', workspace_id: team.id });
    const elsewhere = site.browser({ authorization: `Bearer ${plainTextToken}`, workspaceId: '0' });
    expect(await workspaceOf(elsewhere)).toBe(team.id);
    expect((await refusal(list(elsewhere))).code).toBe('workspace_forbidden');
  });

  it('is fixed for a token that is bound to one, and such tokens go with the membership', async () => {
    const id = await site.addUser('token@example.com');
    const user = await site.user(id);
    const refused = await refusal(user.accessTokens.create({ tokenName: 'foreign', workspace_id: team.id }));
    expect(refused.fields).toHaveProperty('workspace_id');
    await user.workspaces.join({ inviteId: await linkSecret() });
    const { plainTextToken } = await user.accessTokens.create({ tokenName: 'bound', workspace_id: team.id });
    const authorization = `Bearer ${plainTextToken}`;
    expect(await site.browser({ authorization }).actor()).toMatchObject({ workspace: { id: team.id } });
    const asked = await refusal(list(site.browser({ authorization, workspaceId: '0' })));
    expect(asked.code).toBe('workspace_forbidden');
    const { workspace: own } = await user.workspaces.create({ name: 'Mine' });
    const bound = await site.browser({ authorization }).caller();
    expect((await bound.workspaces.list()).workspaces.map(({ id: one }) => one)).toEqual([team.id]);
    expect((await refusal(bound.workspaces.get({ id: own.id }))).code).toBe('not_found');
    await user.workspaces.removeMember({ id: team.id, user_id: id });
    expect((await refusal(site.browser({ authorization }).context())).code).toBe('unauthenticated');
  });
});

describe('a workspace always has an owner (W6)', () => {
  it('who cannot leave, be removed or lose the role', async () => {
    const { owner, manager } = team.people;
    const own = await site.user(owner);
    const boss = await site.user(manager);
    expect((await refusal(own.workspaces.removeMember({ id: team.id, user_id: owner }))).status).toBe(409);
    expect((await refusal(boss.workspaces.removeMember({ id: team.id, user_id: owner }))).status).toBe(409);
    const role_id = await roleId('viewer');
    const demoted = await refusal(boss.workspaces.setMemberRole({ id: team.id, user_id: owner, role_id }));
    expect(demoted.code).toBe('forbidden');
  });

  it('and cannot delete the account while others or artists are in it', async () => {
    const admin = await site.user();
    const own = await site.user(team.people.owner);
    expect((await refusal(own.users.delete({ id: 'me', deleteCurrentUser: true }))).status).toBe(409);
    expect((await refusal(admin.users.remove({ ids: [team.people.owner] }))).status).toBe(409);
    const { db } = site.services;
    const broken = db.deleteFrom('users').where('id', '=', team.people.owner).execute();
    await expect(broken).rejects.toMatchObject({ constraint: 'workspaces_owner' });
  });

  it('until it is given to another member, who may then do everything', async () => {
    const { owner, manager } = other.people;
    const own = await site.user(owner);
    const stranger = { id: other.id, user_id: team.people.owner };
    expect((await refusal(own.workspaces.transfer(stranger))).code).toBe('not_found');
    const boss = await site.user(manager);
    const taken = await refusal(boss.workspaces.transfer({ id: other.id, user_id: manager }));
    expect(taken.code).toBe('forbidden');
    await own.workspaces.transfer({ id: other.id, user_id: manager });
    const { members } = await own.workspaces.members({ id: other.id });
    expect(members.map(({ user, role }) => [user.id, role.key]).slice(0, 1)).toEqual([[manager, 'owner']]);
    await boss.workspaces.transfer({ id: other.id, user_id: owner });
  });

  it('and goes with its artists to the owner when it is deleted', async () => {
    const gone = await addTeam(site, 'Gone');
    const manager = await site.user(gone.people.manager);
    expect((await refusal(manager.workspaces.delete({ id: gone.id }))).code).toBe('forbidden');
    const owner = await site.user(gone.people.owner);
    await owner.workspaces.delete({ id: gone.id });
    const { artists } = await owner.backstage.artists();
    expect(artists.map(({ id }) => id)).toEqual([gone.artistId]);
  });
});

describe('what a team shares', () => {
  it('each role sees the draft; who may change and publish it is as the role says', async () => {
    const { albumId: id } = team;
    const may: Record<string, unknown> = {};
    for (const [key, user] of Object.entries(team.people)) {
      const caller = await actingFor(site, user, team.id);
      const edits = (await caller.backstage.release({ id })).release.album.abilities.edit;
      const named = await caller.albums.update({ id, label: key }).then(
        () => true,
        () => false,
      );
      const out = await caller.albums.update({ id, visibility: 'unlisted' }).then(
        () => true,
        async (error: unknown) => (await refusal(Promise.reject(error))).code,
      );
      may[key] = [edits, named, out];
      await site.as('albums.manage').albums.update({ id, visibility: 'draft' });
    }
    // Nothing was uploaded, so it is refused for its content where the role would publish.
    expect(may).toEqual({
      owner: [true, true, 'invalid'],
      manager: [true, true, 'invalid'],
      contributor: [true, true, 'forbidden'],
      viewer: [false, false, 'not_found'],
    });
  });

  it('nobody reaches it who does not act for the team, though they are in it', async () => {
    for (const caller of [
      await actingFor(site, team.people.owner, 0),
      await actingFor(site, other.people.owner, other.id),
    ]) {
      expect((await caller.backstage.artists()).artists.map(({ id }) => id)).not.toContain(team.artistId);
      expect((await refusal(caller.backstage.release({ id: team.albumId }))).code).toBe('not_found');
      expect((await refusal(caller.albums.get({ id: team.albumId }))).code).toBe('not_found');
    }
  });

  it('an artist is handed over by its owner, with what it has', async () => {
    const { owner } = team.people;
    const moved = { artist_id: team.artistId, workspace_id: 0 };
    const manager = await actingFor(site, team.people.manager, team.id);
    expect((await refusal(manager.workspaces.handOver(moved))).code).toBe('forbidden');
    const elsewhere = await actingFor(site, owner, team.id);
    const foreign = { artist_id: team.artistId, workspace_id: other.id };
    expect((await refusal(elsewhere.workspaces.handOver(foreign))).code).toBe('not_found');
    await elsewhere.workspaces.handOver(moved);
    expect((await refusal(manager.backstage.release({ id: team.albumId }))).code).toBe('not_found');
    const self = await actingFor(site, owner, 0);
    expect((await self.backstage.release({ id: team.albumId })).release.album.id).toBe(team.albumId);
    await self.workspaces.handOver({ artist_id: team.artistId, workspace_id: team.id });
    expect((await refusal(self.backstage.release({ id: team.albumId }))).code).toBe('not_found');
    const { pagination } = await elsewhere.workspaces.activity({ id: team.id });
    expect(pagination.data[0]).toMatchObject({ action: 'workspaces.hand_over', actor_id: owner });
  });
});
