import { type MouseEvent, type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { Menu as AriaMenu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../../cx.ts';
import { menu as menuClass } from '../Menu/Menu.css.ts';
import { popover } from '../Popover/Popover.css.ts';
import { area, point as pointClass, sheet } from './ContextMenu.css.ts';

/** Props of {@link ContextMenu}. */
export interface ContextMenuProps {
  /** Names the menu. */
  label: string;
  /**
   * The items, made when the menu opens. `target` is the element under the pointer or in focus, so one menu can
   * serve a whole list; return null to leave the browser's own menu.
   */
  menu: (target: Element) => ReactNode;
  children: ReactNode;
}

const LONG_PRESS = 450;
const FOCUSABLE = 'a[href], button, input, [tabindex]';

/**
 * A menu for right click, Shift+F10, the Menu key and long press. It listens around its children instead of
 * making each of them a press target, so rows keep their links, and nothing but the listener is paid per list.
 * Shift and right click give the browser's menu.
 */
export function ContextMenu({ label, menu, children }: ContextMenuProps) {
  const [open, setOpen] = useState<{ x: number; y: number; items: ReactNode } | null>(null);
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const show = (target: EventTarget, x: number, y: number): boolean => {
    if (!(target instanceof Element)) return false;
    const items = menu(target);
    if (items === null || items === undefined) return false;
    // Focus returns here when the menu closes.
    const home = target.closest(FOCUSABLE);
    if (home instanceof HTMLElement && !home.contains(document.activeElement))
      home.focus({ preventScroll: true });
    const box = target.getBoundingClientRect();
    // From the keyboard some browsers give no place at all.
    setOpen(x || y ? { x, y, items } : { x: box.x + 24, y: box.y + box.height / 2, items });
    return true;
  };

  const onContextMenu = (event: MouseEvent) => {
    clearTimeout(press.current);
    if (event.shiftKey && event.button === 2) return;
    if (show(event.target, event.clientX, event.clientY)) event.preventDefault();
  };
  // iOS sends no contextmenu event for a long press; elsewhere the event above comes first and clears this.
  const onTouchStart = (event: TouchEvent) => {
    const touch = event.touches[0];
    if (!touch || event.touches.length > 1) return;
    const { target } = event;
    press.current = setTimeout(() => show(target, touch.clientX, touch.clientY), LONG_PRESS);
  };
  const endTouch = () => clearTimeout(press.current);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a listener for events that bubble; it has no box and no role */}
      <div
        className={area}
        onContextMenu={onContextMenu}
        onTouchStart={onTouchStart}
        onTouchMove={endTouch}
        onTouchEnd={endTouch}
        onTouchCancel={endTouch}
      >
        {children}
      </div>
      {open && (
        <MenuAt label={label} at={open} onClose={() => setOpen(null)}>
          {open.items}
        </MenuAt>
      )}
    </>
  );
}

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
