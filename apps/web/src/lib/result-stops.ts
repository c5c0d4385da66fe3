/** What arrow keys stop at, or hold one stop: rows of track lists, cards and list items. */
export const holders = '[role="row"][data-index], article, li';

/** All stops below an element, in reading order. */
export function stopsOf(root: ParentNode): HTMLElement[] {
  const stops = [...root.querySelectorAll<HTMLElement>(holders)].map((holder) =>
    holder.matches('[role="row"]') ? holder : holder.querySelector<HTMLElement>('a[href]'),
  );
  return [...new Set(stops.filter((stop) => stop !== null))].filter((stop) => stop.checkVisibility());
}
