import type { ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as Position,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { key, tooltip } from './Tooltip.css.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** The words of the tip. */
  label: string;
  /** A key that does the same, shown as a cap. */
  shortcut?: string;
  placement?: Position['placement'];
  /** Milliseconds of hovering before it opens; keyboard focus opens it at once. */
  delay?: number;
  /** One react-aria trigger. */
  children: ReactElement;
}

/** A short hint for a control. It must never carry anything that is not also in the control's name. */
export function Tooltip({ label, shortcut, placement = 'top', delay = 1500, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay} closeDelay={150}>
      {children}
      <AriaTooltip className={tooltip} placement={placement} offset={8}>
        {label}
        {shortcut && <kbd className={key}>{shortcut}</kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
