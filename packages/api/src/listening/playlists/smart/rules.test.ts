import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { addMusic, createTestSite, refusal, type TestMusic, type TestSite } from '../../../testing.ts';
import { ruleSet } from './rules.ts';
import { holds, ruleTrees, type TrackFacts } from './testing-rules.ts';
import { addHeardMusic, all, day, type Rules, ruleCalls } from './testing-smart.ts';

let clock = new Date('2026-03-10T12:00:00Z');
let site: TestSite;
let rain: TestMusic;
let [ada, ben]: [number, number] = [0, 0];
let facts: TrackFacts[] = [];
beforeAll(async () => {
  site = await createTestSite({ now: () => clock });
  ({ rain, ada, ben, facts } = await addHeardMusic(site));
});
afterAll(() => site.close());

const { caller, make, songs } = ruleCalls(() => ({ site, ada }));
const found = async (rules: Rules, user = ada) =>
  (await (await site.user(user)).playlists.preview({ rules: ruleSet.parse(rules) })).tracks.map(
    ({ name }) => name,
  );

describe('a rule', () => {
  it.each<[string, Rules, string[]]>([
    [
      'letters with marks',
      all({ field: 'artist', op: 'is', value: 'ysolde bre' }),
      ['100% Snow', 'Fog', 'Hail', 'Rain'],
    ],
    ['a part with a sign', all({ field: 'title', op: 'contains', value: '100%' }), ['100% Snow']],
    ['a sign for itself', all({ field: 'key', op: 'contains', value: '_' }), []],
    [
      'a genre that is not',
      all({ field: 'genre', op: 'is_not', value: 'Jazz' }),
      ['100% Snow', 'Fog', 'Hail', 'Rain'],
    ],
    ['years', all({ field: 'year', op: 'between', value: [1980, 1990] }), ['Blue Lamp', 'Rain Again']],
    [
      'what was never heard',
      all({ field: 'plays', op: 'is', value: 0 }, { field: 'genre', op: 'is', value: 'jazz' }),
      ['Rain Again'],
    ],
    [
      'what was not heard lately',
      all(
        { field: 'last_played', op: 'not_last_days', value: 30 },
        { field: 'title', op: 'starts', value: 'b' },
      ),
      ['Blue Lamp'],
    ],
    ['likes', all({ field: 'liked', op: 'is', value: true }), ['Rain Again']],
    [
      'groups',
      {
        match: 'any',
        rules: [{ field: 'title', op: 'is', value: 'fog' }, all({ field: 'plays', op: 'over', value: 2 })],
      },
      ['Fog', 'Rain'],
    ],
    ['nothing asked', all(), ['100% Snow', 'Blue Lamp', 'Fog', 'Hail', 'Rain', 'Rain Again']],
  ])('finds %s', async (_, rules, titles) => {
    expect(await found(rules)).toEqual(titles);
  });

  it('reads plays and likes of the one who asks alone', async () => {
    const rules = all({ field: 'plays', op: 'over', value: 0 });
    expect(await found(rules)).toEqual(['Blue Lamp', 'Rain']);
    expect(await found(rules, ben)).toEqual(['100% Snow', 'Fog', 'Hail', 'Rain']);
    expect(await found(all({ field: 'liked', op: 'is', value: true }), ben)).toEqual([]);
  });

  it('orders, and ends at so many tracks, minutes or megabytes', async () => {
    const order = { order: 'duration', direction: 'desc' } as const;
    const limited = (limit: Rules['limit']) => found({ ...all(), ...order, limit });
    expect(await limited({ by: 'tracks', value: 2 })).toEqual(['Rain Again', 'Blue Lamp']);
    // 366.9 + 305 + 244 s are more than a quarter of an hour.
    expect(await limited({ by: 'minutes', value: 12 })).toEqual(['Rain Again', 'Blue Lamp']);
    expect((await limited({ by: 'megabytes', value: 1 })).length).toBe(6);
    const lately = { order: 'last_played', direction: 'desc', limit: { by: 'tracks', value: 2 } } as const;
    expect(await found({ ...all(), ...lately })).toEqual(['Rain', 'Blue Lamp']);
  });

  it('shuffles the same way all day, and another way on the next when asked to', async () => {
    const daily = await make('Daily', { ...all(), order: 'random', reshuffle: 'daily' });
    const fixed = await make('Fixed', { ...all(), order: 'random' });
    const orders = async (id: number) => (await songs(id)).join();
    const before = [await orders(daily.id), await orders(fixed.id)];
    clock = new Date(clock.getTime() + 120_000);
    expect([await orders(daily.id), await orders(fixed.id)]).toEqual(before);
    const days = new Set([before[0]]);
    for (let n = 0; n < 5; n += 1) {
      clock = new Date(clock.getTime() + day);
      days.add(await orders(daily.id));
      expect(await orders(fixed.id)).toBe(before[1]);
    }
    expect(days.size).toBeGreaterThan(1);
    clock = new Date('2026-03-10T12:00:00Z');
  });

  it('finds what a plain reading of it finds, whatever its tree', async () => {
    const open = await caller();
    await fc.assert(
      fc.asyncProperty(ruleTrees, async (rules) => {
        const { count, tracks } = await open.playlists.preview({ rules: ruleSet.parse(rules) });
        const expected = facts.filter((track) => holds(rules, track, clock.getTime())).map(({ id }) => id);
        expect(tracks.map(({ id }) => id).sort((a, b) => a - b)).toEqual(expected);
        expect(count).toBe(expected.length);
      }),
      { numRuns: Number(process.env.RULE_RUNS ?? 250) },
    );
  }, 600_000);

  it('finds nothing that is not public', async () => {
    const hidden = await addMusic(site, { album: 'Hidden', tracks: ['Draft'] });
    await (await site.user()).albums.update({ id: hidden.albumId, visibility: 'draft' });
    expect(await found(all({ field: 'title', op: 'is', value: 'Draft' }))).toEqual([]);
  });
});

