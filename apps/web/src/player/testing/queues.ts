import * as rules from '../queue/queue.ts';
import type { Playable, Queue } from '../queue/types.ts';
import { album } from './tracks.ts';

/** Ids of tracks: so many, from a first one on. */
export const some = (count: number, from = 1): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

export const idsOf = (items: Queue['manual']): number[] => items.map(({ trackId }) => trackId);

/** A queue with an album of so many tracks, at one of them. */
export const first = (count: number, at = 0): Queue =>
  rules.startContext(rules.emptyQueue, some(count), at, album);

/** Applies "next" until nothing is left and tells what played. */
export function playThrough(queue: Queue, most = 50, playable?: Playable): number[] {
  const heard: number[] = [];
  let at: Queue | null = queue;
  while (at?.current && heard.length < most) {
    heard.push(at.current.trackId);
    at = rules.next(at, 'ended', playable);
  }
  return heard;
}
