import { amplitude, hertz, master, type Rate } from './signal.ts';

/** Samples compared with the master; the largest shift looked for, either way. */
const stretch = 4_096;
const reach = 2_500;

/** Position of a stretch of the recording in the master, to the sample, by the sweep. */
function placeOf(recorded: Float32Array, at: number, original: Float32Array, around: number): number {
  let best = { place: 0, likeness: Number.NEGATIVE_INFINITY };
  for (let place = around - reach; place <= around + reach; place += 1) {
    let likeness = 0;
    for (let n = 0; n < stretch; n += 4) likeness += (recorded[at + n] ?? 0) * (original[place + n] ?? 0);
    if (likeness > best.likeness) best = { place, likeness };
  }
  return best.place;
}

/** Amplitude and phase of the sine in samples [from, to), phase counted from sample 0. */
function sineIn(samples: Float32Array, from: number, to: number, rate: number) {
  let [re, im] = [0, 0];
  const step = (2 * Math.PI * hertz) / rate;
  // Whole periods only, or the ends lean on the result.
  const period = rate / hertz;
  const length = Math.floor(Math.floor((to - from) / period) * period);
  for (let n = from; n < from + length; n += 1) {
    const value = samples[n] ?? 0;
    re += value * Math.sin(step * n);
    im += value * Math.cos(step * n);
  }
  return { level: (2 * Math.hypot(re, im)) / length, phase: Math.atan2(im, re) };
}

/** What lies within so many samples of a join (25 ms) is its own. */
const nearIn = (rate: number) => Math.round(rate * 0.025);

/**
 * Loudest difference (dBFS) within 25 ms of a place from the sine as it was before: what is heard as a click. Also
 * what is left of the difference before the place, which tells how good the fit is.
 */
function clickAndFloor(samples: Float32Array, at: number, rate: number) {
  const near = nearIn(rate);
  const { level, phase } = sineIn(samples, at - near - Math.round(rate * 0.5), at - near, rate);
  const residual = (from: number, to: number) => {
    let peak = 0;
    for (let n = from; n < to; n += 1) {
      const expected = level * Math.sin((2 * Math.PI * hertz * n) / rate + phase);
      peak = Math.max(peak, Math.abs((samples[n] ?? 0) - expected));
    }
    return 20 * Math.log10(peak);
  };
  return { click: residual(at - near, at + near), floor: residual(at - 8 * near, at - near), level };
}

export const clickOf = (samples: Float32Array, at: number, rate: number): number =>
  clickAndFloor(samples, at, rate).click;

interface Stereo {
  left: Float32Array;
  right: Float32Array;
}

/** In samples of the master: where the join is, and where playing began. */
interface Join {
  rate: Rate;
  cut: number;
  startsAt: number;
}

/**
 * Measures a recorded join. `gap`: samples too many (+) or lost (−) at the join; `silence`: longest run below −80 dBFS
 * in milliseconds; both between the first sound and the end of what was recorded.
 */
export function measureJoin({ left, right }: Stereo, { rate, cut, startsAt }: Join) {
  const original = master(rate);
  const onset = right.findIndex((value) => Math.abs(value) > 0.02);
  // The engine was told to begin there; coders may take a moment to settle.
  const settled = onset + Math.round(rate * 0.2);
  const before = placeOf(right, settled, original.right, startsAt + settled - onset);
  const shift = settled - before;
  const join = cut + shift;
  const after = join + Math.round(rate * 0.25);
  const gap = after - shift - placeOf(right, after, original.right, after - shift);
  const window = Math.round(rate * 0.4);
  const phaseFrom = (from: number) => sineIn(left, from, from + window, rate).phase;
  const turn = phaseFrom(join - 2_000 - window) - phaseFrom(after);
  const period = rate / hertz;
  const near = nearIn(rate);
  // The whole samples say which period it is, the phase which part of a sample.
  const turned = (turn / (2 * Math.PI)) * period;
  const whole = Math.round((gap - turned) / period) * period;
  return {
    gap: turned + whole,
    coarse: gap,
    /** Where the join and the first sound lie in what was recorded. */
    join,
    onset,
    ...clickAndFloor(left, join, rate),
    silence: longestSilence(left, right, onset, after + window) / (rate / 1_000),
    /** The same close to the join. */
    silenceThere: longestSilence(left, right, join - near, join + near) / (rate / 1_000),
  };
}

/**
 * Pieces of a stretch (45 ms each) in which the sine lies 0.4 samples from where it is in most of them, or is not as
 * loud: something was lost or put in there.
 */
export function disturbedIn(samples: Float32Array, from: number, to: number, rate: number): number {
  const size = Math.round((20 * rate) / hertz);
  const pieces = [sineIn(samples, to - size, to, rate)];
  for (let at = from; at + size <= to; at += size >> 1) pieces.push(sineIn(samples, at, at + size, rate));
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const level = middle(pieces.map((piece) => piece.level));
  // Phases are compared as what is left of a turn: they go round.
  const first = pieces[0]?.phase ?? 0;
  const turned = ({ phase }: { phase: number }) => Math.sin((phase - first) / 2);
  const usual = middle(pieces.map(turned));
  // AAC needs a while until the sine is steady.
  const near = (0.4 * Math.PI * hertz) / rate;
  return pieces.filter(
    (piece) => Math.abs(piece.level / level - 1) > 0.05 || Math.abs(turned(piece) - usual) > near,
  ).length;
}

function longestSilence(left: Float32Array, right: Float32Array, from: number, to: number): number {
  const quiet = 10 ** (-80 / 20);
  let [run, longest] = [0, 0];
  for (let n = from; n < to; n += 1) {
    run = Math.abs(left[n] ?? 0) < quiet && Math.abs(right[n] ?? 0) < quiet ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** How the level of the sine changes, in dB, over windows of two periods (4.5 ms) and around a join. */
export function levelSteps(
  left: Float32Array,
  { onset, join, rate }: { onset: number; join: number; rate: number },
) {
  const window = Math.round((2 * rate) / hertz);
  const levels: { at: number; db: number }[] = [];
  for (let at = onset; at + window < left.length; at += window) {
    let power = 0;
    for (let n = at; n < at + window; n += 1) power += (left[n] ?? 0) ** 2;
    levels.push({ at, db: 10 * Math.log10((2 * power) / window) });
  }
  const steps = levels.map(({ db }, index) => Math.abs(db - (levels[index - 1]?.db ?? db)));
  const behind = levels.filter(({ at }) => at >= join).map(({ db }) => db);
  return {
    before: levels[0]?.db ?? 0,
    behind: behind[0] ?? 0,
    largest: Math.max(...steps),
    after: Math.max(...behind) - Math.min(...behind),
  };
}

/** The level a faithful recording has. */
export const expectedLevel = amplitude;
