import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMusic, createTestSite, type TestSite } from '../../testing.ts';
import { callDuring } from '../../testing-locks.ts';
import { completeTransfers } from './complete-transfers.ts';
import { head, newcomer, take } from './testing.ts';

let made: TestSite | undefined;
beforeAll(async () => {
  made = await createTestSite();
});
afterAll(() => made?.close());
const site = () => made as TestSite;

describe('what a library waits for', () => {
  const three = `${head}${['A', 'B', 'C'].map((title) => `{"kind":"liked_song","title":"Nowhere ${title}"}`).join('\n')}`;

  it('is its owner’s alone, page by page, and is forgotten one by one or as a whole', async () => {
    const [one, other] = [await newcomer(site()), await newcomer(site())];
    for (const { caller } of [one, other]) await take(caller, three);
    const page = await one.caller.transfers.awaited({ per_page: 2 });
    expect(page.pagination.data.map(({ title }) => title)).toEqual(['Nowhere A', 'Nowhere B']);
    const cursor = page.pagination.next_cursor;
    const rest = await one.caller.transfers.awaited({ per_page: 2, cursor });
    expect(rest.pagination).toMatchObject({ data: [{ title: 'Nowhere C' }], next_cursor: null });
    const foreign = (await other.caller.transfers.awaited({})).pagination.data.map(({ id }) => id);
    expect(await one.caller.transfers.forget({ ids: foreign })).toEqual({ changed: 0 });
    expect(await one.caller.transfers.forget({ ids: [page.pagination.data[0]?.id ?? 0] })).toEqual({
      changed: 1,
    });
    expect(await one.caller.transfers.forget({})).toEqual({ changed: 2 });
    expect((await other.caller.transfers.awaited({})).total).toBe(3);
  });

  it('stays when what was found goes at this moment, and is not liked when it is forgotten at this moment', async () => {
    const { caller } = await newcomer(site());
    const { db } = site().services;
    const { trackIds } = await addMusic(site(), { artist: 'Brief', tracks: ['Fleeting'] });
    await take(caller, `${head}{"kind":"liked_song","title":"Fleeting","artist":"Brief"}`);
    const run = () => completeTransfers(site().system());
    await callDuring(db, (trx) => trx.deleteFrom('tracks').where('id', 'in', trackIds).execute(), run);
    const { total, pagination } = await caller.transfers.awaited({});
    expect(total).toBe(1);
    await addMusic(site(), { artist: 'Brief', tracks: ['Fleeting'] });
    const [row] = pagination.data;
    const forget = (trx: typeof db) =>
      trx
        .deleteFrom('awaited_music')
        .where('id', '=', row?.id ?? 0)
        .execute();
    await callDuring(db, forget, run);
    expect((await caller.likes.tracks({})).pagination.data).toEqual([]);
  });
});
