import { createStore, type Store } from '../../player/store.ts';

/** What lies over the page: the command palette, or the sheet of keys and display at one of its tabs. */
export type Overlay = 'palette' | 'keys' | 'display';

export const overlay: Store<Overlay | null> = createStore<Overlay | null>(null);

/** Where the focus was before. */
let before: Element | null = null;

export function openOverlay(which: Overlay): void {
  if (overlay.get() === null) before = document.activeElement;
  overlay.set(which);
}

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
