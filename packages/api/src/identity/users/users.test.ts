import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from '../../router.ts';
import { createTestSite, refusal, type TestSite, userActor } from '../../testing.ts';
import type { User } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ mail: { hasInbox: true, send: async () => {} } });
});
afterAll(() => site.close());

describe('a profile', () => {
  it('shows others the name and never the address', async () => {
    const id = await site.addUser('seen@example.com');
    const { user } = await (await site.guest()).users.get({ id });
    expect(Object.keys(user).sort()).toEqual(['avatar', 'created_at', 'display_name', 'id', 'slug']);
    expect((await refusal((await site.guest()).users.get({ id: 'me' }))).code).toBe('unauthenticated');
    expect((await refusal((await site.guest()).users.get({ id: 999_999 }))).code).toBe('not_found');
    const caller = await site.user(await site.addUser('curious@example.com'));
    const answer = await refusal(caller.users.get({ id, with: ['tokens'] }));
    expect(Object.keys(answer.fields ?? {})).toEqual(['with']);
    const wrong = { id, with: ['password'] } as never;
    expect(Object.keys((await refusal(caller.users.get(wrong))).fields ?? {})).toEqual(['with.0']);
  });

  it('is for those who may look at people; one’s own is for oneself', async () => {
    const id = await site.addUser('private@example.com');
    expect((await refusal(site.as('music.view').users.get({ id }))).code).toBe('not_found');
    const guest = createCaller(site.context({ kind: 'guest', permissions: [], guestHash: null }));
    expect((await refusal(guest.users.get({ id }))).code).toBe('unauthenticated');
    const self = createCaller(site.context(userActor(id)));
    expect((await self.users.get({ id })).user).toMatchObject({ email: 'private@example.com' });
  });

  it('of oneself is whole, with what is asked for', async () => {
    const id = await site.addUser('whole@example.com');
    const caller = await site.user(id);
    await caller.accessTokens.create({ tokenName: 'Script' });
    const { user } = await caller.users.get({ id: 'me', with: ['roles', 'tokens', 'social_profiles'] });
    expect(user).toMatchObject({
      email: 'whole@example.com',
      roles: [{ name: 'Users' }],
      tokens: [{ name: 'Script' }],
      social_profiles: [],
    });
    expect(JSON.stringify(user)).not.toMatch(/hash|ktl_pat_/);
  });
});

describe('the permissions of a user', () => {
  it('are all that take effect, for himself and for managers; direct grants have their own list', async () => {
    const id = await site.addUser('granted@example.com', { permissions: ['artists.manage'] });
    const caller = await site.user(id);
    const own = (await caller.users.get({ id: 'me' })).user as User;
    const managed = (await site.as('admin').users.get({ id })).user as User;
    const held = (await caller.settings.bootstrap({})).user?.permissions ?? [];
    const names = held.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['music.view', 'api.access', 'artists.manage']));
    for (const user of [own, managed]) {
      expect(user.direct_permissions).toEqual([{ name: 'artists.manage', restrictions: [] }]);
      expect(user.permissions.map(({ name }) => name).sort()).toEqual(names.sort());
    }
  });

  it('are changed by the direct ones', async () => {
    const id = await site.addUser('regranted@example.com');
    const { user } = await site
      .as('admin')
      .users.update({ id, direct_permissions: [{ name: 'tags.manage', restrictions: [] }] });
    expect(user.direct_permissions).toEqual([{ name: 'tags.manage', restrictions: [] }]);
    expect(user.permissions.map(({ name }) => name)).toContain('music.view');
    const strange = { id, direct_permissions: [{ name: 'root', restrictions: [] }] };
    const answer = await refusal(site.as('admin').users.update(strange));
    expect(Object.keys(answer.fields ?? {})).toEqual(['direct_permissions']);
  });
});

describe('changing a user', () => {
  it('takes own fields, and refuses those of managers', async () => {
    const id = await site.addUser('self@example.com');
    const caller = await site.user(id);
    const { user } = await caller.users.update({
      id: 'me',
      first_name: 'Ada',
      timezone: 'Europe/Berlin',
      country: 'DE',
    });
    expect(user).toMatchObject({ first_name: 'Ada', timezone: 'Europe/Berlin', country: 'DE' });
    for (const wrong of [
      { email: 'x@example.com' },
      { role_ids: [1] },
      { direct_permissions: [] },
      { email_verified: true },
    ]) {
      const answer = await refusal(caller.users.update({ id: 'me', ...wrong }));
      expect(Object.keys(answer.fields ?? {})).toEqual(['input']);
    }
    for (const wrong of [
      { timezone: 'Mars/Base' },
      { country: 'deu' },
      { language: '../../x' },
      { language: 'tlh' },
    ]) {
      expect((await refusal(caller.users.update({ id: 'me', ...wrong }))).status).toBe(422);
    }
    const strange = { id: 'me', subscriptions: [{ valid: true }] } as never;
    expect((await refusal(caller.users.update(strange))).status).toBe(422);
  });

  it('takes a picture as the site gave it, or none, and no other', async () => {
    const id = await site.addUser('pictured@example.com');
    const caller = await site.user(id);
    const hash = 'a'.repeat(32);
    const picture = { hash, color: '#123456', thumbhash: '', width: 1, height: 1 };
    await site.services.db.insertInto('images').values(picture).execute();
    await site.services.db.updateTable('users').set({ avatar: hash }).where('id', '=', id).execute();
    const { user } = await caller.users.get({ id: 'me' });
    expect(user.avatar).toBe(`/images/${hash}/640.webp`);
    const same = await caller.users.update({ id: 'me', first_name: 'Ada', avatar: user.avatar });
    expect(same.user).toMatchObject({ first_name: 'Ada', avatar: user.avatar });
    for (const avatar of ['', '/images/other/640.webp', 'https://example.com/x.png']) {
      const answer = await refusal(caller.users.update({ id: 'me', first_name: 'Eve', avatar }));
      expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, ['avatar']]);
    }
    expect((await caller.users.get({ id: 'me' })).user).toMatchObject({ first_name: 'Ada' });
    expect((await caller.users.update({ id: 'me', avatar: null })).user.avatar).toBeNull();
  });

  it('never sets one’s own password without the current one', async () => {
    const answer = await refusal(site.as('admin').users.update({ id: 'me', password: 'a brand new phrase' }));
    expect(answer.code).toBe('forbidden');
  });

  it('of somebody else is as if he did not exist', async () => {
    const id = await site.addUser('target1@example.com');
    const caller = await site.user(await site.addUser('stranger@example.com'));
    for (const call of [
      () => caller.users.update({ id, first_name: 'x' }),
      () => caller.users.removeAvatar({ id }),
      () => caller.users.setAvatar({ id, url: 'https://example.com/x.png' }),
    ]) {
      expect((await refusal(call())).code).toBe('not_found');
    }
    expect((await refusal(caller.users.delete({ id, deleteCurrentUser: true }))).code).toBe('forbidden');
  });
});
