import { createStore, type Store } from '../../lib/store.ts';

/** What lies over the page: the command palette, or the sheet of keys and display at one of its tabs. */
export type Overlay = 'palette' | 'keys' | 'display';

export const overlay: Store<Overlay | null> = createStore<Overlay | null>(null);

/** Where the focus was before. */
let before: Element | null = null;

/** What was typed while the code of the palette was on its way. */
let typed = '';

export function openOverlay(which: Overlay): void {
  if (overlay.get() === null) before = document.activeElement;
  typed = '';
  overlay.set(which);
}

/** Keeps a key that is meant for the palette, which is not there yet. */
export function typeAhead(key: string): void {
  if (key === 'Escape') closeOverlay();
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
}

/** What was typed ahead, for the palette to begin with. */
export const typedAhead = (): string => typed;

/** Closes it and gives the focus back. */
export function closeOverlay(): void {
  overlay.set(null);
  const place = before;
  // Once the page can be reached again; whoever has taken the focus by then keeps it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body && place instanceof HTMLElement)
        place.focus({ preventScroll: true });
    }),
  );
}
