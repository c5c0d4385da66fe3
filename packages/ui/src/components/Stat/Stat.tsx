import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import {
  delta as deltaClass,
  figure,
  group,
  label as labelClass,
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
  /** A small chart. */
  spark?: ReactNode;
  className?: string;
}

/** A figure with what it counts. It stands in a {@link StatGroup}. */
export function Stat({ label, value, delta, spark, className }: StatProps) {
  const Trend = TRENDS[delta?.direction ?? 'flat'];
  return (
    <div className={cx(stat, className)}>
      <dt className={labelClass}>{label}</dt>
      <dd className={figure}>{value}</dd>
      {delta && (
        <dd className={deltaClass({ tone: delta.tone ?? 'neutral' })}>
          <Trend size={14} aria-hidden="true" />
          {delta.text}
        </dd>
      )}
      {spark && <dd className={sparkClass}>{spark}</dd>}
    </div>
  );
}

/** Figures side by side. */
export function StatGroup({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={cx(group, className)}>{children}</dl>;
}
