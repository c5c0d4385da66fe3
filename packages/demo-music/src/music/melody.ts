import { type Form, type Section, slotAt } from './form.ts';
import { Rng } from './rng.ts';
import { ladder, nearest } from './theory.ts';

export interface MelodyNote {
  beat: number;
  beats: number;
  midi: number;
  velocity: number;
  /** First note of a phrase. */
  opens: boolean;
}

export interface MelodyPlan {
  seed: string;
  scale: readonly number[];
  low: number;
  high: number;
  /** Rhythms of one bar in beats; negative numbers are rests. */
  cells: readonly (readonly number[])[];
  /** Rhythms for the last bar of a phrase. */
  closes: readonly (readonly number[])[];
  /** Bars in a phrase. */
  phrase?: number;
  /** 0…1: how often the line leaps. */
  leaps?: number;
  /** 0…1: how much returns are decorated. */
  ornaments?: number;
  /** Bars of melody are left out with this probability (never the first of a phrase). */
  gaps?: number;
}

interface Motif {
  cell: readonly number[];
  contour: number[];
}

function makeMotif(rng: Rng, cells: readonly (readonly number[])[], leaps: number): Motif {
  const cell = rng.pick(cells);
  const contour = [0];
  let last = 0;
  let step = 0;
  for (let i = 1; i < cell.length; i++) {
    if (Math.abs(step) > 1) step = -Math.sign(step);
    else if (rng.chance(leaps)) step = rng.pick([2, 3, -2, 4, -3]);
    else step = rng.pick([1, -1, 1, -1, 0]);
    last = Math.max(-4, Math.min(5, last + step));
    contour.push(last);
  }
  return { cell, contour };
}

function closest(rungs: readonly number[], pitch: number): number {
  let best = 0;
  for (let i = 1; i < rungs.length; i++) {
    if (Math.abs((rungs[i] as number) - pitch) < Math.abs((rungs[best] as number) - pitch)) best = i;
  }
  return best;
}

/**
 * A melody for one section. Sections of the same letter get the same tune, decorated when they return:
 * phrases open with a motif, answer it in sequence or upside down, and close on a long chord tone.
 */
export function melodyFor(form: Form, section: Section, plan: MelodyPlan): MelodyNote[] {
  const rng = new Rng(`${plan.seed}:tune:${section.letter}`);
  const fancy = new Rng(`${plan.seed}:fancy:${section.index}`);
  const leaps = plan.leaps ?? 0.25;
  const first = makeMotif(rng, plan.cells, leaps);
  const second = makeMotif(rng, plan.cells, leaps);
  const length = Math.min(section.bars, plan.phrase ?? 4);
  const notes: MelodyNote[] = [];
  const span = plan.high - plan.low;
  const lift = section.letter === 'B' ? 0.62 : section.letter === 'C' ? 0.3 : 0.42;
  let previous = plan.low + span * lift;
  const arch = rng.pick([
    [0, 0.14, 0.26, 0.04],
    [0.1, 0.22, 0.1, -0.06],
    [-0.06, 0.06, 0.22, 0.1],
  ]);
  for (let bar = 0; bar < section.bars; bar++) {
    const inPhrase = bar % length;
    const phrase = Math.floor(bar / length);
    const closing = inPhrase === length - 1 || bar === section.bars - 1;
    const lastOfSection = bar === section.bars - 1;
    const roll = rng.next();
    const skip = rng.chance(plan.gaps ?? 0);
    if (skip && inPhrase > 0 && !lastOfSection) continue;
    const upsideDown = roll > 0.72 && inPhrase > 0;
    let motif = inPhrase === 2 || (length === 2 && phrase % 2 === 1 && inPhrase === 0) ? second : first;
    if (closing) {
      const cell = rng.pick(plan.closes);
      motif = { cell, contour: cell.map((_, i) => (cell.length - 1 - i) * (roll > 0.5 ? 1 : -1)) };
    }
    const start = (section.startBar + bar) * form.meter;
    const height = plan.low + span * (lift + (arch[Math.floor((inPhrase * 4) / length)] as number));
    const slot = slotAt(form, start);
    const aim = (previous + height * 2) / 3;
    const anchorTones =
      closing && lastOfSection ? slot.chord.tones.slice(0, 2) : slot.chord.tones.slice(0, 4);
    const anchor = anchorTones
      .map((pc) => nearest(pc, Math.round(aim)))
      .reduce((best, p) => (Math.abs(p - aim) < Math.abs(best - aim) ? p : best));
    let beat = start;
    motif.cell.forEach((value, i) => {
      const beats = Math.abs(value);
      if (value > 0) {
        const chord = slotAt(form, beat).chord;
        const rungs = ladder(plan.scale, chord, plan.low - 4, plan.high + 4);
        const turn = upsideDown && !closing ? -1 : 1;
        const wanted = closest(rungs, anchor) + turn * (motif.contour[i] as number);
        let midi = rungs[Math.max(0, Math.min(rungs.length - 1, wanted))] as number;
        const inBar = beat - start;
        const strong = inBar === 0 || inBar === form.meter / 2 || beats >= 1.5;
        if (strong && !chord.tones.includes(midi % 12)) {
          const tones = chord.tones.slice(0, 4).map((pc) => nearest(pc, midi));
          midi = tones.reduce((best, p) => (Math.abs(p - midi) < Math.abs(best - midi) ? p : best));
        }
        while (midi - previous > 9) midi -= 12;
        while (previous - midi > 9) midi += 12;
        if (midi > plan.high + 3) midi -= 12;
        if (midi < plan.low - 3) midi += 12;
        const accent = inBar === 0 ? 0.12 : strong ? 0.05 : -0.06;
        const swell = Math.sin(((inPhrase + inBar / form.meter) / length) * Math.PI) * 0.14;
        notes.push({
          beat,
          beats,
          midi,
          velocity: 0.56 + accent + swell + section.intensity * 0.16,
          opens:
            inPhrase === 0 && (notes.length === 0 || (notes[notes.length - 1] as MelodyNote).beat < start),
        });
        previous = midi;
      }
      beat += beats;
    });
  }
  const amount = (plan.ornaments ?? 0.3) * Math.min(1, section.pass * 0.7);
  return amount > 0 ? decorate(form, notes, plan, fancy, amount) : notes;
}

/** Breaks some long notes into turns and lets some notes arrive late. */
function decorate(form: Form, notes: MelodyNote[], plan: MelodyPlan, rng: Rng, amount: number): MelodyNote[] {
  return notes.flatMap((note) => {
    if (note.beats < 1 || !rng.chance(amount)) return [note];
    const rungs = ladder(plan.scale, slotAt(form, note.beat).chord, note.midi - 5, note.midi + 5);
    const here = closest(rungs, note.midi);
    const neighbour = rungs[here + (rng.chance(0.65) ? 1 : -1)] ?? note.midi;
    const short = note.beats >= 2 ? 0.5 : 0.25;
    if (rng.chance(0.5)) {
      return [
        { ...note, beats: short, midi: neighbour, velocity: note.velocity * 0.85 },
        { ...note, beat: note.beat + short, beats: note.beats - short, opens: false },
      ];
    }
    const rest = note.beats - short * 2;
    return [
      { ...note, beats: rest },
      {
        ...note,
        beat: note.beat + rest,
        beats: short,
        midi: neighbour,
        velocity: note.velocity * 0.8,
        opens: false,
      },
      { ...note, beat: note.beat + rest + short, beats: short, velocity: note.velocity * 0.85, opens: false },
    ].filter((n) => n.beats > 0);
  });
}
