import type { LikedType } from '@kantele/api/contract/likes';
import { describe, expect, it } from 'vitest';
import { LikeStore } from './like-store.ts';

/** A server that answers when it is told to. */
function server(liked: number[] = []) {
  const has = new Set(liked);
  const reads: number[][] = [];
  const sent: boolean[] = [];
  const failed: boolean[] = [];
  const elsewhere: true[] = [];
  const waiting: { answer: () => void; fail: () => void }[] = [];
  const store = new LikeStore({
    read: async (_type: LikedType, ids) => {
      reads.push([...ids]);
      return ids.filter((id) => has.has(id));
    },
    send: (_type, id, value) => {
      sent.push(value);
      return new Promise((resolve, reject) => {
        waiting.push({
          answer: () => {
            if (value) has.add(id);
            else has.delete(id);
            resolve();
          },
          fail: () => reject(new Error('no line')),
        });
      });
    },
    onElsewhere: () => elsewhere.push(true),
    onFailure: (_error, _type, _id, wanted) => failed.push(wanted),
  });
  const settled = async () => {
    for (let n = 0; n < 20; n += 1) await Promise.resolve();
  };
  return { store, has, reads, sent, failed, elsewhere, waiting, settled };
}

describe('likes of what is shown', () => {
  it('are read together, at most 200 at once', async () => {
    const { store, reads, settled } = server([3]);
    for (let id = 1; id <= 250; id += 1) store.watch('tracks', id, () => {});
    await settled();
    expect(reads.map((ids) => ids.length)).toEqual([200, 50]);
    expect([store.get('tracks', 3), store.get('tracks', 4), store.get('albums', 3)]).toEqual([
      true,
      false,
      undefined,
    ]);
  });

  it('change at once; ten quick presses send two changes at most, and end in the last one', async () => {
    const { store, sent, waiting, has, settled } = server();
    const shown: (boolean | undefined)[] = [];
    store.watch('tracks', 1, () => shown.push(store.get('tracks', 1)));
    await settled();
    for (let n = 0; n < 10; n += 1) store.set('tracks', 1, n % 2 === 0);
    expect(store.get('tracks', 1)).toBe(false);
    waiting[0]?.answer();
    await settled();
    waiting[1]?.answer();
    await settled();
    expect(sent).toEqual([true, false]);
    expect(has.has(1)).toBe(false);
    expect(shown.at(-1)).toBe(false);
  });

  it('of a change that ended where it began send one, which nothing follows', async () => {
    const { store, sent, waiting, settled } = server();
    for (const liked of [true, false, true]) store.set('tracks', 1, liked);
    waiting[0]?.answer();
    await settled();
    expect([sent, store.get('tracks', 1)]).toEqual([[true], true]);
  });

  it('go back alone when the change fails', async () => {
    const { store, failed, waiting, settled } = server([2]);
    for (const id of [1, 2]) store.watch('tracks', id, () => {});
    await settled();
    store.set('tracks', 1, true);
    waiting[0]?.fail();
    await settled();
    expect([failed, store.get('tracks', 1), store.get('tracks', 2)]).toEqual([[true], false, true]);
  });

  it('are not overwritten by an answer older than a press', async () => {
    const { store, waiting, settled } = server();
    store.watch('tracks', 1, () => {});
    store.set('tracks', 1, true);
    await settled();
    expect(store.get('tracks', 1)).toBe(true);
    waiting[0]?.answer();
    await settled();
    expect(store.get('tracks', 1)).toBe(true);
  });

  it('of a page are read in one question, which its rows do not ask again', async () => {
    const { store, reads, settled } = server([2]);
    store.expect('tracks', [1, 2, 3]);
    for (const id of [1, 2, 3]) store.watch('tracks', id, () => {});
    await settled();
    store.expect('tracks', [1, 2, 3]);
    await settled();
    expect(reads).toEqual([[1, 2, 3]]);
  });

  it('of a list of liked things are shown at once, and put right by the server', async () => {
    const { store, elsewhere, settled } = server([1]);
    store.seed('tracks', [1, 2]);
    expect([store.get('tracks', 1), store.get('tracks', 2)]).toEqual([true, true]);
    await settled();
    expect([store.get('tracks', 1), store.get('tracks', 2)]).toEqual([true, false]);
    expect(elsewhere).toHaveLength(1);
  });

  it('say that lists are old when something changed elsewhere, and not for what was pressed here', async () => {
    const { store, has, waiting, elsewhere, settled } = server();
    store.watch('tracks', 1, () => {});
    await settled();
    store.set('tracks', 1, true);
    waiting[0]?.answer();
    await settled();
    store.changed('tracks', 1);
    await settled();
    expect(elsewhere).toHaveLength(0);
    has.delete(1);
    store.changed('tracks', 1);
    await settled();
    store.changed('tracks', 9);
    expect([store.get('tracks', 1), elsewhere.length]).toEqual([false, 2]);
  });

  it('are not overwritten by a read that began before a change which has been answered since', async () => {
    let answer: (ids: number[]) => void = () => {};
    const store = new LikeStore({
      read: () =>
        new Promise<number[]>((resolve) => {
          answer = resolve;
        }),
      send: async () => {},
      onFailure: () => {},
    });
    const settled = async () => {
      for (let n = 0; n < 20; n += 1) await Promise.resolve();
    };
    store.watch('tracks', 1, () => {});
    await settled();
    store.set('tracks', 1, true);
    await settled();
    answer([]);
    await settled();
    expect(store.get('tracks', 1)).toBe(true);
  });

  it('are read anew when another tab changed them', async () => {
    const { store, has, settled } = server();
    store.watch('tracks', 1, () => {});
    await settled();
    has.add(1);
    store.changed('tracks', 1);
    await settled();
    expect(store.get('tracks', 1)).toBe(true);
  });
});
