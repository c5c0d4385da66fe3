import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inWorkspace } from '../../platform/memberships/active-workspace.ts';
import { addMusic, createTestSite, refusal, type TestSite, userActor } from '../../testing.ts';
import { pictureMaxBytes } from './contract.ts';
import { actingFor, addTeam, type Key, roleOf, type Team } from './testing-team.ts';

let site: TestSite;
let team: Team;
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
  team = await addTeam(site, 'Label');
});
afterAll(() => site.close());

let people = 0;
const person = () => {
  people += 1;
  return site.addUser(`person${people}@example.com`, { roles: ['Users', 'Artists'] });
};
const code = async (call: Promise<unknown>) => (await refusal(call)).code;
const fields = async (call: Promise<unknown>) => Object.keys((await refusal(call)).fields ?? {});
const member = (key: Key) => site.user(team.people[key]);
/** The last of so many calls. */
async function lastOf(count: number, call: (n: number) => Promise<unknown>): Promise<unknown> {
  for (let n = 1; n < count; n += 1) await call(n).catch(() => {});
  return call(count);
}

describe('an invitation', () => {
  it('by a link gives no role that holds more than the own one', async () => {
    const role_id = await roleOf(site, 'owner');
    const { workspaces } = await member('manager');
    expect(await fields(workspaces.createLink({ id: team.id, role_id }))).toEqual(['role_id']);
  });

  it('is made, sent again and taken back by those alone who may change members', async () => {
    const role_id = await roleOf(site, 'viewer');
    const { id } = team;
    const email = 'kept-apart@example.com';
    const { invite } = await (await member('owner')).workspaces.invite({ id, email, role_id });
    for (const key of ['contributor', 'viewer'] as const) {
      const { workspaces } = await member(key);
      expect(await code(workspaces.invites({ id }))).toBe('forbidden');
      expect(await code(workspaces.invite({ id, email: 'other@example.com', role_id }))).toBe('forbidden');
      expect(await code(workspaces.createLink({ id, role_id }))).toBe('forbidden');
      expect(await code(workspaces.resendInvite({ id, invite_id: invite.id }))).toBe('forbidden');
      expect(await code(workspaces.revokeInvite({ id, invite_id: invite.id }))).toBe('forbidden');
    }
  });

  it('does not go to a member', async () => {
    const id = await person();
    const role_id = await roleOf(site, 'viewer');
    await site.services.db
      .insertInto('workspace_members')
      .values({ workspace_id: team.id, user_id: id, role_id })
      .execute();
    const { workspaces } = await member('owner');
    const email = `person${people}@example.com`;
    expect(await fields(workspaces.invite({ id: team.id, email, role_id }))).toEqual(['email']);
  });

  it('is made and sent again twenty times an hour, whichever way', async () => {
    const role_id = await roleOf(site, 'viewer');
    const { workspaces } = await site.user(await person());
    const { workspace } = await workspaces.create({ name: 'Eager' });
    const { id } = workspace;
    const { invite } = await workspaces.invite({ id, email: 'once@example.com', role_id });
    const link = () => workspaces.createLink({ id, role_id });
    expect(await code(lastOf(20, link))).toBe('rate_limited');
    expect(await code(workspaces.resendInvite({ id, invite_id: invite.id }))).toBe('rate_limited');
  });

  it('is mailed to an address three times an hour, by whomever', async () => {
    const role_id = await roleOf(site, 'viewer');
    const invite = async () => {
      const { workspaces } = await site.user(await person());
      const { workspace } = await workspaces.create({ name: 'Another' });
      return workspaces.invite({ id: workspace.id, email: 'wanted@example.com', role_id });
    };
    for (let n = 0; n < 3; n += 1) await invite();
    expect(await code(invite())).toBe('rate_limited');
  });

  it.each(['invitation', 'join', 'decline'] as const)(
    'cannot be guessed: %s is answered sixty times',
    async (door) => {
      await site.services.db.deleteFrom('attempts').execute();
      const { workspaces } = await site.user(await person());
      const guess = () => workspaces[door]({ inviteId: 'a'.repeat(43) });
      expect(await code(lastOf(60, guess))).toBe('not_found');
      expect(await code(guess())).toBe('rate_limited');
    },
  );
});

