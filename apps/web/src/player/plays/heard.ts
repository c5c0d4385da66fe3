/** How much of a track was heard: media time that passed while playing, without pauses and jumps. In milliseconds. */
export interface Heard {
  /** Position of the last reading; null right after a jump. */
  at: number | null;
  total: number;
}

/** A play counts once this much was heard, or half of the track if that is less. */
const thresholdMs = 30_000;

export const unheard: Heard = { at: null, total: 0 };

/** A reading of the media clock while playing. A step back counts nothing. */
export const advance = (heard: Heard, positionMs: number): Heard => ({
  at: positionMs,
  total: heard.total + (heard.at === null ? 0 : Math.max(0, positionMs - heard.at)),
});

/** The position was changed by a seek: what lies between was not played. */
export const jumped = (heard: Heard): Heard => ({ ...heard, at: null });

/** Whether enough was heard to count as a play. A track of unknown length needs the full 30 seconds. */
export function counts(heard: Heard, durationMs: number | null): boolean {
  return heard.total >= Math.min(thresholdMs, (durationMs ?? thresholdMs * 2) / 2);
}
