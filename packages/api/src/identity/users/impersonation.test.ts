import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite, testPassword } from '../../testing.ts';

let site: TestSite;
let adminId: number;
let victimId: number;
let serial = 0;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

beforeEach(async () => {
  serial += 1;
  adminId = await site.addUser(`helper${serial}@example.com`, { roles: ['Admins'] });
  victimId = await site.addUser(`helped${serial}@example.com`);
});

/** The browser of the admin, signed in as the user. */
async function acting(as = `helper${serial}@example.com`) {
  const browser = site.browser();
  await (await browser.caller()).auth.login({ email: as, password: testPassword });
  await (await browser.caller()).users.signInAs({ id: victimId });
  expect(await browser.actor()).toMatchObject({
    kind: 'user',
    id: victimId,
    impersonatorId: expect.any(Number),
  });
  return browser;
}

async function roleId(name: string): Promise<number> {
  const query = site.services.db.selectFrom('roles').select('id').where('name', '=', name);
  return (await query.executeTakeFirstOrThrow()).id;
}

describe('signed in as another user', () => {
  it('ends when the admin is demoted, and does not come back with the rights', async () => {
    const browser = await acting();
    const ids = [adminId];
    const role_id = await roleId('Admins');
    await (await site.user()).users.assignRole({ ids, role_id, held: false });
    expect((await browser.actor()).kind).toBe('guest');
    await (await site.user()).users.assignRole({ ids, role_id, held: true });
    expect((await browser.actor()).kind).toBe('guest');
  });

  it('ends when the role behind it loses the right to manage users', async () => {
    const { role } = await (await site.user()).roles.create({
      name: `Helpers ${serial}`,
      description: '',
      default: false,
      permissions: [
        'users.manage',
        'music.view',
        'music.play',
        'music.download',
        'playlists.view',
        'playlists.create',
      ]
        .concat('users.view', 'lyrics.view', 'api.access', 'workspaces.create')
        .map((name) => ({ name, restrictions: [] })),
    });
    const email = `lesser${serial}@example.com`;
    await site.addUser(email, { roles: ['Users', role.name] });
    const browser = await acting(email);
    await (await site.user()).roles.update({ id: role.id, permissions: [] });
    expect((await browser.actor()).kind).toBe('guest');
  });

  it('ends when the admin is suspended or removed', async () => {
    const browser = await acting();
    await (await site.user()).users.suspend({ ids: [adminId], reason: 'Gone' });
    expect((await browser.actor()).kind).toBe('guest');
    await (await site.user()).users.unsuspend({ ids: [adminId] });
    const again = await acting();
    await (await site.user()).users.remove({ ids: [adminId] });
    expect((await again.actor()).kind).toBe('guest');
  });

  it.each([
    [
      'a role',
      async () =>
        (await site.user()).users.assignRole({
          ids: [victimId],
          role_id: await roleId('Admins'),
          held: true,
        }),
    ],
    [
      'a permission',
      async () =>
        (await site.user()).users.update({
          id: victimId,
          direct_permissions: [{ name: 'admin', restrictions: [] }],
        }),
    ],
    [
      'a larger role',
      async () => {
        const id = await roleId('Users');
        const { role } = await (await site.user()).roles.get({ id });
        const permissions = [...role.permissions, { name: 'artists.manage' as const, restrictions: [] }];
        return (await site.user()).roles.update({ id, permissions });
      },
    ],
  ])('ends when the user gets %s', async (_what, grow) => {
    const browser = await acting();
    await grow();
    expect((await browser.actor()).kind).toBe('guest');
  });

  it('ends when the user grows above the admin by any other way', async () => {
    const browser = await acting();
    const permissions = JSON.stringify([{ name: 'admin', restrictions: [] }]);
    const { db } = site.services;
    await db.updateTable('users').set({ permissions }).where('id', '=', victimId).execute();
    // An admin holds everything a user can hold; without that role there is something above.
    const lesser = JSON.stringify([{ name: 'users.manage', restrictions: [] }]);
    await db.deleteFrom('user_roles').where('user_id', '=', adminId).execute();
    await db.updateTable('users').set({ permissions: lesser }).where('id', '=', adminId).execute();
    expect((await browser.actor()).kind).toBe('guest');
  });

  it('does not lead on to a third, whatever the user may do', async () => {
    const third = await site.addUser(`third${serial}@example.com`, { roles: [] });
    const permissions = (['admin.access', 'users.manage'] as const).map((name) => ({
      name,
      restrictions: [],
    }));
    await (await site.user()).users.update({ id: victimId, direct_permissions: permissions });
    const browser = await acting();
    expect((await refusal((await browser.caller()).users.signInAs({ id: third }))).code).toBe('forbidden');
    expect(await browser.actor()).toMatchObject({ id: victimId });
  });

  it('is not possible for an account that is suspended, and leaves the admin signed in', async () => {
    await (await site.user()).users.suspend({ ids: [victimId], reason: 'Spam' });
    const browser = site.browser();
    await (await browser.caller()).auth.login({
      ...{ email: `helper${serial}@example.com`, password: testPassword },
    });
    const call = (await browser.caller()).users.signInAs({ id: victimId });
    expect((await refusal(call)).code).toBe('conflict');
    expect(await browser.actor()).toMatchObject({ kind: 'user', id: adminId, impersonatorId: null });
  });

  it('leaves the user’s own sessions alone', async () => {
    const own = site.browser();
    await (await own.caller()).auth.login({ email: `helped${serial}@example.com`, password: testPassword });
    await acting();
    await (await site.user()).users.update({ id: victimId, direct_permissions: [] });
    expect(await own.actor()).toMatchObject({ kind: 'user', id: victimId });
  });
});

