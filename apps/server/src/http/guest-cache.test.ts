import { expect, it } from 'vitest';
import { GuestCache } from './guest-cache.ts';

it('makes an answer once for all who ask together, and anew when its time is over', async () => {
  const cache = new GuestCache();
  let made = 0;
  const make = async () => ({ made: ++made });
  const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', 0.02, make)));
  expect(new Set(answers)).toEqual(new Set(['{"made":1}']));
  await expect.poll(() => cache.get('a', 0.02, make)).toBe('{"made":2}');
});

it('keeps no failure', async () => {
  const cache = new GuestCache();
  const failing = async () => {
    throw new Error('no database');
  };
  await expect(cache.get('a', 60, failing)).rejects.toThrow('no database');
  expect(await cache.get('a', 60, async () => 1)).toBe('1');
});

it('answers everybody who waits, however many keys there are', async () => {
  const cache = new GuestCache();
  const keys = Array.from({ length: 1_200 }, (_, i) => String(i));
  const answers = keys.map((key) => cache.get(key, 60, async () => key));
  expect(await Promise.all(answers)).toEqual(keys.map((key) => `"${key}"`));
});
