import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Place } from './places.ts';
import type { QueueSelection } from './queue-selection.ts';
import { rowHeight } from './rowHeight.ts';

/** A press becomes a drag after this many px. */
const threshold = 6;
/** Within this many px of an edge the list scrolls, by at most so many px a frame. */
const edge = 48;
const fastest = 18;

interface DragOptions {
  selection: QueueSelection;
  /** The scroll place of the queue. */
  scroller: HTMLElement | null;
  /** What follows the pointer. */
  ghost: RefObject<HTMLElement | null>;
}

/** The gap under a point of the window; null outside of the queue. */
export function placeUnder(scroller: HTMLElement, x: number, y: number): Place | null {
  const box = scroller.getBoundingClientRect();
  if (x < box.left - 80 || x > box.right + 80 || y < box.top - 80 || y > box.bottom + 80) return null;
  const list = (name: string) => scroller.querySelector<HTMLElement>(`[data-list="${name}"]`);
  const [manual, context] = [list('manual'), list('context')];
  const gap = (element: HTMLElement) => {
    const index = Math.round((y - element.getBoundingClientRect().top) / rowHeight());
    return Math.min(Number(element.dataset.count), Math.max(0, index));
  };
  // The head of the context belongs to the list above it.
  if (context && y >= context.getBoundingClientRect().top - rowHeight() / 2)
    return { group: 'context', index: gap(context) };
  return manual && { group: 'manual', index: gap(manual) };
}

/**
 * Dragging rows with the pointer: by mouse from anywhere on a row, by finger from its handle only, so that a plain
 * swipe scrolls. Escape gives up.
 */
export function useDrag({ selection, scroller, ghost }: DragOptions) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return function onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
    const { target, pointerId, clientX: fromX, clientY: fromY } = event;
    if (event.button !== 0 || !scroller || !(target instanceof Element)) return;
    const id = Number(target.closest<HTMLElement>('[data-item]')?.dataset.item);
    const byHandle = target.closest('[data-handle]') !== null;
    if (!id || (!byHandle && (event.pointerType !== 'mouse' || target.closest('button, a')))) return;
    let point = { x: fromX, y: fromY };
    let dragging = false;
    let frame = 0;

    const follow = () => {
      ghost.current?.style.setProperty('transform', `translate(${point.x + 12}px, ${point.y - 28}px)`);
      selection.over(placeUnder(scroller, point.x, point.y));
    };
    const roll = () => {
      const { top, bottom } = scroller.getBoundingClientRect();
      const over = Math.max(0, point.y - (bottom - edge)) - Math.max(0, top + edge - point.y);
      if (over !== 0) {
        scroller.scrollTop += Math.max(-fastest, Math.min(fastest, over / 3));
        follow();
      }
      frame = requestAnimationFrame(roll);
    };
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      point = { x: moved.clientX, y: moved.clientY };
      if (!dragging) {
        if (Math.hypot(point.x - fromX, point.y - fromY) < threshold) return;
        dragging = true;
        scroller.setPointerCapture(pointerId);
        selection.take(id, 'pointer');
        frame = requestAnimationFrame(roll);
      }
      follow();
    };
    const end = (drop: boolean) => {
      stop.current?.();
      if (!dragging) return;
      // The click that follows belongs to the drag.
      const swallow = (click: MouseEvent) => click.stopPropagation();
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      if (drop) selection.drop();
      else selection.cancel();
    };
    const up = (lifted: PointerEvent) => {
      if (lifted.pointerId === pointerId) end(true);
    };
    const cancel = (lost: PointerEvent) => {
      if (lost.pointerId === pointerId) end(false);
    };
    const giveUp = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !dragging) return;
      key.preventDefault();
      key.stopPropagation();
      end(false);
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
