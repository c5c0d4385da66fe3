import { type ReactNode, useRef } from 'react';
import { Menu as AriaMenu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../../cx.ts';
import { menu as menuClass } from '../Menu/Menu.css.ts';
import { popover } from '../Popover/Popover.css.ts';
import { point as pointClass, sheet } from './MenuAt.css.ts';

/** Props of {@link MenuAt}. */
export interface MenuAtProps {
  /** Names the menu. */
  label: string;
  /** A place of the window in pixels, or the element the menu belongs to. */
  at: { x: number; y: number } | Element;
  onClose: () => void;
  width?: number;
  children: ReactNode;
}

/** An open menu at a place; on phones a sheet at the lower edge. */
export function MenuAt({ label, at, onClose, width, children }: MenuAtProps) {
  const point = useRef<HTMLSpanElement>(null);
  const element = useRef<Element>(at instanceof Element ? at : null);
  return (
    <>
      {!(at instanceof Element) && (
        <span
          ref={point}
          className={pointClass}
          style={{ insetBlockStart: at.y, insetInlineStart: 0, transform: `translateX(${at.x}px)` }}
        />
      )}
      <Popover
        className={cx(popover, sheet)}
        style={{ inlineSize: width }}
        aria-label={label}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        triggerRef={at instanceof Element ? element : point}
        placement={at instanceof Element ? 'bottom end' : 'bottom start'}
        offset={at instanceof Element ? 6 : 0}
      >
        <AriaMenu aria-label={label} className={menuClass} autoFocus="first" onClose={onClose}>
          {children}
        </AriaMenu>
      </Popover>
    </>
  );
}
