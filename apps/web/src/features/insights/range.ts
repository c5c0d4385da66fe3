import { line } from '@kantele/api/translate';

const dayMs = 24 * 3_600_000;

/** Ranges to choose from, in days up to today; the middle one is shown first. */
export const rangeDays = [7, 28, 90, 365] as const;
export type RangeDays = (typeof rangeDays)[number];
const usual: RangeDays = 28;

export const rangeWords: Record<RangeDays | 'own', string> = {
  7: line('Last 7 days'),
  28: line('Last 28 days'),
  90: line('Last 90 days'),
  365: line('Last 365 days'),
  own: line('Own dates'),
};

/** What the address of a page of figures may say. */
export interface InsightsSearch {
  /** Days up to today; 28 when absent. */
  range?: RangeDays;
  /** `YYYY-MM-DD`, both or none; instead of `range`. */
  from?: string;
  to?: string;
  /** Without the days before. */
  alone?: true;
}

export function insightsSearch(search: Record<string, unknown>): InsightsSearch {
  const days = { from: dayIn(search.from), to: dayIn(search.to) };
  const own = days.from && days.to && days.from <= days.to ? days : { from: undefined, to: undefined };
  const range = rangeDays.find((known) => known === Number(search.range));
  return {
    range: own.from || range === usual ? undefined : range,
    ...own,
    alone: search.alone === true || undefined,
  };
}

/** The days an address asks for, as the server is asked. */
export function daysOf(
  { range = usual, from, to }: InsightsSearch,
  now = Date.now(),
): { from: string; to: string } {
  if (from && to) return { from, to };
  return { from: isoDay(now - (range - 1) * dayMs), to: isoDay(now) };
}

/** Which choice of the list that is. */
export const rangeChoice = ({ range = usual, from }: InsightsSearch): RangeDays | 'own' =>
  from ? 'own' : range;

/** The day of a moment in UTC, in which plays are counted. */
export const isoDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

function dayIn(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const moment = Date.parse(value);
  return Number.isNaN(moment) || isoDay(moment) !== value ? undefined : value;
}
