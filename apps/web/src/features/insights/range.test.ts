import { expect, it } from 'vitest';
import { daysOf, insightsSearch, rangeChoice } from './range.ts';

const now = Date.parse('2026-11-19T22:00:00Z');

it('asks for the last 28 days unless told otherwise', () => {
  expect(daysOf(insightsSearch({}), now)).toEqual({ from: '2026-10-23', to: '2026-11-19' });
  expect(daysOf(insightsSearch({ range: 7 }), now)).toEqual({ from: '2026-11-13', to: '2026-11-19' });
  expect(insightsSearch({ range: '28' }).range).toBeUndefined();
  expect(rangeChoice(insightsSearch({ range: '365' }))).toBe(365);
});

it('takes dates of one’s own, both, in order and on the calendar', () => {
  const own = insightsSearch({ from: '2026-02-01', to: '2026-02-28', range: '7' });
  expect(daysOf(own, now)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(rangeChoice(own)).toBe('own');
  for (const wrong of [
    { from: '2026-02-01' },
    { from: '2026-03-01', to: '2026-02-01' },
    { from: '2026-02-30', to: '2026-03-01' },
    { from: 'yesterday', to: 'today' },
  ]) {
    expect(rangeChoice(insightsSearch(wrong)), JSON.stringify(wrong)).toBe(28);
  }
});
