import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingFor, addTeam } from '../../contributors/workspaces/testing-team.ts';
import { workspacePermissionTable } from '../../core/permissions.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const plain = (...names: string[]) => names.map((name) => ({ name, restrictions: [] }));
const steward = () => site.as('roles.manage', 'admin.access');

describe('roles of workspaces', () => {
  it('are listed apart from those of the site, with their own permissions', async () => {
    const { roles } = await steward().roles.list({ type: 'workspace' });
    expect(roles.map(({ name, abilities }) => [name, abilities])).toEqual(
      ['Owner', 'Manager', 'Contributor', 'Viewer'].map((name) => [name, { edit: false, delete: false }]),
    );
    expect((await steward().roles.list()).roles.map(({ name }) => name)).not.toContain('Owner');
    const { permissions } = await steward().roles.permissions({ type: 'workspace' });
    expect(permissions.map(({ name }) => name)).toEqual(Object.keys(workspacePermissionTable));
  });

  it('are made by those who manage roles, given to members, and let them do what they hold', async () => {
    const team = await addTeam(site, 'Label');
    const { role } = await steward().roles.create({
      type: 'workspace',
      name: 'Editor of profiles',
      permissions: plain('workspace.artists'),
    });
    expect(role.abilities).toEqual({ edit: true, delete: true });
    const owner = await site.user(team.people.owner);
    const offered = (await owner.workspaces.roles({ id: team.id })).roles;
    expect(offered.find(({ id }) => id === role.id)).toMatchObject({ assignable: true, key: null });
    await owner.workspaces.setMemberRole({ id: team.id, user_id: team.people.viewer, role_id: role.id });
    const member = await actingFor(site, team.people.viewer, team.id);
    const renamed = await member.artists.update({ id: team.artistId, name: 'Saltmarsh' });
    expect(renamed.artist.name).toBe('Saltmarsh');
    const refused = await refusal(member.albums.update({ id: team.albumId, label: 'No' }));
    expect(refused.code).toBe('not_found');
    const day = '2026-01-01';
    const report = member.reports.artist({ artist_id: team.artistId, from: day, to: day });
    expect((await refusal(report)).code).toBe('not_found');

    const held = (await steward().roles.get({ id: role.id })).role;
    expect([held.members_count, held.type]).toEqual([1, 'workspace']);
    expect(await refusal(steward().roles.delete({ id: role.id }))).toMatchObject({
      code: 'conflict',
      message: 'Members of workspaces have this role. They need another one before.',
    });
    // Taken away, it counts from the next request on.
    await steward().roles.update({ id: role.id, permissions: plain('workspace.insights') });
    const after = await actingFor(site, team.people.viewer, team.id);
    const again = await refusal(after.artists.update({ id: team.artistId, name: 'No' }));
    expect(again.code).toBe('not_found');
    const { roles } = await owner.workspaces.roles({ id: team.id });
    const viewer = roles.find(({ key }) => key === 'viewer')?.id ?? 0;
    await owner.workspaces.setMemberRole({ id: team.id, user_id: team.people.viewer, role_id: viewer });
    await steward().roles.delete({ id: role.id });
  });

  it('hold nothing of the site, are no default, and are given to no account', async () => {
    const make = (more: object) =>
      refusal(steward().roles.create({ type: 'workspace', name: 'Wrong', ...more }));
    expect((await make({ permissions: plain('users.manage') })).fields).toHaveProperty('permissions');
    expect((await make({ permissions: plain('admin') })).fields).toHaveProperty('permissions');
    expect((await make({ default: true })).fields).toHaveProperty('default');
    const { role } = await steward().roles.create({ type: 'workspace', name: 'Right' });
    const made = await refusal(steward().roles.update({ id: role.id, default: true }));
    expect(made.fields).toHaveProperty('default');
    const admin = await site.user();
    const ben = await site.addUser('ben@example.com');
    const given = await refusal(admin.users.assignRole({ ids: [ben], role_id: role.id, held: true }));
    expect(given.status).toBeGreaterThanOrEqual(400);
    const crossed = await refusal(
      steward().roles.create({ name: 'Of the site', permissions: plain('workspace.update') }),
    );
    expect(crossed.fields).toHaveProperty('permissions');
    await steward().roles.delete({ id: role.id });
  });

  it('that every workspace has stay as they are', async () => {
    const { roles } = await steward().roles.list({ type: 'workspace' });
    for (const { id } of roles) {
      const changed = await refusal(steward().roles.update({ id, permissions: [] }));
      const gone = await refusal(steward().roles.delete({ id }));
      expect([changed.code, gone.code]).toEqual(['forbidden', 'forbidden']);
    }
  });
});
