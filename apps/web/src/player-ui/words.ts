import type { TrackSummary } from '@kantele/api/contract/tracks';
import { line, type Translate } from '@kantele/api/translate';
import { clock, spokenDuration } from '../lib/durations.ts';
import type { Repeat } from '../player/queue/types.ts';

/** Time counts up when a second is over, not when half of it is. */
const whole = (ms: number) => Math.floor(Math.max(0, ms) / 1000) * 1000;

/** `1:12`, for milliseconds. */
export const elapsed = (ms: number): string => clock(whole(ms));

/** `−3:12`; elapsed and remaining add up to the length shown. */
export const remaining = (positionMs: number, durationMs: number): string =>
  `−${clock(Math.max(0, Math.round(durationMs / 1000) * 1000 - whole(positionMs)))}`;

/** "1 minute 12 seconds of 3 minutes 40 seconds", or without the length. */
export function spokenPosition(
  positionMs: number,
  durationMs: number,
  detail: 'full' | 'short',
  t: Translate,
): string {
  const time = spokenDuration(whole(positionMs), t);
  return detail === 'full' ? t(':time of :length', { time, length: spokenDuration(durationMs, t) }) : time;
}

/** English; translated where it is shown. */
export const repeatLabel: Record<Repeat, string> = {
  off: line('Repeat: off'),
  all: line('Repeat: all'),
  one: line('Repeat: one track'),
};

export const artistsOf = (track: TrackSummary): string => track.artists.map(({ name }) => name).join(', ');
