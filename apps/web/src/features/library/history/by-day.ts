import type { HistoryEntry } from '@kantele/api/contract/plays';

export interface Day {
  /** `2026-03-06`, in the zone of the reader. */
  date: string;
  entries: HistoryEntry[];
}

/** The calendar day of a moment somewhere, as `2026-03-06`. */
export function dayOf(moment: string | Date, timeZone: string): string {
  // Swedes write dates the way the standard does.
  return new Intl.DateTimeFormat('sv', { timeZone }).format(new Date(moment));
}

/** Entries in their order, by days of the reader's zone. */
export function byDay(entries: readonly HistoryEntry[], timeZone: string): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const date = dayOf(entry.started_at, timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days;
}

/** How far a day lies back, for the last two: they have names. */
export function daysAgo(date: string, now: Date, timeZone: string): 0 | 1 | null {
  if (date === dayOf(now, timeZone)) return 0;
  const noon = Date.parse(`${dayOf(now, timeZone)}T12:00:00Z`) - 24 * 3_600_000;
  return date === new Date(noon).toISOString().slice(0, 10) ? 1 : null;
}
