import {
  crossfadeMax,
  defaultPreferences,
  type LoudnessMode,
  type PlayerPreferences,
  type Quality,
} from '../preferences.ts';
import { isRecord, numberIn } from './guards.ts';

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
