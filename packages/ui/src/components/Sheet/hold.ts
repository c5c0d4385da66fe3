/** How far, in pixels, a sheet may lie from where it rests before that counts: positions are rounded. */
const slack = 2;

/** What holds one sheet: see {@link createHold}. */
export interface Hold {
  /** For the `ref` of the overlay. */
  ref: (overlay: HTMLElement | null) => (() => void) | undefined;
  /** Whether it is being moved by something other than a pointer: it must not close then. */
  isPushed: () => boolean;
}

/**
 * Holds an open sheet where it is against everything but a hand. A sheet lies in a scroll container and closes when it
 * has been scrolled out of sight. Fingers and wheels may do that; a key that scrolls, the search of the browser, or an
 * assistive technology that brings a part of the sheet into sight must not.
 */
export function createHold(): Hold {
  let held: ReturnType<typeof hold> | null = null;
  return {
    ref(overlay) {
      const scroller = overlay?.querySelector<HTMLElement>('[data-sheet-scroll]');
      if (!overlay || !scroller) return;
      held = hold(overlay, scroller);
      return held.stop;
    },
    isPushed: () => held?.isPushed() ?? false,
  };
}

function hold(overlay: HTMLElement, scroller: HTMLElement) {
  // While it comes in it may come nearer and nearer; once it is there it stays.
  let allowed = Number.POSITIVE_INFINITY;
  let byHand = false;
  /** Brought back since the last press or key: the library may be told a frame later that it was out of sight. */
  let wasBroughtBack = false;
  const pushed = () => {
    if (byHand || overlay.hasAttribute('data-exiting')) return null;
    const rest = restOf(overlay, scroller);
    return rest.missing > Math.max(allowed, slack) ? rest : null;
  };
  const scrolled = () => {
    const rest = pushed();
    if (rest) {
      wasBroughtBack = true;
      scroller.scrollBy({ [rest.axis]: rest.missing * rest.forward, behavior: 'instant' });
    }
    if (!byHand) allowed = Math.max(0, restOf(overlay, scroller).missing);
  };
  const setHand = (is: boolean) => () => {
    // Where a hand has left it is where it may be.
    if (byHand && !is) allowed = Math.max(0, restOf(overlay, scroller).missing);
    byHand = is;
  };
  const forget = () => {
    wasBroughtBack = false;
  };
  const stop = new AbortController();
  const listening = { signal: stop.signal, passive: true };
  scroller.addEventListener('touchmove', setHand(true), listening);
  scroller.addEventListener('wheel', setHand(true), listening);
  scroller.addEventListener('pointerdown', setHand(false), listening);
  for (const type of ['touchmove', 'wheel', 'pointerdown', 'click', 'keydown'])
    document.addEventListener(type, forget, { ...listening, capture: true });
  document.addEventListener('keydown', setHand(false), { ...listening, capture: true });
  scroller.addEventListener('scroll', scrolled, listening);
  // Also of what scrolls within the sheet: the hand was there then.
  scroller.addEventListener('scrollend', setHand(false), { ...listening, capture: true });
  return { isPushed: () => wasBroughtBack || pushed() !== null, stop: () => stop.abort() };
}

/**
 * How many pixels a sheet lies short of where it rests (less than 0 beyond it), and which way of scrolling brings it
 * nearer. Of the scroller one half is in sight: the second where the sheet comes from the left, else the first.
 */
function restOf(overlay: HTMLElement, scroller: HTMLElement) {
  const frame = scroller.getBoundingClientRect();
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
  const content = scroller.querySelector('[data-sheet-content]')?.getBoundingClientRect() ?? frame;
  const position = overlay.getAttribute('data-position');
  if (position === 'left') return { missing: middle.x - content.left, axis: 'left', forward: -1 } as const;
  if (position === 'right') return { missing: content.right - middle.x, axis: 'left', forward: 1 } as const;
  // With stops it rests where the mark of the first one is at the lower edge.
  const first = scroller.querySelector('[data-sheet-initial]')?.getBoundingClientRect().top;
  return { missing: (first ?? content.bottom) - middle.y, axis: 'top', forward: 1 } as const;
}
