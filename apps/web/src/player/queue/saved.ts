import { isRecord } from '../stored/guards.ts';
import { itemsMax } from './queue.ts';

/** A queue that was kept: ids of tracks in their order. */
export interface SavedQueue {
  id: string;
  name: string;
  trackIds: readonly number[];
  /** Milliseconds since the epoch. */
  savedAt: number;
}

export const savedQueuesMax = 20;

export const withSaved = (list: readonly SavedQueue[], entry: SavedQueue): SavedQueue[] =>
  [entry, ...list].slice(0, savedQueuesMax);

const isSaved = (value: unknown): value is SavedQueue =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  Number.isSafeInteger(value.savedAt) &&
  Array.isArray(value.trackIds) &&
  value.trackIds.length <= 2 * itemsMax &&
  value.trackIds.every((id) => Number.isSafeInteger(id));

/** Kept queues from a stored value; what is broken is left out. */
export const readSavedQueues = (value: unknown): SavedQueue[] =>
  Array.isArray(value) ? value.filter(isSaved).slice(0, savedQueuesMax) : [];