describe('two admins who demote each other', () => {
  it('leave one of them: the later one is told so, every time', async () => {
    const role_id = await roleId('Admins');
    for (let round = 0; round < 12; round += 1) {
      const ids = [
        await site.addUser(`left${serial}-${round}@example.com`, { roles: ['Admins'] }),
        await site.addUser(`right${serial}-${round}@example.com`, { roles: ['Admins'] }),
      ];
      const [left, right] = await Promise.all(ids.map((id) => site.user(id)));
      const both = await Promise.allSettled([
        left?.users.assignRole({ ids: [ids[1] ?? 0], role_id, held: false }),
        right?.users.assignRole({ ids: [ids[0] ?? 0], role_id, held: false }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const lost = both.find((result) => result.status === 'rejected');
      expect(lost?.reason).toMatchObject({ code: 'CONFLICT' });
    }
  });

  it('or remove each other: the same', async () => {
    for (let round = 0; round < 8; round += 1) {
      const ids = [
        await site.addUser(`one${serial}-${round}@example.com`, { roles: ['Admins'] }),
        await site.addUser(`two${serial}-${round}@example.com`, { roles: ['Admins'] }),
      ];
      const [left, right] = await Promise.all(ids.map((id) => site.user(id)));
      const both = await Promise.allSettled([
        left?.users.remove({ ids: [ids[1] ?? 0] }),
        right?.users.remove({ ids: [ids[0] ?? 0] }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const lost = both.find((result) => result.status === 'rejected');
      expect(lost?.reason).toMatchObject({ code: 'CONFLICT' });
    }
  });
});

describe('an admin who is signed in as another user', () => {
  it('does nothing that asks for the password, also when they know it', async () => {
    const { auth } = await (await acting()).caller();
    const words = { new_password: 'another one, long', new_password_confirmation: 'another one, long' };
    for (const call of [
      () => auth.confirmPassword({ password: testPassword }),
      () => auth.changePassword({ current_password: testPassword, ...words, revoke_tokens: false }),
      () => auth.changeEmail({ email: 'mine@example.com', password: testPassword }),
    ]) {
      expect((await refusal(call())).code).toBe('forbidden');
    }
    const again = site.browser();
    await (await again.caller()).auth.login({ email: `helped${serial}@example.com`, password: testPassword });
  });
});

describe('several who are signed in as others', () => {
  it('are not disturbed by what happens to somebody else', async () => {
    const browser = await acting();
    const other = await site.addUser(`other${serial}@example.com`);
    await (await site.user()).users.assignRole({ ids: [other], role_id: await roleId('Admins'), held: true });
    expect(await browser.actor()).toMatchObject({ kind: 'user', id: victimId });
  });
});
