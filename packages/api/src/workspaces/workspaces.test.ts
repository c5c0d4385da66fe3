import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetSite, getSite } from '../settings/site.ts';
import { createTestSite, refusal, type TestSite, testPassword } from '../testing.ts';
import type { TestBrowser } from '../testing-browser.ts';
import { actingFor, addTeam, type Team } from './testing-team.ts';

let site: TestSite;
let team: Team;
let other: Team;
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
  await site.services.db
    .insertInto('settings')
    .values({ key: 'human_check.kind', value: JSON.stringify('off') })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify('off') }))
    .execute();
  forgetSite(site.services.db);
  team = await addTeam(site, 'Label');
  other = await addTeam(site, 'Band');
});
afterAll(() => site.close());

const roleId = async (key: string) => {
  const { roles } = await (await site.user(team.people.owner)).workspaces.roles({ id: team.id });
  return roles.find((role) => role.key === key)?.id ?? 0;
};

/** A browser signed in as an address. */
async function browserOf(email: string, workspaceId?: string) {
  const browser = site.browser(workspaceId === undefined ? {} : { workspaceId });
  const signIn = site.browser();
  await (await signIn.caller()).auth.login({ email, password: testPassword });
  browser.session = signIn.session;
  return browser;
}

const list = async (browser: TestBrowser) => (await browser.caller()).workspaces.list();

async function linkSecret(max_uses = 1): Promise<string> {
  const owner = await site.user(team.people.owner);
  const { link } = await owner.workspaces.createLink({
    id: team.id,
    role_id: await roleId('viewer'),
    max_uses,
  });
  return link.split('/').at(-1) ?? '';
}

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

