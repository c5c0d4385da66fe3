import type { TrackSummary } from '@kantele/api/contract/tracks';
import type { PlayContext } from '../contract.ts';
import { shuffled } from './shuffled.ts';
import type { Queue, QueueItem, Repeat } from './types.ts';

/** Tracks put in by "Play next" within this many milliseconds keep the order in which they were picked. */
export const batchMs = 30_000;
/** How many played items "previous" can go back through. */
const playedMax = 200;

export const emptyQueue: Queue = {
  current: null,
  manual: [],
  context: null,
  natural: [],
  order: [],
  at: -1,
  played: [],
  shuffle: false,
  repeat: 'off',
  batch: null,
  nextId: 1,
};

/** Missing and failed tracks are passed over; one still being processed plays from its original. */
export const isPlayable = (track: TrackSummary): boolean =>
  track.status === 'ready' || track.status === 'processing';

const indexOf = (items: readonly QueueItem[], item: QueueItem | undefined) =>
  item ? items.findIndex(({ id }) => id === item.id) : -1;

const without = (items: readonly QueueItem[], id: number) => items.filter((item) => item.id !== id);

function makeItems(queue: Queue, tracks: readonly TrackSummary[], source: QueueItem['source']) {
  const items = tracks.map((track, index): QueueItem => ({ id: queue.nextId + index, track, source }));
  return { items, nextId: queue.nextId + items.length };
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
  tracks: readonly TrackSummary[],
  index: number,
  context: PlayContext,
  random: () => number = Math.random,
): Queue {
  const { items, nextId } = makeItems(queue, tracks, 'context');
  const playable = (item: QueueItem) => isPlayable(item.track);
  const start = items.slice(index).find(playable) ?? items.find(playable);
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

/** What plays after the current item, in order, up to the end of the context. */
export const upcoming = (queue: Queue): readonly QueueItem[] => [
  ...queue.manual,
  ...queue.order.slice(queue.at + 1),
];

/**
 * Goes on by one item; null when nothing is left. `ended` is for a track that played to its end (where "repeat
 * one" counts), `asked` for a person's press of "next".
 */
export function next(queue: Queue, why: 'ended' | 'asked'): Queue | null {
  if (why === 'ended' && queue.repeat === 'one' && queue.current) return queue;
  const first = queue.manual.findIndex(({ track }) => isPlayable(track));
  const picked = queue.manual[first];
  if (picked) {
    return { ...queue, current: picked, manual: queue.manual.slice(first + 1), played: remember(queue) };
  }
  const at = nextPlayable(queue);
  const item = queue.order[at];
  // What cannot be played stays listed: it may come back.
  return item ? { ...queue, current: item, at, played: remember(queue) } : null;
}

function nextPlayable(queue: Queue): number {
  const ahead = queue.order.findIndex((item, index) => index > queue.at && isPlayable(item.track));
  if (ahead >= 0 || queue.repeat !== 'all') return ahead;
  return queue.order.findIndex(({ track }) => isPlayable(track));
}

/**
 * Goes back by one item; null when there is nothing before. What was left returns to where it came from, so that
 * "next" leads to it again.
 */
export function previous(queue: Queue): Queue | null {
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
  const at = before.findLastIndex(({ track }) => isPlayable(track));
  const item = queue.order[at];
  return item ? { ...queue, current: item, manual, at } : null;
}

/** When nothing is loaded, the first of your queue becomes current, paused. */
function filled(queue: Queue): Queue {
  return queue.current ? queue : (next(queue, 'asked') ?? queue);
}

/** "Play next": to the top of your queue, after others put there within the last 30 s. `now` is ms since the epoch. */
export function insertNext(queue: Queue, tracks: readonly TrackSummary[], now: number): Queue {
  const { items, nextId } = makeItems(queue, tracks, 'manual');
  const batch = queue.batch && now <= queue.batch.until ? queue.batch.ids : [];
  const after = queue.manual.findLastIndex(({ id }) => batch.includes(id)) + 1;
  const ids = [...batch, ...items.map(({ id }) => id)];
  return filled({
    ...queue,
    manual: queue.manual.toSpliced(after, 0, ...items),
    batch: { ids, until: now + batchMs },
    nextId,
  });
}

/** "Add to queue": to the end of your queue, before the rest of the context. */
export function append(queue: Queue, tracks: readonly TrackSummary[]): Queue {
  const { items, nextId } = makeItems(queue, tracks, 'manual');
  return filled({ ...queue, manual: [...queue.manual, ...items], nextId });
}

/** Takes an item out; what is playing stays. */
export function remove(queue: Queue, id: number): Queue {
  if (queue.current?.id === id) return queue;
  const place = queue.order.findIndex((item) => item.id === id);
  return {
    ...queue,
    manual: without(queue.manual, id),
    natural: without(queue.natural, id),
    order: without(queue.order, id),
    at: place >= 0 && place <= queue.at ? queue.at - 1 : queue.at,
    played: without(queue.played, id),
  };
}

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