describe('a role', () => {
  it('that holds more than the own one is neither given, nor renewed, nor taken from anybody', async () => {
    const { roles } = site.as('admin');
    const roleWith = async (name: string, ...permissions: string[]) =>
      (
        await roles.create({
          ...{ name, description: '', type: 'workspace' },
          permissions: permissions.map((held) => ({ name: held, restrictions: [] })),
        })
      ).role.id;
    const inviter = await roleWith('Inviter', 'workspace.members');
    const publisher = await roleWith('Publisher', 'workspace.publish');
    const { id } = team;
    const owner = (await member('owner')).workspaces;
    await owner.setMemberRole({ id, user_id: team.people.contributor, role_id: inviter });
    await owner.setMemberRole({ id, user_id: team.people.manager, role_id: publisher });
    const invited = { id, email: 'publisher@example.com', role_id: publisher };
    const { invite } = await owner.invite(invited);
    const { workspaces } = await member('contributor');
    expect(await fields(workspaces.invite({ ...invited, email: 'more@example.com' }))).toEqual(['role_id']);
    expect(await fields(workspaces.resendInvite({ id, invite_id: invite.id }))).toEqual(['role_id']);
    const other = { id, user_id: team.people.manager };
    expect(await code(workspaces.removeMember(other))).toBe('forbidden');
    expect(await code(workspaces.setMemberRole({ ...other, role_id: inviter }))).toBe('forbidden');
    const manager = await roleOf(site, 'manager');
    await owner.setMemberRole({ ...other, role_id: manager });
    await owner.setMemberRole({
      ...{ id, user_id: team.people.contributor },
      role_id: await roleOf(site, 'contributor'),
    });
  });

  it('that does not publish turns no draft, not among several either', async () => {
    const { albums } = await actingFor(site, team.people.contributor, team.id);
    expect(await code(albums.updateMany({ ids: [team.albumId], visibility: 'public' }))).toBe('forbidden');
  });
});

describe('files of a team', () => {
  it('are not added, renamed or moved by those who may only look', async () => {
    const contributor = await actingFor(site, team.people.contributor, team.id);
    const { id } = (await contributor.files.createFolder({ name: 'Takes' })).fileEntry;
    const { files } = await actingFor(site, team.people.viewer, team.id);
    expect((await files.get({ id })).fileEntry.name).toBe('Takes');
    expect(await code(files.createFolder({ name: 'Mine' }))).toBe('forbidden');
    expect(await code(files.update({ id, name: 'Mine' }))).toBe('not_found');
    expect(await code(files.update({ id, parentId: null }))).toBe('not_found');
  });
});

describe('two teams', () => {
  it('have invitations and members of their own', async () => {
    const other = await addTeam(site, 'Other');
    const { db } = site.services;
    const viewer = await roleOf(site, 'viewer');
    const owner = (await member('owner')).workspaces;
    const email = 'wanted-elsewhere@example.com';
    const { invite } = await owner.invite({ id: team.id, email, role_id: viewer });
    const strange = (await site.user(other.people.owner)).workspaces;
    const which = { id: other.id, invite_id: invite.id };
    expect(await code(strange.resendInvite(which))).toBe('not_found');
    expect(await code(strange.revokeInvite(which))).toBe('not_found');
    expect((await strange.invites({ id: other.id })).invites).toEqual([]);
    expect((await owner.invites({ id: team.id })).invites.map(({ id }) => id)).toContain(invite.id);

    const user_id = team.people.viewer;
    const there = { workspace_id: other.id, user_id, role_id: viewer };
    await db.insertInto('workspace_members').values(there).execute();
    const manager = await roleOf(site, 'manager');
    await strange.setMemberRole({ id: other.id, user_id, role_id: manager });
    const { members } = await owner.members({ id: team.id });
    expect(members.find(({ user }) => user.id === user_id)?.role.id).toBe(viewer);
  });
});

