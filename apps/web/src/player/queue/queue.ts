import type { PlayContext } from '../../catalogue/play-context.ts';
import { emptyQueue } from './empty-queue.ts';
import { shuffled } from './shuffled.ts';
import type { Playable, Queue, QueueItem, Repeat } from './types.ts';

export { emptyQueue };

/** Tracks put in by "Play next" within this many milliseconds keep the order in which they were picked. */
export const batchMs = 30_000;
/** How many played items "previous" can go back through. */
const playedMax = 200;
/** Most items a context or your queue takes; more are cut off at the far end. */
export const itemsMax = 50_000;

const indexOf = (items: readonly QueueItem[], item: QueueItem | undefined) =>
  item ? items.findIndex(({ id }) => id === item.id) : -1;

const any: Playable = () => true;

const without = (items: readonly QueueItem[], id: number) => items.filter((item) => item.id !== id);

function makeItems(queue: Queue, trackIds: readonly number[], source: QueueItem['source']) {
  const items = trackIds.map((trackId, index): QueueItem => ({ id: queue.nextId + index, trackId, source }));
  return { items, nextId: queue.nextId + items.length };
}

/** At most so many of a list, such that the place at `index` is among them; and where that place is then. */
function around<Item>(list: readonly Item[], index: number): { kept: readonly Item[]; at: number } {
  if (list.length <= itemsMax) return { kept: list, at: index };
  const from = Math.min(index, list.length - itemsMax);
  return { kept: list.slice(from, from + itemsMax), at: index - from };
}

/** Remembers what was playing as the thing "previous" returns to. */
const remember = (queue: Queue): readonly QueueItem[] =>
  queue.current ? [...queue.played, queue.current].slice(-playedMax) : queue.played;

/**
 * Starts a context at one of its tracks, or at the first playable one after it. Your own queue stays.
 * With shuffle on, the others follow in an order drawn now.
 */
export function startContext(
  queue: Queue,
  trackIds: readonly number[],
  index: number,
  context: PlayContext,
  playable: Playable = any,
  random: () => number = Math.random,
): Queue {
  const { kept, at } = around(trackIds, index);
  const { items, nextId } = makeItems(queue, kept, 'context');
  const fits = (item: QueueItem) => playable(item.trackId);
  const start = items.slice(at).find(fits) ?? items.find(fits);
  if (!start) return queue;
  const order = queue.shuffle ? [start, ...shuffled(without(items, start.id), random)] : items;
  return {
    ...queue,
    current: start,
    context,
    natural: items,
    order,
    at: indexOf(order, start),
    played: [],
    nextId,
  };
}

/**
 * Puts the whole of a context in the place of the part it was started with: what a long list holds is known only
 * after its first track plays. `index` is the place of the track it was started at. Ignored when what plays is not
 * in it.
 */
export function fillContext(
  queue: Queue,
  trackIds: readonly number[],
  index: number,
  random: () => number = Math.random,
): Queue {
  const anchor = queue.order[queue.at];
  if (!anchor) return queue;
  const { kept, at } = around(trackIds, index);
  const place = kept[at] === anchor.trackId ? at : kept.indexOf(anchor.trackId);
  if (place < 0) return queue;
  // Places that were there already keep their ids: some may have been played, or be shown in a list.
  const known = new Map<number, QueueItem[]>();
  for (const item of queue.natural) {
    if (item.id !== anchor.id) known.set(item.trackId, [...(known.get(item.trackId) ?? []), item]);
  }
  const made = makeItems(queue, kept, 'context');
  const natural = made.items.map((item, i) =>
    i === place ? anchor : (known.get(item.trackId)?.shift() ?? item),
  );
  const order = queue.shuffle ? [anchor, ...shuffled(without(natural, anchor.id), random)] : natural;
  return { ...queue, natural, order, at: indexOf(order, anchor), nextId: made.nextId };
}

/** What plays after the current item, in order, up to the end of the context. */
export const upcoming = (queue: Queue): readonly QueueItem[] => [
  ...queue.manual,
  ...queue.order.slice(queue.at + 1),
];

/**
 * Goes on by one item; null when nothing is left. `ended` is for a track that played to its end (where "repeat
 * one" counts), `asked` for a person's press of "next".
 */
export function next(queue: Queue, why: 'ended' | 'asked', playable: Playable = any): Queue | null {
  if (why === 'ended' && queue.repeat === 'one' && queue.current) return queue;
  const first = queue.manual.findIndex(({ trackId }) => playable(trackId));
  const picked = queue.manual[first];
  if (picked) {
    return { ...queue, current: picked, manual: queue.manual.slice(first + 1), played: remember(queue) };
  }
  const at = nextPlayable(queue, playable);
  const item = queue.order[at];
  // What cannot be played stays listed: it may come back.
  return item ? { ...queue, current: item, at, played: remember(queue) } : null;
}

