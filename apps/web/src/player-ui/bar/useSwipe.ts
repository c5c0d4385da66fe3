import { type PointerEvent, useRef } from 'react';

/** A swipe is at least this long in px, and this much longer one way than the other. */
const length = 40;
const straight = 1.4;

interface SwipeOptions {
  onLeft: () => void;
  onRight: () => void;
  onUp: () => void;
}

/** Swipes of a finger over an element whose `touch-action` leaves them to it. What moves with the finger gets `--drag`. */
export function useSwipe({ onLeft, onRight, onUp }: SwipeOptions) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null);
  const swiped = useRef(false);
  const release = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    start.current = null;
    currentTarget.style.removeProperty('--drag');
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      swiped.current = false;
      if (event.pointerType !== 'mouse' && event.isPrimary)
        start.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) {
      const from = start.current;
      if (from?.id === pointerId) currentTarget.style.setProperty('--drag', `${clientX - from.x}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current;
      release(event);
      if (from?.id !== event.pointerId) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.abs(x) >= length && Math.abs(x) > Math.abs(y) * straight) {
        swiped.current = true;
        if (x < 0) onLeft();
        else onRight();
      } else if (-y >= length && -y > Math.abs(x) * straight) {
        swiped.current = true;
        onUp();
      }
    },
    onPointerCancel: release,
    /** A swipe is no press. */
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!swiped.current) return;
      swiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
