import { type Chord, parseProgression } from './theory.ts';

export type Letter = 'i' | 'A' | 'B' | 'C' | 'o';

/** A part of the form: intro, verse (A), chorus (B), bridge (C) or ending. */
export interface Section {
  letter: Letter;
  index: number;
  /** How many sections of this letter came before. */
  pass: number;
  /** Whether this is the last section of its letter. */
  lastPass: boolean;
  startBar: number;
  bars: number;
  /** 0…1, grows over the piece. */
  intensity: number;
}

/** One chord in time. */
export interface Slot {
  beat: number;
  beats: number;
  chord: Chord;
  section: Section;
  /** Bar within the section. */
  bar: number;
  /** Offset within the bar in beats. */
  offset: number;
}

export interface Form {
  meter: number;
  sections: Section[];
  slots: Slot[];
  bars: number;
  beats: number;
}

export interface FormRequest {
  meter: number;
  bpm: number;
  seconds: number;
  a: string;
  b?: string;
  c?: string;
  /** Order of sections; without it the best fitting of the usual ones is taken. */
  form?: string;
  /** The last chord; the first of A when missing. */
  end?: string;
}

const USUAL = [
  'Ao',
  'iAo',
  'ABo',
  'iABo',
  'ABAo',
  'iABAo',
  'AABAo',
  'iAABAo',
  'iABABo',
  'iAABABo',
  'iABABAo',
  'iAABABBo',
  'iAABAABAo',
  'iABABABAo',
  'iAABAABABAo',
  'iABABABABABAo',
  'iAABAABABAABABo',
];

/** Lays out the sections and the chords of a piece so that it lasts about as long as asked. */
export function planForm(request: FormRequest): Form {
  const progressions: Record<string, Chord[][]> = {
    A: parseProgression(request.a),
    B: parseProgression(request.b ?? request.a),
    C: parseProgression(request.c ?? request.b ?? request.a),
  };
  const a = progressions.A as Chord[][];
  progressions.i = a.length <= 4 ? a : a.slice(0, 4);
  const final = request.end ? parseProgression(request.end) : [(a[0] as Chord[]).slice(0, 1)];
  progressions.o = final.length > 1 ? final : [...final, ...final];
  const barSeconds = (request.meter * 60) / request.bpm;
  const length = (order: string) =>
    [...order].reduce((sum, letter) => sum + (progressions[letter] as Chord[][]).length * barSeconds, 0);
  // The last chord rings on and the tempo gives way at the end, so plan a little less.
  const wanted = request.seconds * 0.8;
  const distance = (order: string) => Math.abs(length(order) - wanted) + (length(order) < 36.5 ? 20 : 0);
  const order = request.form ?? USUAL.reduce((best, next) => (distance(next) < distance(best) ? next : best));

  const sections: Section[] = [];
  const slots: Slot[] = [];
  let bar = 0;
  const body = Math.max(1, order.length - 1);
  [...order].forEach((letter, index) => {
    const bars = progressions[letter] as Chord[][];
    const pass = [...order.slice(0, index)].filter((l) => l === letter).length;
    const grow = index / body;
    const base =
      letter === 'i' ? 0.3 : letter === 'o' ? 0.4 : letter === 'B' ? 0.68 : letter === 'C' ? 0.5 : 0.48;
    const section: Section = {
      letter: letter as Letter,
      index,
      pass,
      lastPass: !order.slice(index + 1).includes(letter),
      startBar: bar,
      bars: bars.length,
      intensity: letter === 'i' || letter === 'o' ? base : Math.min(1, base + grow * 0.42),
    };
    sections.push(section);
    bars.forEach((chords, b) => {
      const beats = request.meter / chords.length;
      chords.forEach((chord, c) => {
        slots.push({
          beat: (bar + b) * request.meter + c * beats,
          beats,
          chord,
          section,
          bar: b,
          offset: c * beats,
        });
      });
    });
    bar += bars.length;
  });
  return { meter: request.meter, sections, slots, bars: bar, beats: bar * request.meter };
}

/** The chord sounding at a beat. */
export function slotAt(form: Form, beat: number): Slot {
  let low = 0;
  let high = form.slots.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((form.slots[middle] as Slot).beat <= beat + 1e-6) low = middle;
    else high = middle - 1;
  }
  return form.slots[low] as Slot;
}
