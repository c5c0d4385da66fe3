import type { HistoryEntry } from '@kantele/api/contract/plays';
import { expect, it } from 'vitest';
import { byDay, daysAgo } from './by-day.ts';

const entry = (started_at: string): HistoryEntry => ({
  id: started_at,
  started_at,
  heard_ms: 60_000,
  track: null,
  context: null,
});

it('divides what was played by days of the zone of the reader', () => {
  const entries = ['2026-03-07T01:00:00Z', '2026-03-06T23:30:00Z', '2026-03-06T10:00:00Z'].map(entry);
  const days = (zone: string) => byDay(entries, zone).map(({ date, entries: of }) => [date, of.length]);
  expect(days('UTC')).toEqual([
    ['2026-03-07', 1],
    ['2026-03-06', 2],
  ]);
  expect(days('Europe/Helsinki')).toEqual([
    ['2026-03-07', 2],
    ['2026-03-06', 1],
  ]);
  expect(days('America/New_York')).toEqual([['2026-03-06', 3]]);
});

it('knows today and yesterday, also where clocks are changed', () => {
  const now = new Date('2026-03-30T00:30:00+03:00');
  const ago = (date: string) => daysAgo(date, now, 'Europe/Helsinki');
  expect([ago('2026-03-30'), ago('2026-03-29'), ago('2026-03-28')]).toEqual([0, 1, null]);
});
