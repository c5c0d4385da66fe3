import type { z } from 'zod';
import type { Context } from '../../../core/context.ts';
import { invalid } from '../../../core/errors.ts';
import type * as contract from '../contract.ts';
import { type RevenueRow, revenueRows } from './revenue-queries.ts';

/** Days that are read at once, at most. */
const daysAtMost = 366;
const dayMs = 86_400_000;

/** What plans bring in by day, a list for each currency. @throws AppError `invalid` on `to` */
export async function getRevenue(
  { db }: Context,
  { from, to }: z.output<typeof contract.revenueInput>,
): Promise<z.output<typeof contract.revenue>> {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (count < 1) throw invalid('to', 'The last day has to come after the first.');
  if (count > daysAtMost) throw invalid('to', 'Choose a year at most.');
  const days = Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
  );
  const rows = new Map<string, RevenueRow[]>();
  for (const row of await revenueRows(db, from, to)) {
    rows.set(row.currency, [...(rows.get(row.currency) ?? []), row]);
  }
  return { currencies: [...rows].map(([currency, known]) => ofCurrency(currency, known, days)) };
}

const nothing = { mrr: 0, subscribers: 0, began: 0, ended: 0, trials_ended: 0, trials_converted: 0 };

function ofCurrency(currency: string, rows: readonly RevenueRow[], days: readonly string[]) {
  const byDay = new Map(rows.map(({ currency: _, ...row }) => [row.day, row]));
  const sum = (of: 'began' | 'ended' | 'trials_ended' | 'trials_converted') =>
    rows.reduce((total, row) => total + row[of], 0);
  return {
    currency,
    days: days.map((day) => byDay.get(day) ?? { day, ...nothing }),
    totals: {
      began: sum('began'),
      ended: sum('ended'),
      trials_ended: sum('trials_ended'),
      trials_converted: sum('trials_converted'),
    },
  };
}
