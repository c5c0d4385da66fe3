import { english } from '@kantele/api/translate';
import { expect, it } from 'vitest';
import { elapsed, remaining, spokenPosition } from './words.ts';

it('counts a second when it is over', () => {
  expect(elapsed(72_900)).toBe('1:12');
  expect(elapsed(0)).toBe('0:00');
});

it('shows what is left, which with what has passed makes the whole', () => {
  expect(remaining(114_000, 306_000)).toBe('−3:12');
  expect(remaining(400_000, 306_000)).toBe('−0:00');
});

it('speaks the position with the length, or alone while it changes', () => {
  expect(spokenPosition(72_000, 220_000, 'full', english)).toBe(
    '1 minute 12 seconds of 3 minutes 40 seconds',
  );
  expect(spokenPosition(72_000, 220_000, 'short', english)).toBe('1 minute 12 seconds');
});
