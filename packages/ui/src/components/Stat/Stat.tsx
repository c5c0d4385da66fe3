import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import {
  beside,
  delta as deltaClass,
  figure,
  group,
  label as labelClass,
  longFigure,
  sparkBeside,
  spark as sparkClass,
  stat,
} from './Stat.css.ts';

const TRENDS = { up: TrendingUp, down: TrendingDown, flat: Minus } as const;

/** Props of {@link Stat}. */
export interface StatProps {
  /** Words, or a link with `statLink` as its class: it then reaches over the whole figure. */
  label: ReactNode;
  /** The number, already formatted. */
  value: ReactNode;
  /** The change in words: "312 more than last month". */
  delta?: { text: string; direction: 'up' | 'down' | 'flat'; tone?: 'neutral' | 'positive' | 'danger' };
  /** A small chart, below the words or beside them. */
  spark?: ReactNode;
  sparkPlace?: 'below' | 'beside';
  className?: string;
}

/** A figure with what it counts. It stands in a {@link StatGroup}. */
export function Stat({ label, value, delta, spark, sparkPlace = 'below', className }: StatProps) {
  const Trend = TRENDS[delta?.direction ?? 'flat'];
  return (
    <div className={cx(stat, sparkPlace === 'beside' && beside, className)}>
      <dt className={labelClass}>{label}</dt>
      <dd className={cx(figure, isLong(value) && longFigure)}>{value}</dd>
      {delta && (
        <dd className={deltaClass({ tone: delta.tone ?? 'neutral' })}>
          <Trend size={14} aria-hidden="true" />
          {delta.text}
        </dd>
      )}
      {spark && <dd className={sparkPlace === 'beside' ? sparkBeside : sparkClass}>{spark}</dd>}
    </div>
  );
}

/** Longer than a number of five digits: "1 hr 10 min". It would break in two. */
const isLong = (value: ReactNode): boolean => typeof value === 'string' && value.length > 9;

/** Figures side by side. */
export function StatGroup({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={cx(group, className)}>{children}</dl>;
}
