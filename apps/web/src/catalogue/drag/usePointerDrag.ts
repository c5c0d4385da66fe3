import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';

/** A press becomes a drag after this many px. */
const threshold = 6;
/** Within this many px of an edge the list scrolls, by at most so many px a frame. */
const edge = 48;
const fastest = 18;

interface PointerDrag<Held> {
  /** What scrolls at its edges. */
  scroller: () => HTMLElement | null;
  /** What a press takes hold of; null where no drag begins. */
  held: (event: ReactPointerEvent<HTMLElement>) => Held | null;
  begin: (held: Held) => void;
  /** The pointer stands at a point of the window. */
  over: (x: number, y: number) => void;
  /** It ends there, or is given up. */
  end: (drop: boolean) => void;
}

/** Dragging with the pointer, by mouse or by finger. Escape gives up. @returns what hears of a press */
export function usePointerDrag<Held>({ scroller, held, begin, over, end }: PointerDrag<Held>) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return function onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
    const { pointerId, clientX: fromX, clientY: fromY } = event;
    const place = scroller();
    const taken = event.button === 0 && place ? held(event) : null;
    if (!place || taken === null) return;
    let point = { x: fromX, y: fromY };
    let dragging = false;
    let frame = 0;

    const roll = () => {
      const { top, bottom } = place.getBoundingClientRect();
      const past = Math.max(0, point.y - (bottom - edge)) - Math.max(0, top + edge - point.y);
      if (past !== 0) {
        place.scrollTop += Math.max(-fastest, Math.min(fastest, past / 3));
        over(point.x, point.y);
      }
      frame = requestAnimationFrame(roll);
    };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      point = { x: moved.clientX, y: moved.clientY };
      if (!dragging) {
        if (Math.hypot(point.x - fromX, point.y - fromY) < threshold) return;
        dragging = true;
        place.setPointerCapture(pointerId);
        begin(taken);
        frame = requestAnimationFrame(roll);
      }
      over(point.x, point.y);
    };
    const finish = (drop: boolean) => {
      stop.current?.();
      if (!dragging) return;
      // The click that follows belongs to the drag.
      const swallow = (click: MouseEvent) => click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      end(drop);
    };
    const up = (lifted: PointerEvent) => {
      if (lifted.pointerId === pointerId) finish(true);
    };
    const cancel = (lost: PointerEvent) => {
      if (lost.pointerId === pointerId) finish(false);
    };
    const giveUp = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !dragging) return;
      key.preventDefault();
      key.stopPropagation();
      finish(false);
    };
    stop.current?.();
    stop.current = () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', giveUp, { capture: true });
      stop.current = null;
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', giveUp, { capture: true });
  };
}
