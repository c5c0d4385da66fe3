import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetSite, getSite } from '../../platform/site-state/site.ts';
import { createTestSite, refusal, type TestSite, testPassword } from '../../testing.ts';
import { addTeam, type Key, linkTo, mailedTo, roleOf, type Team } from './testing-team.ts';

let site: TestSite;
let team: Team;
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
  await site.services.db
    .insertInto('settings')
    .values({ key: 'human_check.kind', value: JSON.stringify('off') })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: JSON.stringify('off') }))
    .execute();
  forgetSite(site.services.db);
  team = await addTeam(site, 'Label');
});
afterAll(() => site.close());

const roleId = (key: Key) => roleOf(site, key);
const forOther = 'This invite is for another email address. Sign in with the address it was sent to.';

describe('invitations', () => {
  it('let in as many as they have uses, of many at once (W1)', async () => {
    const secret = await linkTo(site, team);
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

  it('to an address let in nobody else, who is told so with the secret of the mail and learns nothing without (W2, W3, Z8)', async () => {
    const invited = await site.addUser('invited@example.com');
    const thief = await site.user(await site.addUser('thief@example.com'));
    const owner = await site.user(team.people.owner);
    const { invite } = await owner.workspaces.invite({
      id: team.id,
      email: 'Invited@example.com',
      role_id: await roleId('contributor'),
    });
    const secret = await mailedTo(site, 'Invited@example.com');
    for (const [inviteId, status, message] of [
      [invite.id, 404, 'This invite is no longer valid'],
      [secret, 403, forOther],
    ] as const) {
      for (const door of ['join', 'decline', 'invitation'] as const) {
        const answer = await refusal(thief.workspaces[door]({ inviteId }));
        expect([door, answer.status, answer.message]).toEqual([door, status, message]);
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
      return mailedTo(site, email);
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
    expect(await register('by-link@example.com', await linkTo(site, team))).toBe(false);
    expect(await register('new@example.com', secret)).toBe(true);
  });

  it('sent again have a new link, and the link before is void', async () => {
    const owner = await site.user(team.people.owner);
    const email = 'again@example.com';
    const user = await site.user(await site.addUser(email));
    const { invite } = await owner.workspaces.invite({ id: team.id, email, role_id: await roleId('viewer') });
    const before = await mailedTo(site, email);
    await owner.workspaces.resendInvite({ id: team.id, invite_id: invite.id });
    const after = await mailedTo(site, email);
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

  it('lead to the team again, pressed a second time by who joined, and by nobody else', async () => {
    const email = 'twice@example.com';
    const [user, thief] = [await site.addUser(email), await site.addUser('second@example.com')];
    const owner = await site.user(team.people.owner);
    await owner.workspaces.invite({ id: team.id, email, role_id: await roleId('viewer') });
    const inviteId = await mailedTo(site, email);
    const own = await site.user(user);
    expect((await own.workspaces.invitation({ inviteId })).invitation.is_member).toBe(false);
    for (const _ of [1, 2, 3])
      expect(await own.workspaces.join({ inviteId })).toEqual({ workspace: { id: team.id } });
    expect((await own.workspaces.invitation({ inviteId })).invitation.is_member).toBe(true);
    expect((await own.workspaces.invitations()).invitations).toEqual([]);
    const foreign = await site.user(thief);
    for (const door of ['join', 'invitation'] as const)
      expect((await refusal(foreign.workspaces[door]({ inviteId }))).message).toBe(forOther);
    for (const caller of [await site.guest()])
      expect((await refusal(caller.workspaces.invitation({ inviteId }))).code).toBe('not_found');
    expect((await refusal(own.workspaces.decline({ inviteId }))).code).toBe('not_found');
    const { invites } = await owner.workspaces.invites({ id: team.id });
    expect(invites.filter((one) => one.email === email)).toEqual([]);
    await owner.workspaces.removeMember({ id: team.id, user_id: user });
    for (const door of ['join', 'invitation'] as const)
      expect((await refusal(own.workspaces[door]({ inviteId }))).code).toBe('not_found');
    await owner.workspaces.invite({ id: team.id, email, role_id: await roleId('viewer') });
    expect(await own.workspaces.join({ inviteId: await mailedTo(site, email) })).toBeTruthy();
  });

  it('by mail that were used up are not sent again, nor taken back', async () => {
    const email = 'spent@example.com';
    const user = await site.user(await site.addUser(email));
    const owner = await site.user(team.people.owner);
    const { invite } = await owner.workspaces.invite({ id: team.id, email, role_id: await roleId('viewer') });
    await user.workspaces.join({ inviteId: invite.id });
    const which = { id: team.id, invite_id: invite.id };
    expect((await refusal(owner.workspaces.resendInvite(which))).code).toBe('not_found');
    expect((await refusal(owner.workspaces.revokeInvite(which))).code).toBe('not_found');
  });

  it('by mail are used up by joining with a link', async () => {
    const email = 'by-both@example.com';
    const id = await site.addUser(email);
    const user = await site.user(id);
    const owner = await site.user(team.people.owner);
    await owner.workspaces.invite({
      id: team.id,
      email: 'BY-both@example.com',
      role_id: await roleId('manager'),
    });
    const inbox = async () => (await user.notifications.list({})).pagination.data;
    expect(await inbox()).toHaveLength(1);
    await user.workspaces.join({ inviteId: await linkTo(site, team) });
    expect([await inbox(), (await user.workspaces.invitations()).invitations]).toEqual([[], []]);
    const { invites } = await owner.workspaces.invites({ id: team.id });
    expect(invites.filter((one) => one.email?.toLowerCase() === email)).toEqual([]);
    const inviteId = await mailedTo(site, 'BY-both@example.com');
    await user.workspaces.join({ inviteId });
    const { members } = await owner.workspaces.members({ id: team.id });
    expect(members.find((one) => one.user.id === id)?.role.key).toBe('viewer');
    await user.workspaces.removeMember({ id: team.id, user_id: id });
    expect((await refusal(user.workspaces.join({ inviteId }))).code).toBe('not_found');
  });

  it('to the address of a member, and by them, end with the membership', async () => {
    const email = 'renamed@example.com';
    const id = await site.addUser('named@example.com');
    const user = await site.user(id);
    const owner = await site.user(team.people.owner);
    await user.workspaces.join({ inviteId: await linkTo(site, team) });
    await owner.workspaces.setMemberRole({ id: team.id, user_id: id, role_id: await roleId('manager') });
    await owner.workspaces.invite({ id: team.id, email, role_id: await roleId('viewer') });
    await user.workspaces.invite({
      id: team.id,
      email: 'friend@example.com',
      role_id: await roleId('viewer'),
    });
    // Theirs only now.
    await site.services.db.updateTable('users').set({ email }).where('id', '=', id).execute();
    await owner.workspaces.removeMember({ id: team.id, user_id: id });
    const open = (await owner.workspaces.invites({ id: team.id })).invites.map((one) => one.email);
    expect(open).not.toContain(email);
    expect(open).not.toContain('friend@example.com');
    const inviteId = await mailedTo(site, email);
    expect((await refusal(user.workspaces.join({ inviteId }))).code).toBe('not_found');
  });
});