describe('a rule is refused that', () => {
  const nested = (depth: number): unknown =>
    depth === 0 ? { field: 'liked', op: 'is', value: true } : { match: 'all', rules: [nested(depth - 1)] };
  it.each([
    ['is too deep', nested(5)],
    [
      'has too many conditions',
      all(...Array.from({ length: 61 }, () => ({ field: 'liked' as const, op: 'is' as const, value: true }))),
    ],
    [
      'has them in many groups',
      {
        match: 'any',
        rules: Array.from({ length: 31 }, () =>
          all({ field: 'liked', op: 'is', value: true }, { field: 'explicit', op: 'is', value: false }),
        ),
      },
    ],
    ['asks for a foreign field', { match: 'all', rules: [{ field: 'password_hash', op: 'is', value: 'x' }] }],
    ['compares a text with a number', { match: 'all', rules: [{ field: 'title', op: 'is', value: 4 }] }],
    [
      'asks a number for its beginning',
      { match: 'all', rules: [{ field: 'year', op: 'starts', value: 19 }] },
    ],
    ['has an unknown operator', { match: 'all', rules: [{ field: 'title', op: "is' or 1=1", value: 'x' }] }],
    [
      'has a date that is none',
      { match: 'all', rules: [{ field: 'added_at', op: 'after', value: '2026-02-30' }] },
    ],
    ['orders by a foreign column', { match: 'all', rules: [], order: 'id' }],
    ['has no end of its limit', { match: 'all', rules: [], limit: { by: 'tracks', value: 0 } }],
  ])('%s', async (_, rules) => {
    const open = await caller();
    const wish = rules as z.output<typeof ruleSet>;
    const before = (await open.playlists.mine({ per_page: 100 })).pagination.data.length;
    for (const call of [
      () => open.playlists.preview({ rules: wish }),
      () => open.playlists.create({ name: 'No', rules: wish }),
    ]) {
      const { code, fields } = await refusal(call());
      expect(code).toBe('invalid');
      expect(Object.keys(fields ?? {})[0]).toMatch(/^rules/);
    }
    expect((await open.playlists.mine({ per_page: 100 })).pagination.data).toHaveLength(before);
  });

  it('comes with tracks of its own', async () => {
    const wish = make('Both', all(), { track_ids: [rain.trackIds[0] ?? 0] });
    expect((await refusal(wish)).fields).toEqual({ track_ids: ['A rule fills this playlist.'] });
  });
});
