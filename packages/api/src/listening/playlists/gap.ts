/** Room between neighbours in an order of people's own: twenty moves into the same gap before places are numbered anew. */
export const gap = 2 ** 20;

/** Positions for so many things between two others, `to` null for behind all: the first one and the step to the next; null when there is no room. */
export function placesBetween(
  { from, to }: { from: number | null; to: number | null },
  count: number,
): { first: number; step: number } | null {
  if (to === null) return { first: (from ?? 0) + gap, step: gap };
  if (from === null) return { first: to - gap * count, step: gap };
  const step = Math.floor((to - from) / (count + 1));
  return step < 1 ? null : { first: from + step, step };
}
