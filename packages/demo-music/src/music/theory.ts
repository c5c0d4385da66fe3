/** Scales, chord symbols and voice leading. Pitches are MIDI numbers, pitch classes 0…11. */

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export const MODES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  pentaMinor: [0, 3, 5, 7, 10],
  pentaMajor: [0, 2, 4, 7, 9],
} as const;

export type Mode = keyof typeof MODES;

const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  5: [0, 7],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  7: [0, 4, 10, 7],
  maj7: [0, 4, 11, 7],
  m7: [0, 3, 10, 7],
  m7b5: [0, 3, 6, 10],
  dim: [0, 3, 6],
  dim7: [0, 3, 6, 9],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 10, 7],
  add9: [0, 4, 7, 2],
  madd9: [0, 3, 7, 2],
  9: [0, 4, 10, 2, 7],
  maj9: [0, 4, 11, 2, 7],
  m9: [0, 3, 10, 2, 7],
  m11: [0, 3, 10, 5, 7],
  13: [0, 4, 10, 9, 2],
  '7b9': [0, 4, 10, 1, 7],
  '69': [0, 4, 9, 2, 7],
  'maj7#11': [0, 4, 11, 6, 7],
};

/** A chord as pitch classes; `tones` starts with the root and goes by importance. */
export interface Chord {
  symbol: string;
  root: number;
  bass: number;
  tones: readonly number[];
}

/** Pitch class of a note name such as `F#` or `Bb`. */
export function pitchClass(name: string): number {
  const base = LETTERS[name.charAt(0)];
  if (base === undefined) throw new Error(`not a note name: ${name}`);
  let shift = 0;
  for (const sign of name.slice(1)) shift += sign === '#' ? 1 : sign === 'b' ? -1 : 0;
  return (base + shift + 12) % 12;
}

/** Reads a chord symbol such as `Dm7`, `Bbmaj9` or `C/E`. */
export function parseChord(symbol: string): Chord {
  const match = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(symbol);
  const intervals = QUALITIES[match?.[2] ?? '?'];
  if (!match || !intervals) throw new Error(`unknown chord: ${symbol}`);
  const root = pitchClass(match[1] as string);
  return {
    symbol,
    root,
    bass: match[3] ? pitchClass(match[3]) : root,
    tones: intervals.map((i) => (root + i) % 12),
  };
}

/** Reads `Dm | Bb F | C`: bars are divided by `|`, chords in one bar share it equally. */
export function parseProgression(text: string): Chord[][] {
  return text.split('|').map((bar) => bar.trim().split(/\s+/).map(parseChord));
}

/** The seven (or five) pitch classes of a scale. */
export function scaleOf(key: string, mode: Mode): number[] {
  const tonic = pitchClass(key);
  return MODES[mode].map((step) => (tonic + step) % 12);
}

/** All pitches of the scale between low and high, bent so that no scale tone rubs against the chord. */
export function ladder(scale: readonly number[], chord: Chord, low: number, high: number): number[] {
  const classes = new Set(scale);
  for (const tone of chord.tones.slice(0, 4)) {
    if (classes.has(tone)) continue;
    // A chord tone from outside takes the place of its chromatic neighbour.
    for (const near of [(tone + 1) % 12, (tone + 11) % 12]) {
      if (classes.has(near) && !chord.tones.includes(near)) {
        classes.delete(near);
        break;
      }
    }
    classes.add(tone);
  }
  const out: number[] = [];
  for (let p = low; p <= high; p++) if (classes.has(p % 12)) out.push(p);
  return out;
}

/** The pitch of a class nearest to a given pitch. */
export function nearest(pc: number, to: number): number {
  let p = Math.floor(to / 12) * 12 + pc;
  if (p - to > 6) p -= 12;
  if (to - p > 6) p += 12;
  return p;
}

/** The lowest pitch of a class at or above `low`. */
export function above(pc: number, low: number): number {
  return low + ((((pc - low) % 12) + 12) % 12);
}

/** Chooses the voicing of `count` notes within the range that moves least from the previous one. */
export function voiceLead(
  chord: Chord,
  previous: readonly number[] | null,
  low: number,
  high: number,
  count: number,
  open = false,
): number[] {
  let tones = [...chord.tones];
  if (tones.length > count) tones = count < 4 && tones.length > 3 ? tones.slice(1) : tones;
  tones = tones.slice(0, count);
  let best: number[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  const centre = (low + high) / 2;
  for (let start = low; start < low + 14 && start < high; start++) {
    if (!tones.includes(start % 12)) continue;
    const sorted = tones.map((pc) => above(pc, start)).sort((a, b) => a - b);
    for (let i = 0; sorted.length < count; i++) sorted.push((sorted[i] as number) + 12);
    if (open && count >= 4) {
      const second = sorted.splice(count - 2, 1)[0] as number;
      sorted.unshift(second - 12);
    }
    if ((sorted[0] as number) < low - (open ? 5 : 0)) continue;
    let cost = 0;
    for (let i = 0; i < sorted.length; i++) {
      const from = previous?.[Math.min(i, previous.length - 1)] ?? centre + (i - count / 2) * 4;
      cost += Math.abs((sorted[i] as number) - from);
    }
    const top = sorted[sorted.length - 1] as number;
    if (top > high) cost += (top - high) * 6;
    cost += Math.abs((top + (sorted[0] as number)) / 2 - centre) * 0.4;
    if (cost < bestCost) {
      bestCost = cost;
      best = sorted;
    }
  }
  return best.length > 0 ? best : tones.map((pc) => above(pc, low)).sort((a, b) => a - b);
}
