import { createStore, type Store } from '../../lib/store.ts';

/** What lies over the page: the command palette, the sheet of keys and display at one of its tabs, or a new playlist. */
export type Overlay = 'palette' | 'keys' | 'display' | 'playlist';

export const overlay: Store<Overlay | null> = createStore<Overlay | null>(null);

/** Where the focus was before. */
let before: Element | null = null;

/** What is asked of the palette. Kept here, so that what is typed while its code is on its way is part of it. */
export const paletteQuery: Store<string> = createStore('');

export function openOverlay(which: Overlay): void {
  if (overlay.get() === null) before = document.activeElement;
  paletteQuery.set('');
  overlay.set(which);
}

/** Takes a key that is meant for the palette, which does not have the focus yet. */
export function typeAhead(key: string): void {
  const typed = paletteQuery.get();
  if (key === 'Escape') closeOverlay();
  else if (key === 'Backspace') paletteQuery.set(typed.slice(0, -1));
  else if (key.length === 1) paletteQuery.set(typed + key);
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
