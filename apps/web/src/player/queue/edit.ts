import { append } from './queue.ts';
import type { Queue, QueueGroup, QueueItem } from './types.ts';

/** Items by the groups they stand in; what plays is in none. */
export const itemsOf = (queue: Queue, group: QueueGroup): readonly QueueItem[] =>
  group === 'manual' ? queue.manual : queue.order.slice(queue.at + 1);

/** How many of a list's first `until` items are among these. */
const countBefore = (items: readonly QueueItem[], ids: ReadonlySet<number>, until: number) =>
  items.slice(0, until).filter(({ id }) => ids.has(id)).length;

/** Takes items out; what is playing stays. */
export function remove(queue: Queue, itemIds: readonly number[]): Queue {
  const ids = new Set(itemIds);
  if (queue.current) ids.delete(queue.current.id);
  const stays = ({ id }: QueueItem) => !ids.has(id);
  const manual = queue.manual.filter(stays);
  const order = queue.order.filter(stays);
  if (manual.length === queue.manual.length && order.length === queue.order.length) return queue;
  return {
    ...queue,
    manual,
    order,
    natural: queue.natural.filter(stays),
    at: queue.at - countBefore(queue.order, ids, queue.at + 1),
    played: queue.played.filter(stays),
  };
}

/** The list with what it lost since `before`: each item after the nearest one before it that is still there. */
function mergedBack(now: readonly QueueItem[], before: readonly QueueItem[], ids: ReadonlySet<number>) {
  const present = new Set(now.map(({ id }) => id));
  /** Lost items by the id of what they stood after; 0 for the beginning. */
  const lost = new Map<number, QueueItem[]>();
  let anchor = 0;
  for (const item of before) {
    if (present.has(item.id)) anchor = item.id;
    else if (ids.has(item.id)) lost.set(anchor, [...(lost.get(anchor) ?? []), item]);
  }
  if (lost.size === 0) return now;
  const merged = [...(lost.get(0) ?? [])];
  for (const item of now) {
    merged.push(item);
    const after = lost.get(item.id);
    if (after) merged.push(...after);
  }
  return merged;
}

/** Undo of {@link remove}: the items come back to where they stood in `before`, whatever was done since. */
export function putBack(queue: Queue, before: Queue, itemIds: readonly number[]): Queue {
  const ids = new Set(itemIds);
  // Another context has begun: what was taken from the one before has no place any more.
  const same = queue.context === before.context;
  const order = same ? mergedBack(queue.order, before.order, ids) : queue.order;
  return {
    ...queue,
    manual: mergedBack(queue.manual, before.manual, ids),
    order,
    natural: same ? mergedBack(queue.natural, before.natural, ids) : queue.natural,
    at: order === queue.order ? queue.at : placeIn(order, queue, before),
  };
}

/** Where the context stands in an order some items have come back to: at what plays, else at the last that played. */
function placeIn(order: readonly QueueItem[], queue: Queue, before: Queue): number {
  const { current } = queue;
  if (current?.source === 'context') return order.findIndex(({ id }) => id === current.id);
  const behind = [...queue.order.slice(0, queue.at + 1), ...before.order.slice(0, before.at + 1)];
  const played = new Set(behind.map(({ id }) => id));
  return order.findLastIndex(({ id }) => played.has(id));
}

/**
 * Puts items that are still to come into a group, in their present order, before the item `before` of that group;
 * null for its end. Moved between the groups they change sides: an item put among the chosen ones is chosen.
 */
export function move(
  queue: Queue,
  itemIds: readonly number[],
  to: { group: QueueGroup; before: number | null },
): Queue {
  const ids = new Set(itemIds);
  const moved = [...queue.manual, ...queue.order.slice(queue.at + 1)]
    .filter(({ id }) => ids.has(id))
    .map((item): QueueItem => (item.source === to.group ? item : { ...item, source: to.group }));
  if (moved.length === 0) return queue;
  const before = beforeOf(queue, to, ids);
  if (before === undefined) return queue;
  const rest = remove(queue, [...ids]);
  const insert = (items: readonly QueueItem[]) => {
    const place = before === null ? -1 : items.findIndex(({ id }) => id === before);
    return items.toSpliced(place < 0 ? items.length : place, 0, ...moved);
  };
  if (to.group === 'manual') return { ...rest, manual: insert(rest.manual) };
  const order = insert(rest.order);
  return { ...rest, order, natural: queue.shuffle ? [...rest.natural, ...moved] : order };
}

/** Puts tracks from elsewhere into a group, before one of its items; null for its end. */
export function insert(
  queue: Queue,
  trackIds: readonly number[],
  to: { group: QueueGroup; before: number | null },
): Queue {
  const added = append(queue, trackIds);
  const ids = added.manual.filter(({ id }) => id >= queue.nextId).map(({ id }) => id);
  return move(added, ids, to);
}

/** The first item from `before` on that does not move itself; null for the end, undefined when it is not there. */
function beforeOf(
  queue: Queue,
  { group, before }: { group: QueueGroup; before: number | null },
  ids: ReadonlySet<number>,
): number | null | undefined {
  if (before === null) return null;
  const items = itemsOf(queue, group);
  const place = items.findIndex(({ id }) => id === before);
  if (place < 0) return undefined;
  return items.slice(place).find(({ id }) => !ids.has(id))?.id ?? null;
}
