import { describe, expect, it } from 'vitest';
import { makeTracks } from '../../../player/testing/tracks.ts';
import { createTrackPages, type TrackReads } from './track-pages.ts';

const total = 10_050;
const tracks = makeTracks(total);
const ids = tracks.map(({ id }) => id);

/** A server with the list; `asked` are the first rows of pages that were read. */
function server() {
  const asked: number[] = [];
  const aborted: number[] = [];
  let indexReads = 0;
  const at = (cursor: string | null) => (cursor === null ? 0 : Number(cursor));
  const reads: TrackReads = {
    page: async (cursor, signal) => {
      const from = at(cursor);
      asked.push(from);
      await new Promise((next) => queueMicrotask(() => next(null)));
      if (signal.aborted) {
        aborted.push(from);
        throw new DOMException('', 'AbortError');
      }
      return tracks.slice(from, from + 100);
    },
    index: async () => {
      indexReads += 1;
      return Array.from({ length: Math.ceil(total / 100) }, (_, page) => (page ? String(page * 100) : null));
    },
    ids: async (cursor, limit) => {
      const from = at(cursor);
      const next = from + limit;
      return { ids: ids.slice(from, next), next: next < total ? String(next) : null };
    },
  };
  return { reads, asked, aborted, indexReads: () => indexReads };
}
const arrival = (source: ReturnType<typeof createTrackPages>) =>
  new Promise<void>((done) => {
    const stop = source.subscribe(() => {
      stop();
      done();
    });
  });

describe('a long list', () => {
  it('asks for nothing while its first page is enough', () => {
    const { reads, asked, indexReads } = server();
    const source = createTrackPages(reads, total, tracks.slice(0, 100));
    source.show({ from: 0, to: 99 });
    expect([asked, indexReads(), source.get(99)?.id, source.get(100)]).toEqual([[], 0, 100, undefined]);
  });

  it('reads the pages that are seen, each once, and the index once', async () => {
    const { reads, asked, indexReads } = server();
    const source = createTrackPages(reads, total, tracks.slice(0, 100));
    source.show({ from: 5_090, to: 5_110 });
    source.show({ from: 5_095, to: 5_115 });
    await expect.poll(() => [source.get(5_099), source.get(5_100)]).not.toContain(undefined);
    expect(asked).toEqual([5_000, 5_100]);
    expect([source.get(5_099)?.id, source.get(5_100)?.id, indexReads()]).toEqual([5_100, 5_101, 1]);
    source.show({ from: 5_090, to: 5_110 });
    expect(asked).toHaveLength(2);
  });

  it('gives up pages that are scrolled past before they came', async () => {
    const { reads, aborted } = server();
    const source = createTrackPages(reads, total, tracks.slice(0, 100));
    source.show({ from: 300, to: 320 });
    await reads.index();
    source.show({ from: 9_000, to: 9_020 });
    await arrival(source);
    expect(source.get(300)).toBeUndefined();
    expect(source.get(9_000)?.id).toBe(9_001);
    expect(aborted.every((from) => from === 300)).toBe(true);
  });

  it('holds a bounded number of pages, however far one scrolls', async () => {
    const { reads } = server();
    const source = createTrackPages(reads, total, tracks.slice(0, 100));
    for (let from = 100; from < total; from += 100) {
      source.show({ from, to: from + 20 });
      await arrival(source);
    }
    const held = ids.filter((_, row) => source.get(row)).length;
    expect(held).toBeLessThanOrEqual(4_100);
    expect(source.get(0)?.id).toBe(1);
    expect(source.get(10_049)?.id).toBe(10_050);
  });

  it('gives ids of chosen rows that were never loaded, in order and no more than asked for', async () => {
    const { reads } = server();
    const source = createTrackPages(reads, total, tracks.slice(0, 100));
    const ranges = [
      { from: 3, to: 5 },
      { from: 250, to: 9_999 },
    ];
    expect(await source.idsOf(ranges, 20_000)).toEqual([...ids.slice(3, 6), ...ids.slice(250, 10_000)]);
    expect(await source.idsOf(ranges, 5)).toEqual([4, 5, 6, 251, 252]);
  });

  it('plays what is around a row, with the row in it', async () => {
    const { reads } = server();
    const source = createTrackPages(reads, total, tracks.slice(0, 100));
    await source.load(8_003);
    const all = await source.around(8_003, 50_000);
    expect([all.ids.length, all.index]).toEqual([total, 8_003]);
    const part = await source.around(8_003, 1_000);
    expect([part.ids.length, part.ids[part.index]]).toEqual([1_000, 8_004]);
  });

  it('tries again after a failure', async () => {
    const { reads } = server();
    let fail = true;
    const source = createTrackPages(
      { ...reads, index: () => (fail ? Promise.reject(new Error('offline')) : reads.index()) },
      total,
      tracks.slice(0, 100),
    );
    expect(await source.load(500)).toBeUndefined();
    fail = false;
    expect((await source.load(500))?.id).toBe(501);
  });
});
