import { inlineVars } from '../../css/inline-vars.ts';
import { cx } from '../../cx.ts';
import { bar, done, top } from './ProgressLine.css.ts';

/** Props of {@link ProgressLine}. */
export interface ProgressLineProps {
  /** Names what is going on. */
  label: string;
  /** 0–1. Without it: the line along the top edge that shows after 800 ms of fetching. */
  value?: number;
  className?: string;
}

/** Progress as a line. Mount it while there is any. */
export function ProgressLine({ label, value, className }: ProgressLineProps) {
  const measured = value !== undefined;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={measured ? 0 : undefined}
      aria-valuemax={measured ? 100 : undefined}
      aria-valuenow={measured ? Math.round(value * 100) : undefined}
      className={cx(measured ? bar : top, className)}
      style={measured ? inlineVars({ [done]: String(value) }) : undefined}
    />
  );
}
