import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PermissionName } from '../../core/permissions.ts';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';

let site: TestSite;
let [ben, cleo]: [number, number] = [0, 0];
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  site = await createTestSite({ now: () => now });
  ben = await site.addUser('ben@example.com');
  cleo = await site.addUser('cleo@example.com');
});
afterAll(() => site.close());

const make = async (owner: number) =>
  (await (await site.user(owner)).playlists.create({ name: 'Rainy days' })).playlist.id;
const secretOf = (url: string) => url.split('/').at(-1) ?? '';
const link = async (owner: number, id: number, role: 'add' | 'edit') =>
  secretOf((await (await site.user(owner)).collaboration.createLink({ id, role })).url);
const codeOf = async (work: Promise<unknown>) => (await refusal(work)).code;

describe('an invitation by name', () => {
  let count = 0;
  const known = async () => {
    count += 1;
    const owner = await site.addUser(`owner-${count}@example.com`);
    const friend = await site.addUser(`friend-${count}@example.com`);
    await (await site.user(friend)).follows.follow({ type: 'users', id: owner });
    return { owner, friend, id: await make(owner), caller: await site.user(owner) };
  };
  /** What somebody's inbox says of invitations: paths of their pages. */
  const inbox = async (user: number) =>
    (await (await site.user(user)).notifications.list({})).pagination.data
      .filter(({ type }) => type === 'playlist-invitation')
      .map(({ data }) => data.mainAction?.action ?? '');

  it('offers whom one follows or is followed by, by a part of their names, until they are in or invited', async () => {
    const { owner, friend, id, caller } = await known();
    await caller.follows.follow({ type: 'users', id: cleo });
    const offered = async (query?: string) =>
      (await caller.collaboration.invitable({ id, query })).people.map((one) => one.id).sort();
    expect(await offered()).toEqual([cleo, friend].sort());
    const [{ display_name } = { display_name: '' }] = (await caller.collaboration.invitable({ id })).people;
    expect(await offered(display_name.slice(1, 4).toUpperCase())).toContain(
      (await caller.collaboration.invitable({ id })).people[0]?.id,
    );
    expect(await offered('%')).toEqual([]);
    await caller.collaboration.invite({ id, user_id: friend, role: 'edit' });
    expect(await offered()).toEqual([cleo]);
    await (await site.user(cleo)).collaboration.join({ secret: await link(owner, id, 'add') });
    expect(await offered()).toEqual([]);
  });

  it('is told to one person, lets nobody else in, and is over once they have joined', async () => {
    const { friend, id, caller } = await known();
    const { link: made } = await caller.collaboration.invite({ id, user_id: friend, role: 'edit' });
    expect(made).toMatchObject({ role: 'edit', user: { id: friend } });
    expect((await caller.collaboration.get({ id })).links).toEqual([made]);
    const [path = ''] = await inbox(friend);
    const secret = secretOf(path);
    expect(path).toBe(`/playlist-invitation/${secret}`);
    for (const other of [site.as(), await site.user(ben)])
      expect(await codeOf(other.collaboration.invitation({ secret }))).toBe('not_found');
    expect(await codeOf((await site.user(ben)).collaboration.join({ secret }))).toBe('not_found');
    const guest = await site.user(friend);
    expect((await guest.collaboration.invitation({ secret })).invitation).toMatchObject({ role: 'edit' });
    await guest.collaboration.join({ secret });
    const { members, links } = await caller.collaboration.get({ id });
    expect(members).toMatchObject([{ user: { id: friend }, role: 'edit' }]);
    expect(links).toEqual([]);
    expect(await inbox(friend)).toEqual([]);
    expect(await codeOf(guest.collaboration.invitation({ secret }))).toBe('not_found');
  });

  it('is taken back out of the inbox, and may be said again when it is over', async () => {
    const { friend, id, caller } = await known();
    const invite = () => caller.collaboration.invite({ id, user_id: friend, role: 'add' });
    const { link: first } = await invite();
    expect(await codeOf(invite())).toBe('conflict');
    await caller.collaboration.revokeLink({ id, link_id: first.id });
    expect(await inbox(friend)).toEqual([]);
    await invite();
    expect(await inbox(friend)).toHaveLength(1);
    const before = now;
    now = new Date(now.getTime() + 31 * 24 * 3_600_000);
    await invite();
    now = before;
    expect(await inbox(friend)).toHaveLength(1);
  });

  it('is declined by the one it is for: it and its message are gone, and it may be said again', async () => {
    const { friend, id, caller } = await known();
    const invite = () => caller.collaboration.invite({ id, user_id: friend, role: 'add' });
    await invite();
    const secret = secretOf((await inbox(friend))[0] ?? '');
    const guest = await site.user(friend);
    expect((await guest.collaboration.invitation({ secret })).invitation.is_personal).toBe(true);
    const other = await site.user(ben);
    expect(await codeOf(other.collaboration.decline({ secret }))).toBe('not_found');
    expect(await codeOf(caller.collaboration.decline({ secret }))).toBe('not_found');
    expect((await caller.collaboration.get({ id })).links).toHaveLength(1);
    await guest.collaboration.decline({ secret });
    expect((await caller.collaboration.get({ id })).links).toEqual([]);
    expect(await inbox(friend)).toEqual([]);
    expect(await codeOf(guest.collaboration.decline({ secret }))).toBe('not_found');
    expect(await codeOf(guest.collaboration.join({ secret }))).toBe('not_found');
    await invite();
    expect(await inbox(friend)).toHaveLength(1);
  });

  it('for whoever has the link is not theirs to decline', async () => {
    const { owner, friend, id, caller } = await known();
    const secret = await link(owner, id, 'add');
    const guest = await site.user(friend);
    expect((await guest.collaboration.invitation({ secret })).invitation.is_personal).toBe(false);
    for (const one of [guest, caller])
      expect(await codeOf(one.collaboration.decline({ secret }))).toBe('not_found');
    expect((await caller.collaboration.get({ id })).links).toHaveLength(1);
  });

  it('is the owner’s to say, and to those they know', async () => {
    const { owner, friend, id, caller } = await known();
    const invite = (user: number) => caller.collaboration.invite({ id, user_id: user, role: 'add' });
    expect(await codeOf(invite(ben))).toBe('not_found');
    expect(await codeOf(invite(999_999))).toBe('not_found');
    expect(await codeOf(invite(owner))).toBe('not_found');
    const guest = await site.user(friend);
    await guest.collaboration.join({ secret: await link(owner, id, 'edit') });
    expect(await codeOf(invite(friend))).toBe('conflict');
    expect(await codeOf(guest.collaboration.invite({ id, user_id: owner, role: 'add' }))).toBe('forbidden');
    expect(await codeOf(guest.collaboration.invitable({ id }))).toBe('forbidden');
    const named = (...names: PermissionName[]) => names.map((name) => ({ name, restrictions: [] }));
    const unseeing = await site.user(owner, { permissions: named('playlists.view', 'playlists.create') });
    expect(await codeOf(unseeing.collaboration.invitable({ id }))).toBe('forbidden');
    const stranger = await site.user(ben);
    expect(await codeOf(stranger.collaboration.invite({ id, user_id: owner, role: 'add' }))).toBe(
      'not_found',
    );
    expect(await codeOf(stranger.collaboration.invitable({ id }))).toBe('not_found');
  });

  it('counts among the links, and ends with the account', async () => {
    const { owner, friend, id, caller } = await known();
    for (let n = 0; n < 19; n += 1) await link(owner, id, 'add');
    await caller.collaboration.invite({ id, user_id: friend, role: 'add' });
    expect(await codeOf(link(owner, id, 'add'))).toBe('conflict');
    await site.services.db.deleteFrom('users').where('id', '=', friend).execute();
    expect((await caller.collaboration.get({ id })).links.every(({ user }) => user === null)).toBe(true);
  });
});
