import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { banner, end, icon as iconClass, words } from './Banner.css.ts';

const ICONS = { info: Info, warning: TriangleAlert, danger: CircleAlert, ink: Info } as const;

/** Props of {@link Banner}. */
export interface BannerProps {
  /** `ink` for a state that must not be forgotten: "You are signed in as …". */
  tone?: keyof typeof ICONS;
  /** Names the region. */
  label: string;
  /** One sentence. */
  children: ReactNode;
  icon?: ReactNode;
  /** A button or a link; on ink a button of variant `inverse`. */
  action?: ReactNode;
  /** With it the strip can be put away. */
  onDismiss?: () => void;
  dismissLabel?: string;
  className?: string;
}

/** A strip over the whole width, above a page. */
export function Banner({
  tone = 'info',
  label,
  children,
  icon,
  action,
  onDismiss,
  dismissLabel,
  className,
}: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <section aria-label={label} className={cx(banner({ tone }), className)}>
      <div className={words}>
        <span className={iconClass({ tone })}>{icon ?? <Icon size={18} aria-hidden="true" />}</span>
        <div>{children}</div>
      </div>
      {(action || onDismiss) && (
        <div className={end}>
          {action}
          {onDismiss && dismissLabel && (
            <IconButton label={dismissLabel} size={32} tooltip={false} variant="inherit" onPress={onDismiss}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
    </section>
  );
}
