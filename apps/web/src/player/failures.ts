import { line } from '@kantele/api/translate';
import type { FailureReason } from './engine/engine.ts';

/** A track that could not be played. */
export interface FailedTrack {
  trackId: number;
  reason: FailureReason;
}

/** Most that are listed. */
export const failuresKept = 50;

/** English; translated where it is shown. */
export const failureWords: Record<FailureReason, string> = {
  missing: line('The file is not there any more.'),
  limited: line('Your plan does not include this.'),
  forbidden: line('You are not allowed to play this song.'),
  server: line('The server could not send it.'),
  unsupported: line('This browser cannot play the file.'),
  stuck: line('No sound came from it.'),
};

/** A list with one more; each track stands in it once, with what went wrong last. */
export const withFailure = (list: readonly FailedTrack[], failed: FailedTrack): readonly FailedTrack[] =>
  [failed, ...without(list, failed.trackId)].slice(0, failuresKept);

export const without = (list: readonly FailedTrack[], trackId: number): readonly FailedTrack[] =>
  list.some((one) => one.trackId === trackId) ? list.filter((one) => one.trackId !== trackId) : list;
