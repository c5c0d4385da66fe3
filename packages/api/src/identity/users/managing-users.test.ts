import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../router.ts';
import { createTestSite, refusal, type TestSite, testPassword, userActor } from '../../testing.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
});
afterAll(() => site.close());

/** Somebody who manages users and holds what is named. */
const manager = (...permissions: Parameters<TestSite['as']>) =>
  site.as('admin.access', 'users.manage', ...permissions);

describe('managing users', () => {
  it('makes no account with a password that is too easy', async () => {
    const create = (password: string) =>
      manager().users.create({ email: 'easy@example.com', display_name: 'Easy', password });
    for (const password of ['short', 'password123', 'easy@example.com'])
      expect((await refusal(create(password))).fields, password).toHaveProperty('password');
    const made = site.services.db.selectFrom('users').select('id').where('email', '=', 'easy@example.com');
    expect(await made.execute()).toEqual([]);
    const id = await site.addUser('weak@example.com', { roles: [] });
    expect((await refusal(manager().users.update({ id, password: 'password123' }))).fields).toHaveProperty(
      'password',
    );
  });

  it('nobody gives what he does not hold, nor touches those above him', async () => {
    // Who holds nothing stands above nobody.
    const id = await site.addUser('plain@example.com', { roles: [] });
    const above = await site.addUser('above@example.com', { roles: ['Admins'] });
    const caller = manager('api.access');
    const roles = await site.services.db.selectFrom('roles').select(['id', 'name']).execute();
    const roleId = (name: string) => roles.find((role) => role.name === name)?.id ?? 0;
    for (const call of [
      () => caller.users.update({ id, direct_permissions: [{ name: 'admin', restrictions: [] }] }),
      () => caller.users.update({ id, role_ids: [roleId('Admins')] }),
      () => caller.users.update({ id: above, display_name: 'Fallen' }),
      () => caller.users.suspend({ ids: [id, above], reason: 'No' }),
      () => caller.users.remove({ ids: [above] }),
      () => caller.users.signInAs({ id: above }),
      () => caller.users.assignRole({ ids: [id], role_id: roleId('Admins'), held: true }),
      () =>
        caller.users.create({ email: 'new@example.com', display_name: 'New', role_ids: [roleId('Admins')] }),
    ]) {
      expect((await refusal(call())).code).toBe('forbidden');
    }
    const admin = await site.user();
    for (const role_ids of [[roleId('Guests')], [roleId('Users'), 999_999]])
      expect((await refusal(admin.users.update({ id, role_ids }))).fields).toHaveProperty('role_ids');
    const row = await site.services.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([row.suspended_at, row.permissions]).toEqual([null, []]);
  });

  it('asks for the password before one’s own address changes', async () => {
    const email = 'own-address@example.com';
    const id = await site.addUser(email, { roles: ['Admins'] });
    const browser = site.browser();
    await (await browser.caller()).auth.login({ email, password: testPassword });
    await site.services.db
      .updateTable('sessions')
      .set({ authenticated_at: new Date(Date.now() - 16 * 60_000) })
      .where('user_id', '=', id)
      .execute();
    const { users, auth } = await browser.caller();
    const next = 'new-address@example.com';
    for (const input of [{ email: next }, { email_verified: false }]) {
      expect((await refusal(users.update({ id, ...input }))).code).toBe('locked');
    }
    // What stays as it is may be sent along.
    await users.update({ id, email, email_verified: true, display_name: 'Own' });
    await auth.confirmPassword({ password: testPassword });
    const { user } = await (await browser.caller()).users.update({ id, email: next });
    expect(user.email).toBe(next);
  });

  it('is by filters, search and pages', async () => {
    for (let n = 0; n < 5; n += 1) await site.addUser(`zed${n}@list.test`, { verified: n % 2 === 0 });
    const caller = site.as('admin');
    const first = await caller.users.list({ query: '@LIST.test', per_page: 2, orderBy: 'email' });
    expect(first.pagination.data.map(({ email }) => email)).toEqual(['zed0@list.test', 'zed1@list.test']);
    const second = await caller.users.list({
      query: '@LIST.test',
      per_page: 2,
      orderBy: 'email',
      cursor: first.pagination.next_cursor,
    });
    expect(second.pagination.data.map(({ email }) => email)).toEqual(['zed2@list.test', 'zed3@list.test']);
    const open = await caller.users.list({ query: 'list.test', verified: false });
    expect(open.pagination.data).toHaveLength(2);
    const big = await site.addUser('big@letters.test');
    await site.services.db
      .updateTable('users')
      .set({ display_name: 'ÄRGER Иван' })
      .where('id', '=', big)
      .execute();
    for (const query of ['Ärger', 'ärger', 'arger', 'ИВАН', 'иван', 'ger ив']) {
      const { data } = (await caller.users.list({ query })).pagination;
      expect(
        data.map(({ email }) => email),
        query,
      ).toEqual(['big@letters.test']);
    }
    for (const query of ['%', '_', '\\', "'", '％', '＿']) {
      expect((await caller.users.list({ query: `${query}${query}` })).pagination.data).toEqual([]);
    }
    const stolen = { per_page: 2, cursor: first.pagination.next_cursor } as const;
    expect((await refusal(caller.users.list(stolen))).fields).toHaveProperty('cursor');
  });

  it('a suspended user is signed out, kept out with the reason, and back after its end', async () => {
    const email = 'noisy@example.com';
    const id = await site.addUser(email);
    const browser = site.browser();
    await (await browser.caller()).auth.login({ email, password: testPassword });
    const admin = site.as('admin');
    const past = new Date(Date.now() - 1_000).toISOString();
    expect(
      (await refusal(admin.users.suspend({ ids: [id], reason: 'x', until: past }))).fields,
    ).toHaveProperty('until');
    await admin.users.suspend({ ids: [id], reason: 'Too loud' });
    expect(await browser.actor()).toMatchObject({ kind: 'guest' });
    const kept = await refusal((await browser.caller()).auth.login({ email, password: testPassword }));
    expect(kept.fields?.email?.[0]).toContain('Too loud');
    const guess = await refusal((await browser.caller()).auth.login({ email, password: 'wrong' }));
    expect(guess.fields?.email?.[0]).not.toContain('Too loud');
    await site.services.db
      .updateTable('users')
      .set({ suspended_until: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
    await (await browser.caller()).auth.login({ email, password: testPassword });
    await admin.users.suspend({ ids: [id], reason: 'Again' });
    await admin.users.unsuspend({ ids: [id] });
    await (await browser.caller()).auth.login({ email, password: testPassword });
  });

  it('signing in as a user leads back when signing out, and asks for a password where one is needed', async () => {
    const id = await site.addUser('helped@example.com');
    const browser = site.browser();
    await (await browser.caller()).auth.login({ email: 'admin@example.com', password: testPassword });
    const { bootstrapData } = await (await browser.caller()).users.signInAs({ id });
    expect(bootstrapData.user).toMatchObject({ id, impersonated: true });
    const asUser = await browser.caller();
    expect((await refusal(asUser.users.delete({ id: 'me', deleteCurrentUser: true }))).code).toBe(
      'forbidden',
    );
    expect((await refusal(asUser.users.requestDataExport())).code).toBe('locked');
    expect((await refusal(asUser.users.list({}))).code).toBe('forbidden');
    expect((await refusal(asUser.accessTokens.create({ tokenName: 'x' }))).code).toBe('forbidden');
    await (await browser.caller()).auth.logout();
    expect(await browser.actor()).toMatchObject({ kind: 'user', id: 1, impersonatorId: null });
  });

  it('bulk changes are made for all or for none', async () => {
    const ids = [await site.addUser('bulk1@example.com'), await site.addUser('bulk2@example.com')];
    const admin = site.as('admin');
    expect((await refusal(admin.users.remove({ ids: [...ids, 999_999] }))).code).toBe('not_found');
    expect(await admin.users.remove({ ids })).toEqual({ changed: 2 });
    const left = await site.services.db.selectFrom('users').select('id').where('id', 'in', ids).execute();
    expect(left).toEqual([]);
  });
});

describe('the last admin', () => {
  it('cannot be demoted, suspended or deleted, not even by two at once', async () => {
    const { db } = site.services;
    const admins = await db
      .selectFrom('roles')
      .selectAll()
      .where('name', '=', 'Admins')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('user_roles').where('role_id', '=', admins.id).where('user_id', '!=', 1).execute();
    const second = await site.addUser('second@example.com', { roles: ['Admins'] });
    const one = createCaller(
      site.context(userActor(1, { permissions: [{ name: 'admin', restrictions: [] }] })),
    );
    const two = createCaller(
      site.context(userActor(second, { permissions: [{ name: 'admin', restrictions: [] }] })),
    );
    const results = await Promise.allSettled([
      one.users.assignRole({ ids: [second], role_id: admins.id, held: false }),
      two.users.assignRole({ ids: [1], role_id: admins.id, held: false }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
    const left = await db.selectFrom('user_roles').selectAll().where('role_id', '=', admins.id).execute();
    expect(left.length).toBeGreaterThanOrEqual(1);
    await db.deleteFrom('user_roles').where('role_id', '=', admins.id).execute();
    await db.insertInto('user_roles').values({ user_id: 1, role_id: admins.id }).execute();
    for (const call of [
      () => one.users.assignRole({ ids: [1], role_id: admins.id, held: false }),
      () => one.users.update({ id: 'me', role_ids: [] }),
      () => one.users.delete({ id: 'me', deleteCurrentUser: true }),
      () => one.roles.update({ id: admins.id, permissions: [] }),
      () => one.roles.delete({ id: admins.id }),
      () => createCaller(site.system()).users.suspend({ ids: [1], reason: 'Gone', until: null }),
    ]) {
      expect((await refusal(call())).code).toBe('conflict');
    }
  });
});
