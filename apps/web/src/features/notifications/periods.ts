export const periods = ['today', 'week', 'earlier'] as const;
export type Period = (typeof periods)[number];

/** Milliseconds of six days: with today that is a week. */
const sixDaysMs = 6 * 86_400_000;

/** When something happened, as calendars of a time zone count. What a fast clock puts into the future is of today. */
export function periodOf(moment: string, now: number, timeZone: string): Period {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone });
  const then = day.format(new Date(moment));
  if (then >= day.format(now)) return 'today';
  return then >= day.format(now - sixDaysMs) ? 'week' : 'earlier';
}

/** Things in their order, by period; periods without any are left out. */
export function byPeriod<Item extends { created_at: string }>(
  items: readonly Item[],
  now: number,
  timeZone: string,
): { period: Period; items: Item[] }[] {
  return periods
    .map((period) => ({
      period,
      items: items.filter(({ created_at }) => periodOf(created_at, now, timeZone) === period),
    }))
    .filter((group) => group.items.length > 0);
}
