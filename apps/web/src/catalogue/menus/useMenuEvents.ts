import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useState } from 'react';
import { type MenuEntity, openMenu } from './menu-store.ts';

/** Milliseconds until a press is a long one. */
const longPressMs = 450;
/** Pixels a finger may move while it presses. */
const slack = 10;

interface Found {
  entity: MenuEntity;
  home: HTMLElement;
}

/**
 * Opens menus by right click, Shift+F10, the Menu key and long press. Listens on what holds the rows or the card;
 * `find` says what an element inside belongs to, null for nothing. Shift and right click give the browser's own menu.
 */
export function useMenuEvents(find: (target: Element) => Found | null) {
  const [press] = useState(createLongPress);

  const open = (target: EventTarget, at: { x: number; y: number } | null): boolean => {
    const found = target instanceof Element ? find(target) : null;
    if (!found) return false;
    const box = found.home.getBoundingClientRect();
    // From the keyboard there is no place: under the beginning of the row, or over the card.
    openMenu({ ...found, at: at ?? { x: box.x + 24, y: box.y + Math.min(box.height, 56) - 4 } });
    return true;
  };

  return {
    onContextMenu(event: MouseEvent) {
      press.end();
      if (event.shiftKey && event.button === 2) return;
      // A long press has opened it already; the browser's own event only follows.
      if (press.fired()) return event.preventDefault();
      const at = event.clientX || event.clientY ? { x: event.clientX, y: event.clientY } : null;
      if (open(event.target, at)) event.preventDefault();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      if (open(event.target, null)) event.preventDefault();
    },
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const { target, clientX: x, clientY: y } = event;
      press.begin(x, y, () => open(target, { x, y }));
    },
    onPointerMove: (event: PointerEvent) => press.moved(event.clientX, event.clientY),
    onPointerUp: press.end,
    onPointerCancel: press.end,
  };
}

/** Watches one finger. After a long press the click that its lifting makes goes nowhere. */
function createLongPress() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isFired = false;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const forget = () => {
    window.removeEventListener('click', swallow, { capture: true });
    window.removeEventListener('pointerdown', forget, { capture: true });
    isFired = false;
  };
  const end = () => clearTimeout(timer);
  return {
    begin(x: number, y: number, open: () => boolean) {
      end();
      from = { x, y };
      timer = setTimeout(() => {
        if (!open()) return;
        isFired = true;
        window.addEventListener('click', swallow, { capture: true, once: true });
        window.addEventListener('pointerdown', forget, { capture: true, once: true });
      }, longPressMs);
    },
    moved(x: number, y: number) {
      if (Math.hypot(x - from.x, y - from.y) > slack) end();
    },
    end,
    fired: () => isFired,
  };
}
