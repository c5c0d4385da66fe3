import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, refusal, type TestSite } from '../../testing.ts';
import { callDuring } from '../../testing-locks.ts';
import { lockLibrary, place } from './queries.ts';

let site: TestSite;
let [ada, ben]: [number, number] = [0, 0];
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());
let people = 0;
beforeEach(async () => {
  people += 1;
  ada = await site.addUser(`ada${people}@example.com`);
  ben = await site.addUser(`ben${people}@example.com`);
});

type Caller = Awaited<ReturnType<TestSite['user']>>;
const make = async (caller: Caller, name: string, visibility: 'private' | 'public' = 'private') =>
  (await caller.playlists.create({ name, visibility })).playlist.id;
const makeAll = async (caller: Caller, names: string) => {
  const ids: Record<string, number> = {};
  for (const name of names) ids[name] = await make(caller, name);
  return (name: string) => ids[name] ?? 0;
};
/** Names of one's library, each of one letter, in an order. */
const orderOf = async (caller: Caller, orderBy: 'custom' | 'added' = 'custom', per_page = 100) => {
  let names = '';
  let cursor: string | null = null;
  do {
    const { pagination } = await caller.playlists.mine({ orderBy, liked: true, per_page, cursor });
    names += pagination.data.map(({ name }) => name).join('');
    cursor = pagination.next_cursor;
  } while (cursor);
  return names;
};

describe('the order of a library', () => {
  it('has what is new in front, and the rest where it was put', async () => {
    const caller = await site.user(ada);
    const id = await makeAll(caller, 'ABCD');
    const put = async (one: string, before: string | null) =>
      caller.playlistFolders.place({ id: id(one), before: before === null ? null : id(before) });
    expect(await orderOf(caller)).toBe('DCBA');
    expect(await put('A', 'D')).toEqual({ before: id('D') });
    expect(await orderOf(caller)).toBe('ADCB');
    await put('D', null);
    expect(await orderOf(caller)).toBe('ACBD');
    await put('B', 'C');
    await put('B', 'C');
    expect(await orderOf(caller)).toBe('ABCD');
    await put('C', 'A');
    await put('B', 'C');
    await put('A', 'B');
    expect(await orderOf(caller)).toBe('ABCD');
    await make(caller, 'E');
    expect(await orderOf(caller)).toBe('EABCD');
    expect(await orderOf(caller, 'custom', 2)).toBe('EABCD');
    await caller.playlists.delete({ id: id('B') });
    expect(await orderOf(caller)).toBe('EACD');
    await caller.playlists.restore({ id: id('B') });
    expect(await orderOf(caller)).toBe('EABCD');
  });

  it('takes any number of moves between the same two', async () => {
    const caller = await site.user(ada);
    const id = await makeAll(caller, 'DCBA');
    for (let move = 0; move < 60; move += 1)
      await caller.playlistFolders.place({ id: id(move % 2 ? 'C' : 'B'), before: id(move % 2 ? 'B' : 'C') });
    expect(await orderOf(caller)).toBe('ACBD');
    const { rows } = await sql<{ same: number }>`select count(*)::int as same from (
      select 1 from placed_playlists where user_id = ${ada} group by position having count(*) > 1) s`.execute(
      site.services.db,
    );
    expect(rows).toEqual([{ same: 0 }]);
  });

  it('is each person’s own, also of what they make together or like', async () => {
    const [mine, theirs] = [await site.user(ada), await site.user(ben)];
    const shared = await make(mine, 'S', 'public');
    const other = await make(mine, 'O', 'public');
    const own = await make(theirs, 'T');
    await theirs.likes.set({ type: 'playlists', id: other });
    await theirs.likes.set({ type: 'playlists', id: shared });
    expect(await orderOf(theirs)).toBe('TOS');
    await theirs.playlistFolders.place({ id: shared, before: own });
    expect(await orderOf(theirs)).toBe('STO');
    expect(await orderOf(mine)).toBe('OS');
    for (const refused of [
      { id: own, before: null },
      { id: 999_999, before: null },
    ])
      expect((await refusal(mine.playlistFolders.place(refused))).code).toBe('not_found');
    for (const before of [own, 999_999])
      expect((await refusal(mine.playlistFolders.place({ id: shared, before }))).code).toBe('conflict');
    expect(await refusal(mine.playlistFolders.place({ id: shared, before: shared }))).toMatchObject({
      code: 'invalid',
    });
    expect(await orderOf(mine)).toBe('OS');
    await mine.playlists.update({ id: other, visibility: 'private' });
    expect((await refusal(theirs.playlistFolders.place({ id: own, before: other }))).code).toBe('conflict');
    expect(await orderOf(theirs)).toBe('ST');
  });

  it('keeps both moves of two browsers at once', async () => {
    const caller = await site.user(ada);
    const id = await makeAll(caller, 'CBA');
    const { db } = site.services;
    // The first one has put C to the top and is not done yet.
    await callDuring(
      db,
      async (trx) => {
        await lockLibrary(trx, ada);
        await place(trx, { userId: ada, id: id('C'), position: -(id('A') + 1) * 2 ** 20 });
      },
      () => caller.playlistFolders.place({ id: id('B'), before: id('C') }),
    );
    expect(await orderOf(caller)).toBe('BCA');
  });

  it('is told by when things came into it', async () => {
    const [mine, theirs] = [await site.user(ada), await site.user(ben)];
    const liked = await make(theirs, 'L', 'public');
    const joined = await make(theirs, 'J');
    await make(mine, 'M');
    await mine.likes.set({ type: 'playlists', id: liked });
    await make(mine, 'N');
    const { url } = await theirs.collaboration.createLink({ id: joined, role: 'add' });
    await mine.collaboration.join({ secret: url.split('/').at(-1) ?? '' });
    expect(await orderOf(mine, 'added')).toBe('JNLM');
    expect(await orderOf(mine, 'added', 1)).toBe('JNLM');
    expect(await orderOf(theirs, 'added')).toBe('JL');
  });
});
