import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTrusted, permissionTable } from '../../core/permissions.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const plain = (...names: string[]) => names.map((name) => ({ name, restrictions: [] }));
async function roleOf(name: string) {
  const { roles } = await site.as('admin').roles.list();
  const role = roles.find((candidate) => candidate.name === name);
  if (!role) throw new Error(`There is no role ${name}.`);
  return role;
}

describe('roles', () => {
  it('are listed with what they permit and how many have them', async () => {
    const { roles } = await site.as('admin').roles.list();
    expect(roles.map(({ name, members_count }) => [name, members_count])).toEqual([
      ['Guests', 0],
      ['Users', 0],
      ['Artists', 0],
      ['Editors', 0],
      ['Admins', 1],
    ]);
    expect(roles.find(({ guests }) => guests)?.abilities).toEqual({ edit: true, delete: false });
    const { pagination } = await site.as('admin').roles.members({ id: (await roleOf('Admins')).id });
    expect(pagination.data).toMatchObject([{ email: 'admin@example.com' }]);
  });

  it('are shown as changeable to those who hold what they permit', async () => {
    const steward = site.as('roles.manage', 'admin.access', 'backstage.access');
    const { roles } = await steward.roles.list();
    for (const { name, abilities } of roles)
      expect([name, abilities]).toEqual([name, { edit: false, delete: false }]);
    const { role } = await site
      .as('admin')
      .roles.create({ name: 'Idle', permissions: plain('backstage.access') });
    const seen = await steward.roles.get({ id: role.id });
    expect(seen.role.abilities).toEqual({ edit: true, delete: true });
    await site.as('admin').roles.delete({ id: role.id });
  });

  it('have every permission of the product in their grid, with the values that restrict it', async () => {
    const { permissions } = await site.as('roles.manage', 'music.create').roles.permissions();
    expect(permissions.map(({ name }) => name)).toEqual(Object.keys(permissionTable));
    const create = permissions.find(({ name }) => name === 'music.create');
    expect(create).toMatchObject({ group: 'music', group_title: 'Music' });
    expect(create).toMatchObject({ restrictions: [{ name: 'minutes', type: 'integer' }], grantable: true });
    expect(permissions.find(({ name }) => name === 'admin')?.grantable).toBe(false);
  });

  it('are made, changed and deleted; the change counts at once', async () => {
    const admin = site.as('admin');
    const { role } = await admin.roles.create({ name: 'Stewards', permissions: plain('genres.manage') });
    const id = await site.addUser('steward@example.com', { roles: ['Stewards'] });
    await (await site.user(id)).genres.create({ display_name: 'Skiffle' });
    await admin.roles.update({ id: role.id, permissions: plain('tags.manage'), description: 'Tags only' });
    const answer = await refusal((await site.user(id)).genres.create({ display_name: 'Zydeco' }));
    expect(answer.code).toBe('forbidden');
    expect(Object.keys((await refusal(admin.roles.create({ name: 'Stewards' }))).fields ?? {})).toEqual([
      'name',
    ]);
    await admin.roles.delete({ id: role.id });
    expect((await refusal(admin.roles.get({ id: role.id }))).code).toBe('not_found');
  });

  it.each([
    ['an unknown name', plain('world.rule')],
    ['a name twice', plain('music.view', 'music.view')],
    ['a wrong restriction', [{ name: 'music.create', restrictions: [{ name: 'minutes', value: 'many' }] }]],
    ['a restriction of another', [{ name: 'music.create', restrictions: [{ name: 'max_bytes', value: 1 }] }]],
    ['a restriction of none', [{ name: 'music.view', restrictions: [{ name: 'minutes', value: 1 }] }]],
    ['a name of Object', plain('__proto__')],
  ])('refuse permissions with %s', async (_, permissions) => {
    const answer = await refusal(site.as('admin').roles.create({ name: 'Odd', permissions }));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.fields ?? {})[0]).toMatch(/^permissions/);
  });

  it('of guests hold nothing that changes or opens anything', async () => {
    const { id } = await roleOf('Guests');
    for (const name of ['admin', 'admin.access', 'users.manage', 'api.access', 'playlists.create']) {
      const answer = await refusal(
        site.as('admin').roles.update({ id, permissions: plain('music.view', name) }),
      );
      expect(Object.keys(answer.fields ?? {})).toEqual(['permissions']);
    }
    await site.as('admin').roles.update({ id, permissions: plain('music.view', 'users.view') });
    expect((await refusal((await site.guest()).streaming.sources({ track_id: 1 }))).code).toBe(
      'unauthenticated',
    );
  });

  it('give nobody more than he holds', async () => {
    const limited = site.as('roles.manage', 'music.view');
    const withMinutes = [{ name: 'music.create', restrictions: [{ name: 'minutes', value: 999_999 }] }];
    for (const permissions of [plain('admin'), plain('users.manage'), withMinutes]) {
      expect((await refusal(limited.roles.create({ name: 'Mine', permissions }))).code).toBe('forbidden');
    }
    const admins = await roleOf('Admins');
    for (const call of [
      () => limited.roles.update({ id: admins.id, permissions: [] }),
      () => limited.roles.delete({ id: admins.id }),
      () => limited.roles.update({ id: admins.id, name: 'Losers' }),
    ]) {
      expect((await refusal(call())).code).toBe('forbidden');
    }
    const { role } = await limited.roles.create({ name: 'Small', permissions: plain('music.view') });
    for (const permissions of [plain('admin'), plain('users.manage'), withMinutes]) {
      expect((await refusal(limited.roles.update({ id: role.id, permissions }))).code).toBe('forbidden');
    }
    await limited.roles.delete({ id: role.id });
  });

  it('there is one default role, and it stays', async () => {
    const admin = site.as('admin');
    const users = await roleOf('Users');
    expect((await refusal(admin.roles.delete({ id: users.id }))).code).toBe('conflict');
    const artists = await roleOf('Artists');
    await admin.roles.update({ id: artists.id, default: true });
    expect((await roleOf('Users')).default).toBe(false);
    await admin.roles.update({ id: users.id, default: true });
    const guests = await roleOf('Guests');
    expect(
      Object.keys((await refusal(admin.roles.update({ id: guests.id, default: true }))).fields ?? {}),
    ).toEqual(['default']);
  });

  it('there is one default role, however many are made it at once', async () => {
    const admin = site.as('admin');
    const { roles } = await admin.roles.list();
    const fit = roles.filter(
      ({ guests, permissions }) => !guests && !permissions.some(({ name }) => isTrusted(name)),
    );
    expect(fit.length).toBeGreaterThan(1);
    await Promise.all(fit.map(({ id }) => admin.roles.update({ id, default: true })));
    const defaults = (await admin.roles.list()).roles.filter((role) => role.default);
    expect(defaults).toHaveLength(1);
    await admin.roles.update({ id: (await roleOf('Users')).id, default: true });
    const taken = await refusal(admin.roles.create({ name: 'Artists', permissions: [], default: true }));
    expect(Object.keys(taken.fields ?? {})).toEqual(['name']);
  });

  it('that hold what runs the site are not given to everybody who registers', async () => {
    const admin = site.as('admin');
    const admins = await roleOf('Admins');
    const users = await roleOf('Users');
    const trusted = [...users.permissions, { name: 'audit.view', restrictions: [] }];
    for (const call of [
      () => admin.roles.update({ id: admins.id, default: true }),
      () => admin.roles.update({ id: users.id, permissions: trusted }),
      () => admin.roles.create({ name: 'Everybody', permissions: trusted, default: true }),
    ]) {
      expect(Object.keys((await refusal(call())).fields ?? {})).toEqual(['default']);
    }
    expect((await roleOf('Users')).default).toBe(true);
  });

  it('leave a trace of every change, with who made it', async () => {
    const admin = site.as('admin');
    const { pagination } = await admin.audit.list({ action: 'roles.create' });
    expect(pagination.data[0]).toMatchObject({ actor_id: 1, actor_name: 'Admin', object_type: 'role' });
    expect((await admin.audit.actions()).actions).toEqual(
      expect.arrayContaining(['roles.create', 'roles.update']),
    );
  });
});
