import { cx } from '@kantele/ui/cx';
import type { ReactNode } from 'react';
import * as css from './checkout.css.ts';

interface OrderLine {
  label: string;
  value: ReactNode;
  /** The last one, which counts. */
  sum?: boolean;
}

/** What is paid for what, line by line. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <dl className={css.lines}>
      {lines.map(({ label, value, sum }) => (
        <div key={label} className={cx(css.row, sum && css.sum)}>
          <dt>{label}</dt>
          <dd className={css.amount}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
