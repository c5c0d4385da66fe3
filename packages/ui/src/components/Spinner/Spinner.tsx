import { cx } from '../../cx.ts';
import { spinner } from './Spinner.css.ts';

/** A small turning ring. It says nothing to assistive technology: the control around it carries the state. */
export function Spinner({ className }: { className?: string }) {
  return <span className={cx(spinner, className)} aria-hidden="true" />;
}
