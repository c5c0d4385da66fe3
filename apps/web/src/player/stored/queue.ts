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
  const isWhole = room >= queue.order.length;
  const order = isWhole ? queue.order : queue.order.slice(from, from + room);
  const natural = isWhole ? queue.natural : among(queue.natural, order);
  const near = [
    ...(queue.current ? [queue.current] : []),
    ...manual.slice(0, writtenOut),
    ...queue.order.slice(Math.max(0, queue.at - writtenOut), queue.at + writtenOut),
  ];
  const tracks = new Map(near.map(({ trackId }) => [trackId, known.get(trackId)]));
  const rest = JSON.stringify({
    version,
    tracks: [...tracks.values()].filter((track) => track !== undefined),
    current: queue.current && { track: queue.current.trackId, source: queue.current.source },
    manual: manual.map(({ trackId }) => trackId),
    context: queue.context,
    at: room === 0 ? -1 : queue.at - from,
    shuffle: queue.shuffle,
    repeat: queue.repeat,
  });
  // In natural order nothing has to be said.
  const places = queue.shuffle ? placesOf(order, natural) : 'null';
  return `${rest.slice(0, -1)},"natural":${idsOf(natural)},"order":${places}}`;
}

/** Items of one list that are in another, too. */
function among(items: readonly QueueItem[], others: readonly QueueItem[]): QueueItem[] {
  const kept = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => kept.has(id));
}

type Items = readonly QueueItem[];
/** Long lists as text. They are never changed, only replaced, and most changes of a queue leave them as they are. */
const texts = new WeakMap<Items, string>();
const placeTexts = new WeakMap<Items, { natural: Items; text: string }>();

function idsOf(items: Items): string {
  const text = texts.get(items) ?? JSON.stringify(items.map(({ trackId }) => trackId));
  texts.set(items, text);
  return text;
}

/** Where the items of a shuffled order stand in the natural one. */
function placesOf(order: Items, natural: Items): string {
  const known = placeTexts.get(order);
  if (known?.natural === natural) return known.text;
  const place = new Map(natural.map(({ id }, index) => [id, index]));
  const text = JSON.stringify(order.map(({ id }) => place.get(id)));
  placeTexts.set(order, { natural, text });
  return text;
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
