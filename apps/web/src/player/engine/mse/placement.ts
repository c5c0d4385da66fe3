import type { Placed } from './timeline.ts';

/** What a buffer is told before the bytes of a sound, in seconds of the element's clock. */
export interface Placement {
  /** `timestampOffset`: where time 0 of the bytes lies. */
  offset: number;
  windowStart: number;
  windowEnd: number;
}

/** Firefox rounds the offset down to whole samples; a hair too little loses one. More than half a sample would, too. */
const hair = ({ rate }: { rate: number }) => Math.min(5e-6, 0.3 / rate);

/**
 * The first coded sample of a sound lies `delay` before its place, and the window cuts what sticks out. Each number is a
 * part of a sample off, so that no browser rounds to the wrong one; measured, see docs/player.md.
 * @param counted browsers number what they take themselves: where the first of it lies in the coded sound; else null
 */
export function placementOf(
  { start, end, sound }: Placed<unknown>,
  mime: string,
  counted: number | null,
): Placement {
  const { delay, rate } = sound;
  if (mime.startsWith('audio/webm')) {
    // Firefox rounds the time of every block down: half a sample keeps them away from the edge.
    return {
      offset: start + (0.5 - delay) / rate,
      windowStart: start + 0.2 / rate,
      windowEnd: end + 0.8 / rate,
    };
  }
  const offset = start + ((counted ?? 0) - delay) / rate + hair(sound);
  return { offset, windowStart: start, windowEnd: end };
}
