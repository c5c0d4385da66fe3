import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover';
import { cx } from '../../cx.ts';
import { content, popover } from './Popover.css.ts';

export { DialogTrigger } from 'react-aria-components/Dialog';

/** Props of {@link Popover}. */
export interface PopoverProps extends Omit<AriaPopoverProps, 'className' | 'style' | 'children'> {
  /** Names what is inside. */
  label: string;
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  /** Leaves out the 16 px of padding, for lists that reach the edges. */
  flush?: boolean;
  width?: number;
  className?: string;
}

/** A raised sheet beside its trigger: `<DialogTrigger><IconButton …/><Popover …/></DialogTrigger>`. */
export function Popover({ label, children, flush = false, width, className, ...props }: PopoverProps) {
  return (
    <AriaPopover offset={8} {...props} className={cx(popover, className)} style={{ inlineSize: width }}>
      <Dialog aria-label={label} className={flush ? undefined : content} style={{ outline: 'none' }}>
        {children}
      </Dialog>
    </AriaPopover>
  );
}
