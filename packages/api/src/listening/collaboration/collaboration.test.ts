import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../testing.ts';

let site: TestSite;
let music: TestMusic;
let [ada, ben, cleo]: [number, number, number] = [0, 0, 0];
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  site = await createTestSite({ now: () => now });
  music = await addMusic(site, {
    artist: 'Ysolde',
    album: 'Weather',
    tracks: ['Rain', 'Hail', 'Snow', 'Fog', 'Dew', 'Sleet'],
  });
  ada = await site.addUser('ada@example.com');
  ben = await site.addUser('ben@example.com');
  cleo = await site.addUser('cleo@example.com');
});
afterAll(() => site.close());

const track = (index: number) => music.trackIds[index] ?? 0;
const make = async (owner: number, indexes: number[] = [0, 1]) => {
  const caller = await site.user(owner);
  const { playlist } = await caller.playlists.create({ name: 'Rainy days', track_ids: indexes.map(track) });
  return playlist.id;
};
const secretOf = (url: string) => url.split('/').at(-1) ?? '';
const link = async (owner: number, id: number, role: 'add' | 'edit') =>
  secretOf((await (await site.user(owner)).collaboration.createLink({ id, role })).url);
/** A playlist of Ada's that Ben makes with her. */
const together = async (role: 'add' | 'edit') => {
  const id = await make(ada);
  const caller = await site.user(ben);
  await caller.collaboration.join({ secret: await link(ada, id, role) });
  return { id, caller };
};
const codeOf = async (work: Promise<unknown>) => (await refusal(work)).code;
const idsOf = async (user: number, id: number) =>
  (await (await site.user(user)).playlists.tracks({ id })).pagination.data.map((one) => one.id);

describe('songs somebody puts in', () => {
  it('are told to the others who make the playlist, once until it is read', async () => {
    const { id, caller } = await together('add');
    const told = async (user: number) =>
      (await (await site.user(user)).notifications.list({})).pagination.data.filter(
        ({ type, data }) => type === 'playlist-songs-added' && data.mainAction?.action?.includes(`/${id}/`),
      );
    await caller.playlists.add({ id, track_ids: [track(2)] });
    await caller.playlists.add({ id, track_ids: [track(3)] });
    expect(await told(ada)).toHaveLength(1);
    expect(await told(ben)).toEqual([]);
    await caller.playlists.add({ id, track_ids: [track(3)] });
    expect(await told(ada)).toHaveLength(1);
  });
});

