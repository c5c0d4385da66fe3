/** How much is kept in the buffer, in seconds of sound unless said otherwise. */
export interface Policy {
  /** Fetched ahead of the position … */
  ahead: number;
  /** … and again once less than this is left. */
  refill: number;
  /** Kept behind the position. */
  behind: number;
  /** Bytes per request. */
  span: number;
  /** Fragments of the next track fetched before it sounds. */
  nextFragments: number;
}

/** Chromium refuses appends between 10.4 and 12 MB, Firefox between 13 and 19: measured. */
const ceilingBytes = 8 * 1024 * 1024;

/**
 * @param bytesPerSecond of the rendition
 * @param tightness 1, halved whenever a browser says its buffer is full
 */
export function policyFor(bytesPerSecond: number, saveData: boolean, tightness: number): Policy {
  const room = (ceilingBytes * tightness) / bytesPerSecond;
  const ahead = Math.max(10, Math.min(saveData ? 30 : 60, room * 0.7));
  return {
    ahead,
    refill: ahead / 2,
    behind: Math.max(5, Math.min(30, room * 0.2)),
    span: 512 * 1024,
    nextFragments: saveData ? 2 : Number.POSITIVE_INFINITY,
  };
}

/** Whether the listener has asked for less traffic. */
export function savesData({ navigator }: Window): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
