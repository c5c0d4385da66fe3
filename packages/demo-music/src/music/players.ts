import {
  BLOCK,
  BRUSH,
  CLAP,
  CRASH,
  FLOOR_TOM,
  HAT,
  KICK,
  OPEN_HAT,
  PEDAL,
  RIDE,
  RIM,
  SHAKER,
  SNARE,
  SWIRL,
  TOM,
} from '../synth/drums.ts';
import type { Form, Section, Slot } from './form.ts';
import { type MelodyPlan, melodyFor } from './melody.ts';
import type { Part, Sketch } from './score.ts';
import { above, type Chord, ladder, nearest, voiceLead } from './theory.ts';

export type When = (section: Section) => boolean;
const always: When = () => true;

export interface VoicingOptions {
  low: number;
  high: number;
  count: number;
  open?: boolean;
  velocity: number;
  when?: When;
}

/** Held chords, voice-led from one to the next; a chord that stays is not struck again unless asked. */
export function holdChords(
  sk: Sketch,
  form: Form,
  part: Part,
  o: VoicingOptions & { strum?: number; short?: number },
) {
  let previous: number[] | null = null;
  for (const slot of form.slots) {
    if (!(o.when ?? always)(slot.section)) continue;
    previous = voiceLead(slot.chord, previous, o.low, o.high, o.count, o.open);
    const beats = slot.beats * (o.short ?? 1) * (slot.section.letter === 'o' ? 1 : 0.99);
    sk.chord(part, slot.beat, beats, previous, o.velocity * (0.7 + 0.4 * slot.section.intensity), o.strum);
  }
}

/** Chords in a rhythm given as `x` (accent), `o` (light), `-` (held on) and `.` (rest) over one bar. */
export function comp(
  sk: Sketch,
  form: Form,
  part: Part,
  o: VoicingOptions & { rhythm: readonly string[]; strum?: number },
) {
  let previous: number[] | null = null;
  for (const slot of form.slots) {
    if (!(o.when ?? always)(slot.section)) continue;
    previous = voiceLead(slot.chord, previous, o.low, o.high, o.count, o.open);
    const rhythm = o.rhythm[(slot.section.startBar + slot.bar) % o.rhythm.length] as string;
    const step = form.meter / rhythm.length;
    for (let i = 0; i < rhythm.length; i++) {
      const at = i * step;
      if (at < slot.offset - 1e-6 || at >= slot.offset + slot.beats - 1e-6) continue;
      const sign = rhythm[i];
      if (sign !== 'x' && sign !== 'o') continue;
      let length = 1;
      while (rhythm[i + length] === '-') length++;
      const velocity = o.velocity * (sign === 'x' ? 1 : 0.72) * (0.72 + 0.36 * slot.section.intensity);
      sk.chord(part, slot.beat - slot.offset + at, step * length * 0.95, previous, velocity, o.strum);
    }
  }
}

/** Broken chords: `pattern` indexes the voicing (negative is a rest), one step after the other. */
export function broken(
  sk: Sketch,
  form: Form,
  part: Part,
  o: VoicingOptions & { pattern: readonly number[]; step: number; ring?: number; bassFirst?: number },
) {
  let previous: number[] | null = null;
  for (const slot of form.slots) {
    if (!(o.when ?? always)(slot.section)) continue;
    previous = voiceLead(slot.chord, previous, o.low, o.high, o.count, o.open);
    if (slot.section.letter === 'o' && slot.bar === slot.section.bars - 1) {
      sk.chord(part, slot.beat, slot.beats, previous, o.velocity * 0.7, 0.06);
      continue;
    }
    const steps = Math.round(slot.beats / o.step);
    const begin = Math.round(slot.offset / o.step);
    for (let i = 0; i < steps; i++) {
      const index = o.pattern[(begin + i) % o.pattern.length] as number;
      if (index < 0) continue;
      const octave = Math.floor(index / previous.length);
      let midi = (previous[index % previous.length] as number) + octave * 12;
      if (o.bassFirst !== undefined && i === 0) midi = above(slot.chord.bass, o.bassFirst);
      const accent = i === 0 ? 1.12 : (begin + i) % 2 === 0 ? 0.95 : 0.82;
      const velocity = o.velocity * accent * (0.7 + 0.4 * slot.section.intensity);
      sk.note(part, slot.beat + i * o.step, o.step * (o.ring ?? 1.5), midi, velocity);
    }
  }
}

