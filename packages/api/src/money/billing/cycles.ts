import type { Interval } from './words.ts';

/** How prices are compared and shown. Browser-safe. */

interface Recurring {
  amount: number;
  interval: Interval;
  interval_count: number;
}

export type Cycle = 'yearly' | 'monthly';

/** Twelve months or more, or a year or more. */
export function isYearly({ interval, interval_count }: Recurring): boolean {
  return interval === 'year' ? interval_count >= 1 : interval === 'month' && interval_count >= 12;
}

/** Thirty days or more, or a month or more, and not yearly. */
export function isMonthly(price: Recurring): boolean {
  if (isYearly(price)) return false;
  const { interval, interval_count } = price;
  return (interval === 'day' && interval_count >= 30) || (interval === 'month' && interval_count >= 1);
}

/** The price of a plan for a cycle: that of the cycle, else its first. */
export function priceFor<Price extends Recurring>(prices: readonly Price[], cycle: Cycle): Price | null {
  const fits = cycle === 'yearly' ? isYearly : isMonthly;
  return prices.find(fits) ?? prices[0] ?? null;
}

/** What one unit of the interval costs: what is shown. In minor units, with a fraction. */
export function shownAmount({ amount, interval_count }: Recurring): number {
  return amount / interval_count;
}

/** What a month of it costs, in minor units, with a fraction: for comparing. */
export function perMonth({ amount, interval, interval_count }: Recurring): number {
  const months = { day: interval_count / (365 / 12), month: interval_count, year: interval_count * 12 };
  return amount / months[interval];
}

/** What a year of it costs, in minor units. */
const perYear = (price: Recurring) => perMonth(price) * 12;

/** How much less a year costs than twelve months, in whole percent; null unless from 1 to 200. */
export function yearlySaving(prices: readonly Recurring[]): number | null {
  const yearly = prices.find(isYearly);
  const monthly = prices.find(isMonthly);
  if (!yearly || !monthly) return null;
  const twelve = perYear(monthly);
  const percent = Math.round(((twelve - perYear(yearly)) / twelve) * 100);
  return percent >= 1 && percent <= 200 ? percent : null;
}

/** When a period that begins at a moment is over; the last day of a month stays in its month. */
export function endOfPeriod(start: Date, { interval, interval_count }: Omit<Recurring, 'amount'>): Date {
  const end = new Date(start);
  if (interval === 'day') {
    end.setUTCDate(end.getUTCDate() + interval_count);
    return end;
  }
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + (interval === 'year' ? 12 : 1) * interval_count);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, last));
  return end;
}
