import type { RefObject } from 'react';
import { usePointerDrag } from '../../catalogue/drag/usePointerDrag.ts';
import type { Place } from './places.ts';
import type { QueueSelection } from './queue-selection.ts';
import { rowHeight } from './rowHeight.ts';

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
 * swipe scrolls.
 */
export function useDrag({ selection, scroller, ghost }: DragOptions) {
  return usePointerDrag({
    scroller: () => scroller,
    held({ target, pointerType }) {
      if (!(target instanceof Element)) return null;
      const id = Number(target.closest<HTMLElement>('[data-item]')?.dataset.item);
      const byHandle = target.closest('[data-handle]') !== null;
      return id && (byHandle || (pointerType === 'mouse' && !target.closest('button, a'))) ? id : null;
    },
    begin: (id) => selection.take(id, 'pointer'),
    over(x, y) {
      ghost.current?.style.setProperty('transform', `translate(${x + 12}px, ${y - 28}px)`);
      if (scroller) selection.over(placeUnder(scroller, x, y));
    },
    end: (drop) => (drop ? selection.drop() : selection.cancel()),
  });
}