describe('invitations', () => {
  it('let in as many as they have uses, of many at once (W1)', async () => {
    const secret = await linkSecret(1);
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => site.addUser(`racer-${n}@example.com`)),
    );
    const callers = await Promise.all(ids.map((id) => site.user(id)));
    const tried = await Promise.all(
      callers.map((caller) =>
        caller.workspaces.join({ inviteId: secret }).then(
          () => 'in',
          async (error: unknown) => (await refusal(Promise.reject(error))).message,
        ),
      ),
    );
    expect(tried.filter((text) => text === 'in')).toHaveLength(1);
    expect(new Set(tried)).toEqual(new Set(['in', 'This invite is no longer valid']));
  });

  it('to an address let in nobody else, who learns nothing of them (W2, W3, Z8)', async () => {
    const invited = await site.addUser('invited@example.com');
    const thief = await site.user(await site.addUser('thief@example.com'));
    const owner = await site.user(team.people.owner);
    const { invite } = await owner.workspaces.invite({
      id: team.id,
      email: 'Invited@example.com',
      role_id: await roleId('contributor'),
    });
    const mail = await site.services.db
      .selectFrom('mails')
      .select(['template', 'params'])
      .where('recipient', '=', 'Invited@example.com')
      .executeTakeFirstOrThrow();
    const secret = String(mail.params?.link).split('/').at(-1) ?? '';
    for (const inviteId of [invite.id, secret]) {
      for (const door of ['join', 'decline', 'invitation'] as const) {
        const answer = await refusal(thief.workspaces[door]({ inviteId }));
        expect([door, answer.status, answer.message]).toEqual([door, 404, 'This invite is no longer valid']);
      }
    }
    const user = await site.user(invited);
    const { invitations } = await user.workspaces.invitations();
    expect(invitations).toMatchObject([{ inviteId: invite.id, workspace: { id: team.id, name: 'Label' } }]);
    const inbox = async () => (await user.notifications.list({})).pagination.data;
    expect(await inbox()).toMatchObject([{ type: 'workspace-invitation', data: { inviteId: invite.id } }]);
    expect(await user.workspaces.join({ inviteId: invite.id })).toEqual({ workspace: { id: team.id } });
    expect(await inbox()).toEqual([]);
    expect((await refusal(user.workspaces.decline({ inviteId: secret }))).status).toBe(404);
    await user.workspaces.removeMember({ id: team.id, user_id: invited });
  });

  it('by id are for an address that is confirmed, those of the mail prove it themselves', async () => {
    const id = await site.addUser('typed@example.com', { verified: false });
    const owner = await site.user(team.people.owner);
    const role_id = await roleId('viewer');
    const { invite } = await owner.workspaces.invite({ id: team.id, email: 'typed@example.com', role_id });
    const user = await site.user(id);
    expect((await user.workspaces.invitations()).invitations).toEqual([]);
    expect((await refusal(user.workspaces.join({ inviteId: invite.id }))).code).toBe('not_found');
    await owner.workspaces.revokeInvite({ id: team.id, invite_id: invite.id });
  });

  it('by mail confirm the address of who registers with them; a link, or another address, does not', async () => {
    const owner = await site.user(team.people.owner);
    const role_id = await roleId('viewer');
    const secretFor = async (email: string) => {
      await owner.workspaces.invite({ id: team.id, email, role_id });
      const mail = await site.services.db
        .selectFrom('mails')
        .select('params')
        .where('recipient', '=', email)
        .executeTakeFirstOrThrow();
      return String(mail.params?.link).split('/').at(-1) ?? '';
    };
    const { db } = site.services;
    const register = async (email: string, inviteId: string) => {
      const caller = await site.browser().caller();
      const { settings } = await getSite(db);
      const policies = settings['registration.policies'].map(({ id }) => [id, true]);
      const secrets = { password: testPassword, password_confirmation: testPassword };
      await caller.auth.register({ ...Object.fromEntries(policies), ...secrets, email, inviteId });
      const row = db.selectFrom('users').select('email_verified_at').where('email', '=', email);
      return (await row.executeTakeFirstOrThrow()).email_verified_at !== null;
    };
    const secret = await secretFor('new@example.com');
    expect(await register('elsewhere@example.com', secret)).toBe(false);
    expect(await register('by-link@example.com', await linkSecret())).toBe(false);
    expect(await register('new@example.com', secret)).toBe(true);
  });

  it('sent again have a new link, and the link before is void', async () => {
    const owner = await site.user(team.people.owner);
    const email = 'again@example.com';
    const user = await site.user(await site.addUser(email));
    const { invite } = await owner.workspaces.invite({ id: team.id, email, role_id: await roleId('viewer') });
    const secret = async () => {
      const mails = site.services.db.selectFrom('mails').select('params').where('recipient', '=', email);
      const mail = await mails.orderBy('number', 'desc').executeTakeFirstOrThrow();
      return String(mail.params?.link).split('/').at(-1) ?? '';
    };
    const before = await secret();
    await owner.workspaces.resendInvite({ id: team.id, invite_id: invite.id });
    const after = await secret();
    expect((await refusal(user.workspaces.invitation({ inviteId: before }))).code).toBe('not_found');
    expect((await refusal(user.workspaces.join({ inviteId: before }))).code).toBe('not_found');
    expect(await user.workspaces.join({ inviteId: after })).toEqual({ workspace: { id: team.id } });
  });

  it('end with their time, and when they are taken back', async () => {
    const owner = await site.user(team.people.owner);
    const user = await site.user(await site.addUser('late@example.com'));
    const { link, invite } = await owner.workspaces.createLink({
      id: team.id,
      role_id: await roleId('viewer'),
    });
    const inviteId = link.split('/').at(-1) ?? '';
    expect((await user.workspaces.invitation({ inviteId })).invitation.workspace.name).toBe('Label');
    await site.services.db
      .updateTable('workspace_invites')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', invite.id)
      .execute();
    expect((await refusal(user.workspaces.join({ inviteId }))).code).toBe('not_found');
    const next = await owner.workspaces.createLink({ id: team.id, role_id: await roleId('viewer') });
    await owner.workspaces.revokeInvite({ id: team.id, invite_id: next.invite.id });
    const revoked = { inviteId: next.link.split('/').at(-1) ?? '' };
    expect((await refusal(user.workspaces.join(revoked))).code).toBe('not_found');
  });

  it('are counted, and none goes to one’s own address (W5)', async () => {
    const id = await site.addUser('eager@example.com');
    const user = await site.user(id);
    const { workspace } = await user.workspaces.create({ name: 'Eager' });
    const role_id = await roleId('viewer');
    const own = await refusal(
      user.workspaces.invite({ id: workspace.id, email: 'EAGER@example.com', role_id }),
    );
    expect(own.fields).toHaveProperty('email');
    for (let n = 0; n < 20; n += 1) {
      await user.workspaces.invite({ id: workspace.id, email: `guest-${n}@example.com`, role_id });
    }
    const last = await refusal(
      user.workspaces.invite({ id: workspace.id, email: 'guest-21@example.com', role_id }),
    );
    expect(last.status).toBe(429);
  });

  it('give no role that holds more than the own one, and never that of the owner', async () => {
    const manager = await site.user(team.people.manager);
    const role_id = await roleId('owner');
    for (const id of [team.people.owner, team.people.manager]) {
      const caller = await site.user(id);
      const answer = await refusal(
        caller.workspaces.invite({ id: team.id, email: 'x@example.com', role_id }),
      );
      expect(answer.fields).toHaveProperty('role_id');
    }
    const promoted = { id: team.id, user_id: team.people.viewer, role_id };
    expect((await refusal(manager.workspaces.setMemberRole(promoted))).fields).toHaveProperty('role_id');
    const contributor = await site.user(team.people.contributor);
    expect((await refusal(contributor.workspaces.invites({ id: team.id }))).code).toBe('forbidden');
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
    expect(pagination.data[0]).toMatchObject({ action: 'workspaces.hand-over', actor_id: owner });
  });
});
