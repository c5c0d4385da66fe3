import type { Price } from '@kantele/api/contract/billing';
import { line, type Translate } from '@kantele/api/translate';

const one = { day: line('/day'), month: line('/month'), year: line('/year') } as const;
const every = {
  day: line('billed every :count day|billed every :count days'),
  month: line('billed every :count month|billed every :count months'),
  year: line('billed every :count year|billed every :count years'),
} as const;

type Period = Pick<Price, 'interval' | 'interval_count'>;

/** After the amount of one unit of the interval: "/month". */
export const unitWords = ({ interval }: Period, t: Translate) => t(one[interval]);

/** "billed every 3 months"; null where the amount is for the whole period. */
export function billedWords({ interval, interval_count }: Period, t: Translate): string | null {
  return interval_count === 1 ? null : t(every[interval], { count: interval_count });
}

const periods = {
  day: line('Every :count day|Every :count days'),
  month: line('Every :count month|Every :count months'),
  year: line('Every :count year|Every :count years'),
} as const;
const named = { day: line('Daily'), month: line('Monthly'), year: line('Yearly') } as const;

/** "Monthly", "Every 3 months". */
export function periodWords({ interval, interval_count }: Period, t: Translate): string {
  return interval_count === 1 ? t(named[interval]) : t(periods[interval], { count: interval_count });
}

/** A line of a comparison: what it is about, and how much of it, when the line says so after a colon. */
export function featureOf(text: string): { name: string; value: string | null } {
  const [name = text, value] = text.split(/:\s+(.*)/s);
  return value ? { name, value } : { name: text, value: null };
}

/** Every line any plan has, in the order they first come. */
export function allFeatures(plans: readonly { feature_list: readonly string[] }[]): string[] {
  return [...new Set(plans.flatMap(({ feature_list }) => feature_list.map((text) => featureOf(text).name)))];
}
