import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import {
  action as actionClass,
  body,
  callout,
  icon as iconClass,
  plain,
  title as titleClass,
  words,
} from './Callout.css.ts';

const ICONS = {
  neutral: Info,
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

/** Props of {@link Callout}. */
export interface CalloutProps {
  tone?: keyof typeof ICONS;
  /** A bold first line. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links under the words. */
  action?: ReactNode;
  /** `alert` or `status` when it appears because of something the person did. */
  role?: 'alert' | 'status' | 'note';
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A framed remark inside a page or a form. */
export function Callout({ tone = 'neutral', title, children, action, role, className, ref }: CalloutProps) {
  const Icon = ICONS[tone];
  return (
    <div ref={ref} role={role} data-tone={tone} className={cx(callout({ tone }), className)}>
      <span className={iconClass}>
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className={words}>
        {title && <p className={titleClass}>{title}</p>}
        {children && <div className={cx(body, plain)}>{children}</div>}
        {action && <div className={actionClass}>{action}</div>}
      </div>
    </div>
  );
}
