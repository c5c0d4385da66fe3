/** Milliseconds after a dialog in which what opened it may go away: a row that is deleted waits for the server. */
const watchMs = 15_000;
const focusable =
  ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [aria-hidden="true"])';

/** An element around what had the focus, with what stands beside it in there: what follows first, the nearest first. */
interface Place {
  parent: Element;
  beside: readonly Element[];
}

/** Where something stands, from the inside out to the main area of the page. */
export function placesOf(element: Element | null): readonly Place[] {
  const places: Place[] = [];
  for (let at = element; at?.parentElement && !at.matches('main, body'); at = at.parentElement) {
    const all = [...at.parentElement.children];
    const index = all.indexOf(at);
    places.push({
      parent: at.parentElement,
      beside: [...all.slice(index + 1), ...all.slice(0, index).reverse()],
    });
  }
  return places;
}

/**
 * After a dialog was closed: when what opened it goes away, the focus stays near its place, and is not lost to the
 * document. Ends with the next press or key, or when something else has the focus.
 * @param opened where the opener stood when the dialog was opened
 */
export function keepFocusNear(opened: readonly Place[]): void {
  let places = opened;
  let holder: Element | null = null;
  const look = () =>
    requestAnimationFrame(() => {
      const now = document.activeElement;
      if (now && now !== document.body) {
        if (now === holder) return;
        holder = now;
        places = placesOf(now);
      } else {
        nearest(places)?.focus({ preventScroll: true });
        stop();
      }
    });
  const observer = new MutationObserver(look);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const press of ['pointerdown', 'keydown']) window.removeEventListener(press, stop, true);
  };
  const timer = setTimeout(stop, watchMs);
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
}

/** What can have the focus beside the innermost place that is still there; else further out. */
function nearest(places: readonly Place[]): HTMLElement | null {
  for (const { parent, beside } of places) {
    if (!parent.isConnected) continue;
    for (const sibling of beside) {
      const found = sibling.matches(focusable) ? sibling : sibling.querySelector(focusable);
      if (found instanceof HTMLElement && found.isConnected && found.checkVisibility()) return found;
    }
  }
  return document.querySelector<HTMLElement>('main[tabindex]');
}
