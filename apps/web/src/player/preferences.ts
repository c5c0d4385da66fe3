import type { LoudnessMode } from './engine/loudness.ts';
import type { Quality } from './engine/renditions.ts';

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