function nextPlayable(queue: Queue, playable: Playable): number {
  const ahead = queue.order.findIndex((item, index) => index > queue.at && playable(item.trackId));
  if (ahead >= 0 || queue.repeat !== 'all') return ahead;
  return queue.order.findIndex(({ trackId }) => playable(trackId));
}

/**
 * Goes back by one item; null when there is nothing before. What was left returns to where it came from, so that
 * "next" leads to it again.
 */
export function previous(queue: Queue, playable: Playable = any): Queue | null {
  const { current } = queue;
  const manual = current?.source === 'manual' ? [current, ...queue.manual] : queue.manual;
  const played = [...queue.played];
  const last = played.pop();
  if (last?.source === 'manual') {
    const at = current?.source === 'context' ? queue.at - 1 : queue.at;
    return { ...queue, current: last, manual, played, at };
  }
  if (last) return { ...queue, current: last, manual, played, at: indexOf(queue.order, last) };
  const before = queue.order.slice(0, current?.source === 'manual' ? queue.at + 1 : Math.max(queue.at, 0));
  const at = before.findLastIndex(({ trackId }) => playable(trackId));
  const item = queue.order[at];
  return item ? { ...queue, current: item, manual, at } : null;
}

/** When nothing is loaded, the first of your queue becomes current, paused. */
function filled(queue: Queue): Queue {
  return queue.current ? queue : (next(queue, 'asked') ?? queue);
}

/** "Play next": to the top of your queue, after others put there within the last 30 s. `now` is ms since the epoch. */
export function insertNext(queue: Queue, trackIds: readonly number[], now: number): Queue {
  const { items, nextId } = makeItems(queue, trackIds.slice(0, itemsMax), 'manual');
  const batch = new Set(queue.batch && now <= queue.batch.until ? queue.batch.ids : []);
  const after = queue.manual.findLastIndex(({ id }) => batch.has(id)) + 1;
  const ids = [...batch, ...items.map(({ id }) => id)];
  return filled({
    ...queue,
    manual: queue.manual.toSpliced(after, 0, ...items).slice(0, itemsMax),
    batch: { ids, until: now + batchMs },
    nextId,
  });
}

/** "Add to queue": to the end of your queue, before the rest of the context. */
export function append(queue: Queue, trackIds: readonly number[]): Queue {
  const { items, nextId } = makeItems(queue, trackIds.slice(0, itemsMax - queue.manual.length), 'manual');
  return filled({ ...queue, manual: [...queue.manual, ...items], nextId });
}

/** Tracks of the queue from the current one on, in the order they play. */
export const trackIdsOf = (queue: Queue): number[] =>
  (queue.current ? [queue.current, ...upcoming(queue)] : [...upcoming(queue)]).map(({ trackId }) => trackId);

/** Empties your own queue. */
export const clearManual = (queue: Queue): Queue => ({ ...queue, manual: [], batch: null });

/** Undo of {@link clearManual}: the items come back before any added since. */
export const restoreManual = (queue: Queue, items: readonly QueueItem[]): Queue => ({
  ...queue,
  manual: [...items, ...queue.manual],
});

/** Plays an item of the queue at once; items passed over in your queue stay, those of the context are behind. */
export function jump(queue: Queue, id: number): Queue {
  const picked = queue.manual.find((item) => item.id === id);
  if (picked) {
    return { ...queue, current: picked, manual: without(queue.manual, id), played: remember(queue) };
  }
  const at = queue.order.findIndex((item) => item.id === id);
  const item = queue.order[at];
  return item && item.id !== queue.current?.id
    ? { ...queue, current: item, at, played: remember(queue) }
    : queue;
}

/**
 * Turns shuffle on or off. On draws an order for the context once, the item that played last at its head; off goes
 * on from that item in natural order. Your queue keeps its order.
 */
export function setShuffle(queue: Queue, shuffle: boolean, random: () => number = Math.random): Queue {
  if (shuffle === queue.shuffle) return queue;
  const anchor = queue.order[queue.at];
  if (!shuffle) return { ...queue, shuffle, order: queue.natural, at: indexOf(queue.natural, anchor) };
  const rest = shuffled(anchor ? without(queue.natural, anchor.id) : queue.natural, random);
  return { ...queue, shuffle, order: anchor ? [anchor, ...rest] : rest, at: anchor ? 0 : -1 };
}

const afterRepeat: Record<Repeat, Repeat> = { off: 'all', all: 'one', one: 'off' };

export const cycleRepeat = (queue: Queue): Queue => ({ ...queue, repeat: afterRepeat[queue.repeat] });