/** A bass line from a rhythm: digits 1 root, 5 fifth, 8 octave, 3 third, a approach to the next root; - holds. */
export function bassLine(
  sk: Sketch,
  form: Form,
  part: Part,
  o: { low: number; rhythm: readonly string[]; velocity: number; when?: When; tight?: number },
) {
  form.slots.forEach((slot, index) => {
    if (!(o.when ?? always)(slot.section)) return;
    const root = above(slot.chord.bass, o.low);
    if (slot.section.letter === 'o') {
      if (slot.bar === 0 || slot.chord.symbol !== (form.slots[index - 1] as Slot).chord.symbol)
        sk.note(part, slot.beat, slot.beats * 1.9, root, o.velocity * 0.85);
      return;
    }
    const rhythm = o.rhythm[(slot.section.startBar + slot.bar) % o.rhythm.length] as string;
    const step = form.meter / rhythm.length;
    const next = form.slots[index + 1];
    for (let i = 0; i < rhythm.length; i++) {
      const at = i * step;
      if (at < slot.offset - 1e-6 || at >= slot.offset + slot.beats - 1e-6) continue;
      const sign = at === slot.offset && slot.offset > 0 ? '1' : (rhythm[i] as string);
      if (sign === '.' || sign === '-') continue;
      let length = 1;
      while (rhythm[i + length] === '-') length++;
      const fifth = above(
        slot.chord.tones.includes((slot.chord.root + 7) % 12) ? (slot.chord.root + 7) % 12 : slot.chord.root,
        o.low,
      );
      let midi = root;
      if (sign === '5') midi = fifth;
      else if (sign === '8') midi = root + 12;
      else if (sign === '3') midi = nearest(slot.chord.tones[1] ?? slot.chord.root, root + 4);
      else if (sign === 'a' && next) {
        const target = nearest(next.chord.bass, root);
        midi = target + (target > root ? -1 : target < root ? 1 : -5);
      }
      const velocity = o.velocity * (at === 0 ? 1.05 : 0.88) * (0.75 + 0.3 * slot.section.intensity);
      sk.note(part, slot.beat - slot.offset + at, step * length * (o.tight ?? 0.92), midi, velocity);
    }
  });
}

/** A walking bass: root on the first beat, scale and chord tones between, a leading note into the next chord. */
export function walk(
  sk: Sketch,
  form: Form,
  part: Part,
  o: { low: number; scale: readonly number[]; velocity: number; when?: When },
) {
  let last = above((form.slots[0] as Slot).chord.bass, o.low);
  form.slots.forEach((slot, index) => {
    if (!(o.when ?? always)(slot.section)) return;
    if (slot.section.letter === 'o') {
      if (slot.bar === 0)
        sk.note(part, slot.beat, slot.beats * 1.9, above(slot.chord.bass, o.low), o.velocity);
      return;
    }
    const next = form.slots[index + 1];
    const beats = Math.round(slot.beats);
    const root = nearest(slot.chord.bass, last);
    const start = root < o.low ? root + 12 : root > o.low + 19 ? root - 12 : root;
    const target = next ? nearest(next.chord.bass, start) : start;
    const rungs = ladder(o.scale, slot.chord, o.low - 2, o.low + 24);
    const direction = target > start || start < o.low + 5 ? 1 : -1;
    let here = start;
    for (let b = 0; b < beats; b++) {
      if (b === 0) here = start;
      else if (b === beats - 1 && next) here = target + (sk.rng.chance(0.5) ? 1 : -1);
      else {
        const onward = rungs.filter((p) => (direction > 0 ? p > here : p < here));
        const chordTones = onward.filter((p) => slot.chord.tones.includes(p % 12));
        const list = b === 2 && chordTones.length > 0 ? chordTones : onward;
        here = (direction > 0 ? list[0] : list[list.length - 1]) ?? start;
      }
      sk.note(part, slot.beat + b, 0.93, here, o.velocity * (b % 2 === 1 ? 1.03 : 0.93));
      if (sk.rng.chance(0.09)) sk.note(part, slot.beat + b + 0.5, 0.4, here, o.velocity * 0.55);
    }
    last = here;
  });
}

