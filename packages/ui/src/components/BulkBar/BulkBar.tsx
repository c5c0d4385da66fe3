import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/utilities.css.ts';
import { cx } from '../../cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { actions, bar, words } from '../SaveBar/SaveBar.css.ts';

/** Props of {@link BulkBar}. */
export interface BulkBarProps {
  /** How many rows are chosen; the bar is there only when any are. */
  count: number;
  /** "3 selected". */
  label: string;
  /** Buttons of variant `inverse`, or `dangerFill`. */
  children: ReactNode;
  clearLabel: string;
  onClear: () => void;
  className?: string;
}

/** What can be done with the chosen rows, at the lower edge of a table. */
export function BulkBar({ count, label, children, clearLabel, onClear, className }: BulkBarProps) {
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {count > 0 ? label : ''}
      </span>
      {count > 0 && (
        <section aria-label={label} className={cx(bar, className)}>
          <p className={words}>{label}</p>
          <div className={actions}>
            {children}
            <IconButton label={clearLabel} size={32} variant="inherit" tooltip={false} onPress={onClear}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </div>
        </section>
      )}
    </>
  );
}
