import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../css/utilities.css.ts';
import { cx } from '../../cx.ts';
import { badge, seal, verified } from './Badge.css.ts';

/** Props of {@link Badge}. */
export interface BadgeProps {
  tone?: 'neutral' | 'positive' | 'info' | 'warning' | 'danger';
  icon?: ReactNode;
  /** What a short form stands for ("Explicit" for "E"); read instead of it. */
  label?: string;
  children: ReactNode;
  className?: string;
}

/** A word about the state of something. */
export function Badge({ tone, icon, label, children, className }: BadgeProps) {
  return (
    <span className={cx(badge({ tone }), className)}>
      {icon}
      {label ? (
        <>
          <span aria-hidden="true">{children}</span>
          <span className={visuallyHidden}>{label}</span>
        </>
      ) : (
        children
      )}
    </span>
  );
}

/** The seal of a verified artist, with its fixed words; `compact` keeps them for assistive technology only. */
export function VerifiedBadge({
  label = 'Verified artist',
  compact = false,
}: {
  label?: string;
  compact?: boolean;
}) {
  return (
    <span className={verified}>
      <BadgeCheck className={seal} size={18} aria-hidden="true" />
      <span className={compact ? visuallyHidden : undefined}>{label}</span>
    </span>
  );
}
