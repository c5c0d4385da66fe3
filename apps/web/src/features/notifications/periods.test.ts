import { expect, it } from 'vitest';
import { byPeriod, periodOf } from './periods.ts';

const now = Date.parse('2026-03-15T10:00:00Z');

it('counts days as calendars of the reader do', () => {
  expect(periodOf('2026-03-15T00:30:00Z', now, 'UTC')).toBe('today');
  expect(periodOf('2026-03-15T00:30:00Z', now, 'America/New_York')).toBe('week');
  expect(periodOf('2026-03-14T20:00:00Z', now, 'Asia/Tokyo')).toBe('today');
  expect(periodOf('2026-03-15T10:05:00Z', now, 'UTC')).toBe('today');
});

it('has a week of seven days, today among them', () => {
  expect(periodOf('2026-03-09T00:00:00Z', now, 'UTC')).toBe('week');
  expect(periodOf('2026-03-08T23:59:59Z', now, 'UTC')).toBe('earlier');
});

it('leaves out periods without messages and keeps their order', () => {
  const items = ['2026-03-15T09:00:00Z', '2026-01-02T09:00:00Z', '2026-01-01T09:00:00Z'].map(
    (created_at) => ({
      created_at,
    }),
  );
  expect(byPeriod(items, now, 'UTC')).toEqual([
    { period: 'today', items: [items[0]] },
    { period: 'earlier', items: [items[1], items[2]] },
  ]);
});