describe('a link', () => {
  it('says what it is to, lets people in, and its secret is not shown again', async () => {
    const id = await make(ada);
    const owner = await site.user(ada);
    const { url, link: made } = await owner.collaboration.createLink({ id, role: 'add' });
    expect(url).toMatch(/^http:\/\/localhost:3000\/playlist-invitation\/[\w-]{22}$/);
    expect(made.role).toBe('add');
    const secret = secretOf(url);
    const invitation = {
      playlist: { id, name: 'Rainy days', slug: 'rainy-days' },
      owner: { id: ada },
      role: 'add',
    };
    expect((await site.as().collaboration.invitation({ secret })).invitation).toMatchObject({
      ...invitation,
      is_member: false,
    });
    const guest = await site.user(ben);
    expect(await codeOf(guest.playlists.get({ id }))).toBe('not_found');
    expect(await guest.collaboration.join({ secret })).toEqual({ playlist: invitation.playlist });
    expect((await guest.playlists.get({ id })).playlist).toMatchObject({
      role: 'add',
      members_count: 1,
      abilities: { add: true, edit: false, arrange: false, own: false },
    });
    expect((await guest.playlists.mine({})).pagination.data.map((one) => one.id)).toContain(id);
    const state = await owner.collaboration.get({ id });
    expect(state).toMatchObject({ owner: { id: ada }, members: [{ user: { id: ben }, role: 'add' }] });
    expect(state.links).toEqual([made]);
    expect(JSON.stringify(state)).not.toContain(secret);
    expect((await guest.collaboration.get({ id })).links).toEqual([]);
    expect((await guest.collaboration.invitation({ secret })).invitation.is_member).toBe(true);
  });

  it('changes nothing for who is in already, nor for the owner', async () => {
    const { id, caller } = await together('edit');
    await caller.collaboration.join({ secret: await link(ada, id, 'add') });
    await (await site.user(ada)).collaboration.join({ secret: await link(ada, id, 'add') });
    const { members } = await caller.collaboration.get({ id });
    expect(members.map(({ user, role }) => [user.id, role])).toEqual([[ben, 'edit']]);
  });

  it('lets nobody in once it is revoked or over, or its playlist deleted', async () => {
    const owner = await site.user(ada);
    const guest = await site.user(cleo);
    const id = await make(ada);
    const { url, link: made } = await owner.collaboration.createLink({ id, role: 'edit' });
    await owner.collaboration.revokeLink({ id, link_id: made.id });
    expect(await codeOf(guest.collaboration.join({ secret: secretOf(url) }))).toBe('not_found');
    expect(await codeOf(owner.collaboration.revokeLink({ id, link_id: made.id }))).toBe('not_found');
    const late = await link(ada, id, 'edit');
    const before = now;
    now = new Date(now.getTime() + 31 * 24 * 3_600_000);
    expect(await codeOf(guest.collaboration.join({ secret: late }))).toBe('not_found');
    expect(await codeOf(guest.collaboration.invitation({ secret: late }))).toBe('not_found');
    expect((await owner.collaboration.get({ id })).links).toEqual([]);
    now = before;
    await owner.playlists.delete({ id });
    expect(await codeOf(guest.collaboration.join({ secret: late }))).toBe('not_found');
  });

  it('is made and revoked by the owner alone, and of its own playlist', async () => {
    const { id, caller } = await together('edit');
    const owner = await site.user(ada);
    expect(await codeOf(caller.collaboration.createLink({ id, role: 'add' }))).toBe('forbidden');
    const { link: made } = await owner.collaboration.createLink({ id, role: 'add' });
    expect(await codeOf(caller.collaboration.revokeLink({ id, link_id: made.id }))).toBe('forbidden');
    const other = await make(ada);
    expect(await codeOf(owner.collaboration.revokeLink({ id: other, link_id: made.id }))).toBe('not_found');
    expect(await codeOf((await site.user(cleo)).collaboration.createLink({ id, role: 'add' }))).toBe(
      'not_found',
    );
  });

  it('is one of twenty at most', async () => {
    const id = await make(cleo);
    for (let n = 0; n < 20; n += 1) await link(cleo, id, 'add');
    expect(await codeOf((await site.user(cleo)).collaboration.createLink({ id, role: 'add' }))).toBe(
      'conflict',
    );
  });

  it('tells the owner who came, once for several', async () => {
    const owner = await site.addUser('dora@example.com');
    const id = await make(owner);
    for (const user of [ben, cleo])
      await (await site.user(user)).collaboration.join({ secret: await link(owner, id, 'add') });
    const { pagination } = await (await site.user(owner)).notifications.list({});
    expect(pagination.data).toHaveLength(1);
    expect(JSON.stringify(pagination.data[0])).toContain('and 1 other joined your playlist');
  });
});

describe('who may add', () => {
  it('adds, and takes out what is their own, and nothing else', async () => {
    const { id, caller } = await together('add');
    expect(await caller.playlists.add({ id, track_ids: [track(2), track(3)] })).toMatchObject({ added: 2 });
    expect(await caller.playlists.removeTracks({ id, track_ids: [track(0), track(2)] })).toMatchObject({
      changed: 1,
    });
    expect(await idsOf(ben, id)).toEqual([track(0), track(1), track(3)]);
    await (await site.user(ada)).playlists.removeTracks({ id, track_ids: [track(0)] });
    expect(await caller.playlists.restoreTracks({ id, track_ids: [track(0), track(2)] })).toMatchObject({
      changed: 1,
    });
    expect(await idsOf(ben, id)).toEqual([track(1), track(2), track(3)]);
    expect(await codeOf(caller.playlists.move({ id, track_ids: [track(3)], before: track(1) }))).toBe(
      'forbidden',
    );
    expect(await codeOf(caller.playlists.update({ id, name: 'Mine' }))).toBe('forbidden');
    expect(await codeOf(caller.playlists.delete({ id }))).toBe('forbidden');
    expect(await codeOf(caller.playlists.entries({ id, state: 'missing' }))).toBe('not_found');
  });
});

