import type { TrackSummary } from '@kantele/api/contract/tracks';
import { emptyQueue, itemsMax } from '../queue/queue.ts';
import type { Queue, QueueItem, Repeat } from '../queue/types.ts';
import type { KnownTracks } from '../tracks/known-tracks.ts';
import { isContext, isRecord, isTrack } from './guards.ts';

/** Raised when the form changes; another version is not read. */
const version = 2;
/** Places on either side of the current one whose tracks are written out, to be shown at once after a reload. */
const writtenOut = 20;

const repeats: readonly Repeat[] = ['off', 'all', 'one'];

/**
 * A queue as text: tracks by their ids, items lose theirs, history is left out. `limit` is how many places are kept:
 * your queue first, then the context around where it stands.
 */
export function serialiseQueue(
  queue: Queue,
  known: Pick<KnownTracks, 'get'>,
  limit: number = itemsMax,
): string {
  const manual = queue.manual.slice(0, limit);
  const room = Math.max(0, limit - manual.length);
  // A tenth of the room looks back, the rest ahead.
  const from = Math.max(0, Math.min(queue.at - Math.floor(room / 10), queue.order.length - room));
  const order = queue.order.slice(from, from + room);
  const kept = new Set(order.map(({ id }) => id));
  const natural = queue.natural.filter(({ id }) => kept.has(id));
  const place = new Map(natural.map(({ id }, index) => [id, index]));
  const near = [
    ...(queue.current ? [queue.current] : []),
    ...manual.slice(0, writtenOut),
    ...queue.order.slice(Math.max(0, queue.at - writtenOut), queue.at + writtenOut),
  ];
  const tracks = new Map(near.map(({ trackId }) => [trackId, known.get(trackId)]));
  return JSON.stringify({
    version,
    tracks: [...tracks.values()].filter((track) => track !== undefined),
    current: queue.current && { track: queue.current.trackId, source: queue.current.source },
    manual: manual.map(({ trackId }) => trackId),
    context: queue.context,
    natural: natural.map(({ trackId }) => trackId),
    // In natural order nothing has to be said.
    order: queue.shuffle ? order.map(({ id }) => place.get(id)) : null,
    at: room === 0 ? -1 : queue.at - from,
    shuffle: queue.shuffle,
    repeat: queue.repeat,
  });
}

/** The queue from a stored value with the tracks around its place; null when it is not one or broken. */
export function parseQueue(value: unknown): { queue: Queue; tracks: TrackSummary[] } | null {
  if (!isRecord(value) || value.version !== version || !Array.isArray(value.tracks)) return null;
  const { context, at, shuffle } = value;
  const repeat = repeats.find((mode) => mode === value.repeat);
  if (!repeat || typeof shuffle !== 'boolean' || !Number.isInteger(at) || typeof at !== 'number') return null;
  if (context !== null && !isContext(context)) return null;

  let nextId = 1;
  const items = (ids: unknown, source: QueueItem['source']): QueueItem[] | null => {
    if (!Array.isArray(ids) || ids.length > itemsMax || !ids.every(isId)) return null;
    const made = ids.map((trackId: number, index): QueueItem => ({ id: nextId + index, trackId, source }));
    nextId += made.length;
    return made;
  };
  const natural = items(value.natural, 'context');
  const manual = items(value.manual, 'manual');
  if (!natural || !manual) return null;
  const order = value.order === null && !shuffle ? natural : permutation(natural, value.order);
  if (!order || at < -1 || at >= Math.max(order.length, 1)) return null;

  let current: QueueItem | null = null;
  if (isRecord(value.current)) {
    const { track: trackId, source } = value.current;
    if (!isId(trackId)) return null;
    const own = order[at];
    if (source === 'context' && own?.trackId === trackId) current = own;
    else {
      current = { id: nextId, trackId, source: 'manual' };
      nextId += 1;
    }
  }
  const queue = { ...emptyQueue, current, manual, context, natural, order, at, shuffle, repeat, nextId };
  return { queue, tracks: value.tracks.filter(isTrack) };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

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
