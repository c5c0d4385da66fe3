import type { LoudnessMode } from './engine/loudness.ts';
import type { Quality } from './engine/renditions.ts';
import { isRecord, numberIn } from './stored/guards.ts';

export type { LoudnessMode, Quality };

/** How somebody likes to listen, in this browser. */
export interface PlayerPreferences {
  /** Null: what the site says. */
  loudness: LoudnessMode | null;
  /** Seconds two tracks overlap, 0–12; 0 is gapless. Tracks of one album never overlap. */
  crossfade: number;
  /** Speed, 0.5–2. */
  rate: number;
  quality: Quality;
  /** Goes on by itself when a track cannot be played. */
  autoSkip: boolean;
}

export const crossfadeMax = 12;
export const rates = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export const defaultPreferences: PlayerPreferences = {
  loudness: null,
  crossfade: 0,
  rate: 1,
  quality: 'auto',
  autoSkip: true,
};

const modes: readonly unknown[] = ['off', 'auto', 'track', 'album'];
const qualities: readonly unknown[] = ['auto', 'original', 'high', 'saver'];
/** What earlier releases called it. */
const qualityNow = (quality: unknown) => (quality === 'lossless' ? 'original' : quality);

/** Preferences from a stored value; what is missing or wrong is as by default. */
export function readPreferences(value: unknown): PlayerPreferences {
  if (!isRecord(value)) return defaultPreferences;
  const { loudness, crossfade, rate, autoSkip } = value;
  const quality = qualityNow(value.quality);
  return {
    loudness: modes.includes(loudness) ? (loudness as LoudnessMode) : null,
    crossfade: Math.round(numberIn(crossfade, 0, crossfadeMax, 0)),
    rate: numberIn(rate, 0.5, 2, 1),
    quality: qualities.includes(quality) ? (quality as Quality) : 'auto',
    autoSkip: autoSkip !== false,
  };
}
