import { expect, it } from 'vitest';
import { instantOf, localOf } from './zoned.ts';

it('reads clocks on walls', () => {
  expect(localOf(new Date('2026-03-06T16:30:00Z'), 'Europe/Helsinki')).toBe('2026-03-06T18:30');
  expect(localOf(new Date('2026-03-06T22:30:00Z'), 'Asia/Kolkata')).toBe('2026-03-07T04:00');
});

it('finds the moment a clock shows', () => {
  expect(instantOf('2026-03-06T18:30', 'Europe/Helsinki')).toBe('2026-03-06T16:30:00.000Z');
  expect(instantOf('2026-07-06T18:30', 'Europe/Helsinki')).toBe('2026-07-06T15:30:00.000Z');
  expect(instantOf('2026-07-06T18:30', 'UTC')).toBe('2026-07-06T18:30:00.000Z');
});

it('knows both sides of a change of the clocks', () => {
  for (const moment of ['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-10-25T02:30:00.000Z'])
    expect(instantOf(localOf(new Date(moment), 'Europe/Berlin'), 'Europe/Berlin')).toBe(moment);
});

it('takes nothing for nothing', () => {
  expect(instantOf('', 'UTC')).toBeNull();
  expect(instantOf('tomorrow', 'UTC')).toBeNull();
});
