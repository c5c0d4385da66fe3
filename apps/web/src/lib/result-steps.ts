import { holders, stopsOf } from './result-stops.ts';

/**
 * Arrow keys through results: each row of a track list, and the first link of each card or list item, is a stop. Up
 * and down go line by line, to the nearest of the line; left and right along it.
 */
export type StepKey = 'ArrowDown' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight';

export const isStepKey = (key: string): key is StepKey => /^Arrow(Down|Up|Left|Right)$/.test(key);

/** Where a key leads from an element; null at the end, and `before` above the first line. */
export function stepFrom(root: ParentNode, from: Element, key: StepKey): HTMLElement | 'before' | null {
  const stops = stopsOf(root);
  const at = stops.findIndex((stop) => stop === from || stop.contains(from));
  const current = stops[at];
  if (!current) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isForward = (key === 'ArrowRight') === (getComputedStyle(current).direction === 'ltr');
    const next = stops[at + (isForward ? 1 : -1)];
    return next && isOfLine(next, current) ? next : null;
  }
  const rest = key === 'ArrowDown' ? stops.slice(at + 1) : stops.slice(0, at).reverse();
  const first = rest.find((stop) => !isOfLine(stop, current));
  if (!first) return key === 'ArrowUp' ? 'before' : null;
  const line = rest.filter((stop) => isOfLine(stop, first));
  const middle = middleOf(current);
  return line.reduce((best, stop) =>
    Math.abs(middleOf(stop) - middle) < Math.abs(middleOf(best) - middle) ? stop : best,
  );
}

/** In one list, beside one another. */
function isOfLine(one: HTMLElement, other: HTMLElement): boolean {
  const lists = 'ul, ol, [role="grid"]';
  if (one.closest(lists) !== other.closest(lists)) return false;
  const [a, b] = [boxOf(one), boxOf(other)];
  return a.top < b.bottom - 1 && b.top < a.bottom - 1;
}

const boxOf = (stop: HTMLElement) => (stop.closest(holders) ?? stop).getBoundingClientRect();

function middleOf(stop: HTMLElement): number {
  const { left, width } = boxOf(stop);
  return left + width / 2;
}
