import type { Queue, QueueGroup, QueueItem } from '../../player/queue/types.ts';

/** What is to come, by the groups it stands in. */
export type Groups = Readonly<Record<QueueGroup, readonly QueueItem[]>>;

/** A gap between items: before the item at `index` of a group; the group's length for its end. */
export interface Place {
  group: QueueGroup;
  index: number;
}

export const groupsOf = (queue: Queue): Groups => ({
  manual: queue.manual,
  context: queue.order.slice(queue.at + 1),
});

/** Where an item stands; null for one that is not to come. */
export function placeOf(groups: Groups, id: number): Place | null {
  for (const group of ['manual', 'context'] as const) {
    const index = groups[group].findIndex((item) => item.id === id);
    if (index >= 0) return { group, index };
  }
  return null;
}

/** Those of the ids that are to come, in the order in which they play. */
export function inOrder(groups: Groups, ids: ReadonlySet<number>): number[] {
  const found: number[] = [];
  for (const { id } of groups.manual) if (ids.has(id)) found.push(id);
  for (const { id } of groups.context) if (ids.has(id)) found.push(id);
  return found;
}

/** The id of the item a place is before; null for the end of the group. */
export const beforeOf = (groups: Groups, { group, index }: Place): number | null =>
  groups[group][index]?.id ?? null;

const resting = (items: readonly QueueItem[], ids: ReadonlySet<number>) =>
  items.filter(({ id }) => !ids.has(id));

/** How many of a list's first `until` items do not move. */
function restBefore(items: readonly QueueItem[], ids: ReadonlySet<number>, until: number): number {
  let count = 0;
  for (let index = 0; index < until; index += 1) if (!ids.has(items[index]?.id ?? 0)) count += 1;
  return count;
}

/** The place before the resting item number `at` of a group. */
function gapAt(groups: Groups, group: QueueGroup, ids: ReadonlySet<number>, at: number): Place {
  const items = groups[group];
  const rest = resting(items, ids);
  const next = rest[Math.max(0, at)];
  return { group, index: next ? items.indexOf(next) : items.length };
}

/** What stays where it is on either side of a place, counted from the beginning of its group; from 0. */
export const positionOf = (groups: Groups, { group, index }: Place, ids: ReadonlySet<number>): number =>
  restBefore(groups[group], ids, index);

/** Whether anything is in another order afterwards: not when the items stand around the place, one after the other. */
export function changes(groups: Groups, ids: ReadonlySet<number>, { group, index }: Place): boolean {
  const items = groups[group];
  const moves = (at: number) => ids.has(items[at]?.id ?? 0);
  let from = index;
  let to = index;
  while (moves(from - 1)) from -= 1;
  while (moves(to)) to += 1;
  return to - from !== ids.size;
}

/**
 * One step further with what is being moved, over the items that stay. Past the end of your queue lies the beginning
 * of the context, and the other way round; null where there is no further.
 */
export function stepped(groups: Groups, place: Place, ids: ReadonlySet<number>, step: 1 | -1): Place | null {
  const at = positionOf(groups, place, ids) + step;
  const length = resting(groups[place.group], ids).length;
  if (at >= 0 && at <= length) return gapAt(groups, place.group, ids, at);
  if (step < 0 && place.group === 'context') return { group: 'manual', index: groups.manual.length };
  if (step > 0 && place.group === 'manual' && groups.context.length > 0)
    return gapAt(groups, 'context', ids, 0);
  return null;
}

/** The place that makes the first of the moved items number `position` of its group; counted from 1. */
export function placeAtPosition(
  groups: Groups,
  group: QueueGroup,
  ids: ReadonlySet<number>,
  position: number,
): Place {
  const length = resting(groups[group], ids).length;
  return gapAt(groups, group, ids, Math.min(length, Math.max(0, Math.round(position) - 1)));
}

/** Ids from one item to another, both included, in the order in which they play. */
export function between(groups: Groups, from: number, to: number): number[] {
  const all = [...groups.manual, ...groups.context];
  const ends = [from, to].map((id) => all.findIndex((item) => item.id === id));
  const [first = -1, last = -1] = ends.toSorted((a, b) => a - b);
  return first < 0 ? [to] : all.slice(first, last + 1).map(({ id }) => id);
}
