/** Tracks are brought down to this, in LUFS. */
const targetLufs = -14;
/** Highest true peak after correction, in dBTP. */
const ceilingDb = -1;

/** `album` keeps the differences between the tracks of an album; `auto` does where an album plays in order. */
export type LoudnessMode = 'off' | 'auto' | 'track' | 'album';

interface Measured {
  /** LUFS */
  loudness_integrated: number | null;
  /** dBTP */
  loudness_peak: number | null;
}

/**
 * Correction for a track in dB, never above 0: loud music is turned down, quiet music stays. Without a measurement
 * it is 0; an album that has none yet counts as the track.
 */
export function gainOf(track: Measured & { album: Measured }, mode: Exclude<LoudnessMode, 'auto'>): number {
  if (mode === 'off') return 0;
  // Queues stored by an earlier release know nothing of the album's loudness.
  const album = mode === 'album' && (track.album.loudness_integrated ?? null) !== null;
  const { loudness_integrated, loudness_peak } = album ? track.album : track;
  if (loudness_integrated === null) return 0;
  const room = ceilingDb - (loudness_peak ?? ceilingDb);
  return Math.min(targetLufs - loudness_integrated, room, 0);
}

/** Decibels as an amplitude factor. */
export const amplitudeOf = (db: number): number => 10 ** (db / 20);

/** The slider spans this many dB above silence. */
const rangeDb = 40;

/** Amplitude 0–1 for a slider position 0–1: equal steps of the slider sound equal; the bottom is silence. */
export function volumeCurve(position: number): number {
  if (!(position > 0)) return 0;
  return amplitudeOf((Math.min(position, 1) - 1) * rangeDb);
}