/** Sings or plays a tune over the form and notes where its phrases begin. */
export function sing(
  sk: Sketch,
  form: Form,
  part: Part,
  plan: MelodyPlan & { when?: When; shift?: number; velocity?: number; legato?: number; leads?: boolean },
) {
  for (const section of form.sections) {
    const wanted = plan.when ? plan.when(section) : section.letter !== 'i' && section.letter !== 'o';
    if (!wanted) continue;
    for (const note of melodyFor(form, section, plan)) {
      if (note.opens && plan.leads) sk.phrases.push(sk.at(note.beat));
      const velocity = note.velocity * (plan.velocity ?? 1);
      sk.note(part, note.beat, note.beats * (plan.legato ?? 0.96), note.midi + (plan.shift ?? 0), velocity);
    }
  }
}

const DRUMS: Readonly<Record<string, number>> = {
  kick: KICK,
  snare: SNARE,
  rim: RIM,
  clap: CLAP,
  brush: BRUSH,
  swirl: SWIRL,
  hat: HAT,
  pedal: PEDAL,
  open: OPEN_HAT,
  ride: RIDE,
  crash: CRASH,
  tom: TOM,
  floor: FLOOR_TOM,
  shaker: SHAKER,
  block: BLOCK,
};

export type Groove = Readonly<Record<string, readonly string[]>>;

/** Drums from grids, one string per bar: `X` accent, `x` normal, `o` soft, `?` soft and only now and then. */
export function drums(
  sk: Sketch,
  form: Form,
  part: Part,
  groove: Groove,
  o: { velocity: number; when?: When; fills?: boolean; crash?: boolean },
) {
  for (const section of form.sections) {
    if (!(o.when ?? always)(section)) continue;
    for (let bar = 0; bar < section.bars; bar++) {
      const start = (section.startBar + bar) * form.meter;
      const fill =
        o.fills !== false && bar === section.bars - 1 && section.letter !== 'i' && section.bars >= 4;
      for (const [name, bars] of Object.entries(groove)) {
        const grid = bars[(section.startBar + bar) % bars.length] as string;
        const step = form.meter / grid.length;
        for (let i = 0; i < grid.length; i++) {
          const sign = grid[i];
          if (sign === '.' || sign === '-') continue;
          if (sign === '?' && !sk.rng.chance(0.35)) continue;
          if (fill && i * step >= form.meter - 1 && name !== 'kick') continue;
          const strength = sign === 'X' ? 1 : sign === 'x' ? 0.78 : 0.42;
          sk.note(
            part,
            start + i * step,
            step,
            DRUMS[name] ?? HAT,
            o.velocity * strength * (0.8 + 0.25 * section.intensity),
          );
        }
      }
      if (fill) playFill(sk, part, start + form.meter - 1, o.velocity, 'snare' in groove);
      if (o.crash && bar === 0 && section.index > 0) sk.note(part, start, 1, CRASH, o.velocity * 0.7);
    }
  }
}

function playFill(sk: Sketch, part: Part, beat: number, velocity: number, loud: boolean): void {
  const shapes = loud
    ? [
        [SNARE, SNARE, TOM, FLOOR_TOM],
        [SNARE, 0, SNARE, SNARE],
        [TOM, TOM, FLOOR_TOM, 0],
      ]
    : [
        [BRUSH, 0, BRUSH, BRUSH],
        [RIM, 0, RIM, 0],
      ];
  sk.rng.pick(shapes).forEach((drum, i) => {
    if (drum) sk.note(part, beat + i * 0.25, 0.25, drum, velocity * (0.55 + i * 0.1));
  });
}

/** The pitch of the tonic chord's root at or above a limit. */
export function rootAbove(chord: Chord, low: number): number {
  return above(chord.root, low);
}
