import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceOf, chooseTracks } from './choose-tracks.ts';
import type { RadioFacts } from './queries.ts';

const track = (id: number, more: Partial<RadioFacts> = {}): RadioFacts => ({
  id,
  artists: [{ id: 100 + id, name: `Artist ${id}` }],
  genres: [],
  year: null,
  bpm: null,
  loudness: null,
  ...more,
});
const jazz = { id: 1, name: 'Jazz' };
const none: ReadonlyMap<number, number> = new Map();
const choose = (start: RadioFacts[], others: RadioFacts[], more = {}) =>
  chooseTracks(start, others, { listeners: none, seed: 1, count: 50, ...more });

describe('a radio', () => {
  it('prefers what is alike, and says what is', () => {
    const start = [track(1, { genres: [jazz], year: 1984, bpm: 90, artists: [{ id: 9, name: 'Tove' }] })];
    const others = [
      track(2),
      track(3, { genres: [jazz], year: 1985, bpm: 91 }),
      track(4, { artists: [{ id: 9, name: 'Tove' }] }),
      track(5, { year: 1984 }),
      track(6, { genres: [{ id: 2, name: 'Folk' }] }),
    ];
    const chosen = choose(start, others, { listeners: new Map([[6, 20]]) });
    const because = new Map(chosen.map(({ id, because: reason }) => [id, reason]));
    expect(because.get(3)).toEqual({ kind: 'genre', name: 'Jazz' });
    expect(because.get(4)).toEqual({ kind: 'artist', name: 'Tove' });
    expect(because.get(5)).toEqual({ kind: 'year', name: null });
    expect(because.get(6)).toEqual({ kind: 'listeners', name: null });
    expect(because.get(2)).toEqual({ kind: 'popular', name: null });
    expect(chosen[0]?.id).toBe(3);
    expect(chosen.at(-1)?.id).toBe(2);
  });

  it('plays no artist twice in a row while others are as much alike, and uses each song once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 60 }), fc.nat(), (artists, seed) => {
        const others = artists.map((artist, index) =>
          track(index + 2, { artists: [{ id: artist, name: 'x' }], genres: [jazz] }),
        );
        const chosen = choose([track(1, { genres: [jazz] })], others, { seed, count: 60 });
        expect(chosen.map(({ id }) => id).sort((a, b) => a - b)).toEqual(others.map(({ id }) => id));
        const order = chosen.map(({ id }) => artists[id - 2]);
        for (const [place, artist] of order.entries()) {
          const others = order.slice(place).filter((other) => other !== artist);
          if (place > 0 && order[place - 1] === artist) expect(others).toEqual([]);
        }
      }),
    );
  });

  it('is the same for a seed, and another for another', () => {
    const others = Array.from({ length: 40 }, (_, index) => track(index + 2, { genres: [jazz] }));
    const order = (seed: number) =>
      choose([track(1, { genres: [jazz] })], others, { seed }).map(({ id }) => id);
    expect(order(7)).toEqual(order(7));
    expect(order(7)).not.toEqual(order(8));
  });

  it('leaves to chance evenly', () => {
    const values = Array.from({ length: 20_000 }, (_, id) => chanceOf(id, 3));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.01);
  });
});
