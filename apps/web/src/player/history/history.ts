import { isRecord } from '../stored/guards.ts';

/** A track that was heard. */
export interface HistoryEntry {
  trackId: number;
  /** When it was left, in milliseconds since the epoch. */
  at: number;
}

const historyMax = 200;
/** What was heard for less than this many milliseconds was passed over. */
export const heardEnoughMs = 5_000;

export const withHeard = (list: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] =>
  [entry, ...list].slice(0, historyMax);

const isEntry = (value: unknown): value is HistoryEntry =>
  isRecord(value) && Number.isSafeInteger(value.trackId) && Number.isSafeInteger(value.at);

/** History from a stored value; what is broken is left out. */
export const readHistory = (value: unknown): HistoryEntry[] =>
  Array.isArray(value) ? value.filter(isEntry).slice(0, historyMax) : [];
