/** Tracks are brought down to this, in LUFS. */
const targetLufs = -14;
/** Highest true peak after correction, in dBTP. */
const ceilingDb = -1;

/**
 * Correction for a track in dB, never above 0: loud tracks are turned down, quiet ones stay. Without a
 * measurement it is 0.
 */
export function gainOf(track: { loudness_integrated: number | null; loudness_peak: number | null }): number {
  if (track.loudness_integrated === null) return 0;
  const room = ceilingDb - (track.loudness_peak ?? ceilingDb);
  return Math.min(targetLufs - track.loudness_integrated, room, 0);
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
