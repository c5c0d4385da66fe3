import { useCallback, useEffect, useRef, useState } from 'react';
import { motionChoice } from '../../app/motion.ts';
import type { Store } from '../../lib/store.ts';

/** Where the line that is sung stands in the view, from its top. */
const height = 0.36;
const scrolling = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

const still = () =>
  motionChoice.get() === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Keeps the line that is sung in view. Whoever scrolls, by wheel, finger or key, or walks through the lines by
 * keyboard, is left alone until `resume`.
 */
export function useFollow(line: Store<number>) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [following, setFollowing] = useState(true);
  const jumps = useRef(true);

  const scroll = useCallback(() => {
    if (!scroller) return;
    const target = scroller.querySelector('ol')?.children[line.get()];
    const top = target instanceof HTMLElement ? target.offsetTop - scroller.clientHeight * height : 0;
    // Where it opens it stands at once.
    scroller.scrollTo({ top, behavior: jumps.current || still() ? 'instant' : 'smooth' });
    jumps.current = false;
  }, [scroller, line]);

  useEffect(() => {
    if (!scroller || !following) return;
    scroll();
    return line.subscribe(scroll);
  }, [scroller, following, line, scroll]);

  useEffect(() => {
    if (!scroller) return;
    const leave = () => setFollowing(false);
    const onKey = ({ key }: KeyboardEvent) => {
      if (scrolling.has(key)) leave();
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== scroller && target.matches(':focus-visible')) leave();
    };
    // The scroll bar belongs to the place itself, not to a line in it.
    const onPointer = ({ target, offsetX }: PointerEvent) => {
      if (target === scroller && (offsetX >= scroller.clientWidth || offsetX < 0)) leave();
    };
    scroller.addEventListener('wheel', leave, { passive: true });
    scroller.addEventListener('touchmove', leave, { passive: true });
    scroller.addEventListener('keydown', onKey);
    scroller.addEventListener('focusin', onFocus);
    scroller.addEventListener('pointerdown', onPointer);
    return () => {
      scroller.removeEventListener('wheel', leave);
      scroller.removeEventListener('touchmove', leave);
      scroller.removeEventListener('keydown', onKey);
      scroller.removeEventListener('focusin', onFocus);
      scroller.removeEventListener('pointerdown', onPointer);
    };
  }, [scroller]);

  return { setScroller, following, resume: () => setFollowing(true) };
}
