import type { TrackSummary } from '@kantele/api/contract/tracks';
import { emptyQueue } from '../queue/queue.ts';
import type { Queue, QueueItem, Repeat } from '../queue/types.ts';
import { isContext, isRecord, isTrack } from './guards.ts';

/** Raised when the form changes; another version is not read. */
const version = 1;
/** Items kept over a reload: your queue first, then the context around where it stands. */
export const storedMax = 5_000;

const repeats: readonly Repeat[] = ['off', 'all', 'one'];

/**
 * A queue as text. Tracks are written once and named by id, items lose their ids, history is left out. `limit`
 * is how many items are kept.
 */
export function serialiseQueue(queue: Queue, limit: number = storedMax): string {
  const manual = queue.manual.slice(0, limit);
  const room = Math.max(0, limit - manual.length);
  // A tenth of the room looks back, the rest ahead.
  const from = Math.max(0, Math.min(queue.at - Math.floor(room / 10), queue.order.length - room));
  const order = queue.order.slice(from, from + room);
  const kept = new Set(order.map(({ id }) => id));
  const natural = queue.natural.filter(({ id }) => kept.has(id));
  const place = new Map(natural.map(({ id }, index) => [id, index]));
  const tracks = new Map<number, TrackSummary>();
  for (const { track } of [...natural, ...manual]) tracks.set(track.id, track);
  if (queue.current) tracks.set(queue.current.track.id, queue.current.track);
  return JSON.stringify({
    version,
    tracks: [...tracks.values()],
    current: queue.current && { track: queue.current.track.id, source: queue.current.source },
    manual: manual.map(({ track }) => track.id),
    context: queue.context,
    natural: natural.map(({ track }) => track.id),
    order: order.map(({ id }) => place.get(id)),
    at: room === 0 ? -1 : queue.at - from,
    shuffle: queue.shuffle,
    repeat: queue.repeat,
  });
}

/** The queue from a stored value; null when it is not one, of another version or broken. */
export function parseQueue(value: unknown): Queue | null {
  if (!isRecord(value) || value.version !== version || !Array.isArray(value.tracks)) return null;
  const { context, at, shuffle } = value;
  const repeat = repeats.find((mode) => mode === value.repeat);
  if (!repeat || typeof shuffle !== 'boolean' || !Number.isInteger(at) || typeof at !== 'number') return null;
  if (context !== null && !isContext(context)) return null;
  const tracks = new Map<unknown, TrackSummary>();
  for (const track of value.tracks) if (isTrack(track)) tracks.set(track.id, track);

  let nextId = 1;
  const items = (ids: unknown, source: QueueItem['source']): QueueItem[] | null => {
    if (!Array.isArray(ids)) return null;
    const made: QueueItem[] = [];
    for (const id of ids) {
      const track = tracks.get(id);
      if (!track) return null;
      made.push({ id: nextId, track, source });
      nextId += 1;
    }
    return made;
  };
  const natural = items(value.natural, 'context');
  const manual = items(value.manual, 'manual');
  if (!natural || !manual) return null;
  const order = permutation(natural, value.order);
  if (!order || at < -1 || at >= Math.max(order.length, 1)) return null;

  let current: QueueItem | null = null;
  if (isRecord(value.current)) {
    const track = tracks.get(value.current.track);
    if (!track) return null;
    const own = order[at];
    if (value.current.source === 'context' && own?.track.id === track.id) current = own;
    else {
      current = { id: nextId, track, source: 'manual' };
      nextId += 1;
    }
  }
  return { ...emptyQueue, current, manual, context, natural, order, at, shuffle, repeat, nextId };
}

function permutation(items: QueueItem[], places: unknown): QueueItem[] | null {
  if (!Array.isArray(places) || places.length !== items.length || new Set(places).size !== items.length) {
    return null;
  }
  const picked: QueueItem[] = [];
  for (const place of places) {
    const item = typeof place === 'number' ? items[place] : undefined;
    if (!item) return null;
    picked.push(item);
  }
  return picked;
}