describe('invitations to one address', () => {
  beforeAll(() => site.services.db.deleteFrom('attempts').execute());
  const emailOf = (n: number) => `twice-invited${n}@example.com`;
  const invitedTo = async (id: number) =>
    (await (await site.user(id)).workspaces.invitations()).invitations.map(({ workspace }) => workspace.id);
  const invite = async (email: string, ...teams: Team[]) => {
    for (const { id, people } of teams) {
      const { workspaces } = await site.user(people.owner);
      await workspaces.invite({ id, email, role_id: await roleOf(site, 'viewer') });
    }
  };

  it('of another team stay open when one joins a team, and when one leaves it', async () => {
    const other = await addTeam(site, 'Further');
    const id = await site.addUser(emailOf(1));
    const { workspaces } = await site.user(id);
    await invite(emailOf(1), team, other);
    const ofTeam = (await workspaces.invitations()).invitations.find(
      ({ workspace }) => workspace.id === team.id,
    );
    await workspaces.join({ inviteId: ofTeam?.inviteId ?? '' });
    expect(await invitedTo(id)).toEqual([other.id]);
    await workspaces.removeMember({ id: team.id, user_id: id });
    expect(await invitedTo(id)).toEqual([other.id]);
  });

  it('are shown as long as they are valid', async () => {
    const id = await site.addUser(emailOf(2));
    await invite(emailOf(2), team);
    expect(await invitedTo(id)).toEqual([team.id]);
    await site.services.db
      .updateTable('workspace_invites')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('email', '=', emailOf(2))
      .execute();
    expect(await invitedTo(id)).toEqual([]);
  });
});

describe('a token', () => {
  it('that is not bound to a team stays when one leaves the team', async () => {
    const id = await person();
    const { workspaces, accessTokens } = await site.user(id);
    const role_id = await roleOf(site, 'viewer');
    const membership = { workspace_id: team.id, user_id: id, role_id };
    await site.services.db.insertInto('workspace_members').values(membership).execute();
    await accessTokens.create({ tokenName: 'everywhere' });
    await accessTokens.create({ tokenName: 'bound', workspace_id: team.id });
    await workspaces.removeMember({ id: team.id, user_id: id });
    expect((await accessTokens.list()).tokens.map(({ name }) => name)).toEqual(['everywhere']);
  });

  it('for a team one has left is good for nothing', async () => {
    const token = { id: 1, scope: 'write' as const, workspaceId: team.id };
    const id = await person();
    const asked = inWorkspace(site.services.db, userActor(id, { token }), {});
    expect(await code(asked)).toBe('workspace_forbidden');
  });
});

describe('a workspace', () => {
  it('has a picture from those who may change it, of two megabytes, twenty times in ten minutes', async () => {
    const picture = (bytes: number) => ({ id: team.id, file: new Uint8Array(bytes) });
    const viewer = await member('viewer');
    expect(await code(viewer.workspaces.setImage(picture(10)))).toBe('forbidden');
    const { workspaces } = await member('owner');
    expect((await refusal(workspaces.setImage(picture(pictureMaxBytes + 1)))).fields).toMatchObject({
      file: ['Use an image of at most 2 MB.'],
    });
    expect(await code(lastOf(21, () => workspaces.setImage(picture(10))))).toBe('rate_limited');
  });

  it('is not made by a token that is bound to one', async () => {
    const token = { id: 1, scope: 'write' as const, workspaceId: team.id };
    const caller = await site.user(team.people.owner, { token });
    expect(await code(caller.workspaces.create({ name: 'Out of reach' }))).toBe('forbidden');
  });

  it('is made fifty times by one person', async () => {
    const { workspaces } = await site.user(await person());
    expect(await code(lastOf(51, (n) => workspaces.create({ name: `Team ${n}` })))).toBe('conflict');
  });
});

describe('an artist of a person', () => {
  it('is handed over by its owner alone', async () => {
    const { artistId } = await addMusic(site, { artist: 'Solo', album: 'Alone', tracks: ['One'] });
    const id = team.people.contributor;
    const caller = await actingFor(site, id, 0);
    const wish = { artist_id: artistId, workspace_id: team.id };
    expect(await code(caller.workspaces.handOver(wish))).toBe('not_found');
    await site.services.db
      .insertInto('artist_members')
      .values({ artist_id: artistId, user_id: id, role: 'editor' })
      .execute();
    expect(await code(caller.workspaces.handOver(wish))).toBe('forbidden');
    const { owner } = team.people;
    const editor = { artist_id: artistId, user_id: owner, role: 'editor' } as const;
    await site.services.db.insertInto('artist_members').values(editor).execute();
    const { workspaces } = await actingFor(site, owner, 0);
    expect(await code(workspaces.handOver(wish))).toBe('forbidden');
    const ofTeam = { artist_id: team.artistId, workspace_id: 0 };
    expect(await code(workspaces.handOver(ofTeam))).toBe('not_found');
  });
});
