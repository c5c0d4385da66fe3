/** Ids after some of them were dropped before or after another one. */
export function reordered(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  position: 'before' | 'after',
): string[] {
  const kept = ids.filter((id) => !moved.has(id));
  // Dropped on one of themselves, or on what has gone meanwhile.
  if (!kept.includes(target)) return [...ids];
  const place = kept.indexOf(target) + (position === 'after' ? 1 : 0);
  return [...kept.slice(0, place), ...ids.filter((id) => moved.has(id)), ...kept.slice(place)];
}

/** Ids after one of them went to another place, counted from 0. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const kept = ids.filter((other) => other !== id);
  return [...kept.slice(0, place), id, ...kept.slice(place)];
}