describe('who may edit', () => {
  it('arranges and names it, and does not decide who sees it, what fills it or that it ends', async () => {
    const { id, caller } = await together('edit');
    await caller.playlists.move({ id, track_ids: [track(1)], before: track(0) });
    expect(await idsOf(ada, id)).toEqual([track(1), track(0)]);
    await caller.playlists.update({ id, name: 'Wet days', description: 'All of them' });
    await caller.playlists.removeTracks({ id, track_ids: [track(1)] });
    expect(await idsOf(ada, id)).toEqual([track(0)]);
    const rules = { match: 'all', rules: [{ field: 'liked', op: 'is', value: true }] } as const;
    expect(await codeOf(caller.playlists.update({ id, visibility: 'public' }))).toBe('forbidden');
    expect(await codeOf(caller.playlists.update({ id, rules: { ...rules, rules: [...rules.rules] } }))).toBe(
      'forbidden',
    );
    expect(await codeOf(caller.playlists.delete({ id }))).toBe('forbidden');
    expect((await (await site.user(ada)).playlists.get({ id })).playlist).toMatchObject({
      name: 'Wet days',
      visibility: 'private',
      abilities: { own: true },
    });
  });

  it('may do so no more once the permission to make playlists is gone', async () => {
    const { id } = await together('edit');
    const can = await site.user(ben, { permissions: [{ name: 'playlists.view', restrictions: [] }] });
    expect((await can.playlists.get({ id })).playlist.abilities).toMatchObject({ add: false, edit: false });
    expect(await codeOf(can.playlists.add({ id, track_ids: [track(4)] }))).toBe('forbidden');
  });
});

describe('members', () => {
  it('get another role, are taken out, and leave; what they have put in stays', async () => {
    const { id, caller } = await together('add');
    const owner = await site.user(ada);
    await caller.playlists.add({ id, track_ids: [track(2)] });
    await owner.collaboration.setRole({ id, user_id: ben, role: 'edit' });
    await caller.playlists.move({ id, track_ids: [track(2)], before: track(0) });
    expect(await codeOf(caller.collaboration.setRole({ id, user_id: ben, role: 'edit' }))).toBe('forbidden');
    expect(await codeOf(caller.collaboration.removeMember({ id, user_id: ben }))).toBe('forbidden');
    expect(await codeOf(owner.collaboration.setRole({ id, user_id: cleo, role: 'edit' }))).toBe('not_found');
    await owner.collaboration.removeMember({ id, user_id: ben });
    expect(await codeOf(caller.playlists.get({ id }))).toBe('not_found');
    expect(await idsOf(ada, id)).toEqual([track(2), track(0), track(1)]);
    expect(await codeOf(owner.collaboration.removeMember({ id, user_id: ben }))).toBe('not_found');
    await caller.collaboration.join({ secret: await link(ada, id, 'add') });
    await caller.collaboration.leave({ id });
    expect(await codeOf(caller.playlists.get({ id }))).toBe('not_found');
    expect(await codeOf(owner.collaboration.leave({ id }))).toBe('not_found');
  });

  it('see who put what in, and when', async () => {
    const { id, caller } = await together('add');
    await caller.playlists.add({ id, track_ids: [track(2)] });
    const asked = { id, track_ids: [track(0), track(2), track(5)] };
    const { additions } = await caller.collaboration.additions(asked);
    expect(additions.map(({ track_id, by }) => [track_id, by?.id]).sort()).toEqual(
      [
        [track(0), ada],
        [track(2), ben],
      ].sort(),
    );
    expect(await codeOf((await site.user(cleo)).collaboration.additions(asked))).toBe('not_found');
  });

  it('keep what others have made when somebody deletes their account', async () => {
    const { id } = await together('edit');
    const gone = await site.addUser('gone@example.com');
    await (await site.user(gone)).users.delete({ id: 'me', deleteCurrentUser: true });
    expect((await (await site.user(ada)).playlists.get({ id })).playlist.owner.id).toBe(ada);
  });

  it('inherit the playlist of who deletes their account: who edits before who adds', async () => {
    const owner = await site.addUser('elsa@example.com');
    const id = await make(owner);
    await (await site.user(ben)).collaboration.join({ secret: await link(owner, id, 'add') });
    await (await site.user(cleo)).collaboration.join({ secret: await link(owner, id, 'edit') });
    const alone = await make(owner);
    await site.as('admin').users.remove({ ids: [owner] });
    const heir = await site.user(cleo);
    expect((await heir.playlists.get({ id })).playlist).toMatchObject({
      owner: { id: cleo },
      abilities: { own: true },
    });
    expect((await heir.collaboration.get({ id })).members.map(({ user }) => user.id)).toEqual([ben]);
    expect(await idsOf(ben, id)).toEqual([track(0), track(1)]);
    expect(await codeOf(heir.playlists.get({ id: alone }))).toBe('not_found');
  });
});
