interface Placed {
  id: number;
  disc_number: number;
}

/**
 * Tracks by disc in an order they were put into as one list. One that has come between others is on their disc: that of
 * the track above it, or of the one below at the top.
 */
export function discsInOrder(tracks: readonly Placed[], order: readonly number[]): number[][] {
  const before = new Map(tracks.map(({ id, disc_number }) => [id, disc_number]));
  const discs: number[][] = [];
  let last: number | null = null;
  for (const [at, id] of order.entries()) {
    const own = before.get(id) ?? 1;
    const next = before.get(order[at + 1] ?? id) ?? own;
    // Discs begin where theirs do; what stands between two of one disc is on it too.
    const disc: number = last === null ? Math.min(own, next) : own > last && next >= own ? own : last;
    if (disc !== last) discs.push([]);
    discs.at(-1)?.push(id);
    last = disc;
  }
  return discs;
}
