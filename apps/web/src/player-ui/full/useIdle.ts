import { type RefObject, useEffect } from 'react';

/** Controls go after the pointer has rested for so long, in milliseconds (ux.md 1.6). */
const patience = 3_000;

/**
 * Marks an element `data-idle` once the mouse has rested. Never on touch, where the first tap would meet what cannot
 * be seen, nor while the keyboard is in its controls.
 */
export function useIdle(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      // Focus that a click left behind is not somebody at the keyboard.
      if (element.querySelector(':focus-visible')) wake();
      else element.dataset.idle = '';
    };
    const wake = () => {
      delete element.dataset.idle;
      clearTimeout(timer);
      if (window.matchMedia('(hover: hover)').matches) timer = setTimeout(rest, patience);
    };
    wake();
    element.addEventListener('pointermove', wake);
    element.addEventListener('pointerdown', wake);
    element.addEventListener('focusin', wake);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointermove', wake);
      element.removeEventListener('pointerdown', wake);
      element.removeEventListener('focusin', wake);
    };
  }, [place]);
}
