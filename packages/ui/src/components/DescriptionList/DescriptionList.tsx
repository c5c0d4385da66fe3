import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { foot, group, label, root, row, value } from './DescriptionList.css.ts';

/** One line of {@link DescriptionList}. */
export interface Description {
  label: string;
  value: ReactNode;
}

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps {
  /** Groups of lines; hairlines divide them. */
  groups: readonly (readonly Description[])[];
  /** The ℗ and © lines. */
  footer?: ReactNode;
  className?: string;
}

/** Liner notes; in narrow places labels stand over their values. */
export function DescriptionList({ groups, footer, className }: DescriptionListProps) {
  return (
    <div className={cx(root, className)}>
      {groups.map((lines) => (
        <dl key={lines.map((line) => line.label).join()} className={group}>
          {lines.map((line) => (
            <div key={line.label} className={row}>
              <dt className={label}>{line.label}</dt>
              <dd className={value}>{line.value}</dd>
            </div>
          ))}
        </dl>
      ))}
      {footer && <div className={foot}>{footer}</div>}
    </div>
  );
}
