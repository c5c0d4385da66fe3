import { type Form, planForm } from '../music/form.ts';
import { type Score, Sketch, type TempoOptions } from '../music/score.ts';
import { type Mode, scaleOf } from '../music/theory.ts';

/** What a track asks of its style: plain data, the same piece every time. */
export interface Recipe {
  style: string;
  seed: string;
  key: string;
  mode: Mode;
  bpm: number;
  /** Wanted length; the form is chosen to come close. */
  seconds: number;
  meter?: 3 | 4 | 5 | 6;
  /** Chords of verse, chorus and bridge. */
  a: string;
  b?: string;
  c?: string;
  form?: string;
  end?: string;
  /** Which of the instruments of the style leads. */
  lead?: string;
  /** Chooses between the patterns of the style. */
  colour?: number;
}

export interface Start {
  sk: Sketch;
  form: Form;
  scale: number[];
  meter: number;
  colour: number;
}

/** Lays out the form of a recipe and opens a sketch for it. */
export function begin(recipe: Recipe, tempo: Omit<TempoOptions, 'bpm'> & { slowing?: boolean } = {}): Start {
  const meter = recipe.meter ?? 4;
  const { slowing, ...rest } = tempo;
  const form = planForm({ ...recipe, meter });
  const ending = form.sections[form.sections.length - 1];
  const sk = new Sketch(recipe.seed, {
    bpm: recipe.bpm,
    ...rest,
    ritardFrom: slowing && ending ? ending.startBar * meter - meter : undefined,
  });
  for (const section of form.sections) sk.sections.push(sk.at(section.startBar * meter));
  return { sk, form, scale: scaleOf(recipe.key, recipe.mode), meter, colour: recipe.colour ?? 0 };
}

/** Closes the sketch: length from the form plus a tail for the last sounds. */
export function close(
  start: Start,
  options: { tail: number; room: Score['room']; loudness: number; fadeIn?: number; fadeOut?: number },
): Score {
  return start.sk.finish({
    seconds: Math.round((start.sk.at(start.form.beats) + options.tail) * 1000) / 1000,
    room: options.room,
    loudness: options.loudness,
    fadeIn: options.fadeIn ?? 0.004,
    fadeOut: options.fadeOut ?? options.tail + 0.6,
  });
}

type Cells = readonly (readonly number[])[];

/** Rhythms of one bar, by manner and metre. */
export function cells(
  manner: 'folk' | 'song' | 'jazz' | 'slow' | 'riff',
  meter: number,
): { cells: Cells; closes: Cells } {
  if (meter === 3) {
    if (manner === 'slow') return { cells: [[3], [2, 1], [-1, 2]], closes: [[3], [-1, 2]] };
    return {
      cells: [
        [2, 1],
        [1, 1, 1],
        [1.5, 0.5, 1],
        [1, 0.5, 0.5, 1],
        [0.5, 0.5, 1, 1],
        [-1, 1, 1],
      ],
      closes: [[3], [2, -1], [1, 2]],
    };
  }
  if (meter === 5)
    return {
      cells: [
        [1.5, 0.5, 1, 2],
        [3, 2],
        [1, 1, 1, 2],
        [2, 1, 1, 1],
      ],
      closes: [[3, -2], [5]],
    };
  if (meter === 6) {
    return {
      cells: [
        [2, 1, 2, 1],
        [3, 2, 1],
        [1, 1, 1, 2, 1],
        [1.5, 0.5, 1, 3],
        [-1, 1, 1, 3],
      ],
      closes: [[3, -3], [6], [2, 4]],
    };
  }
  switch (manner) {
    case 'folk':
      return {
        cells: [
          [1, 0.5, 0.5, 1, 1],
          [1.5, 0.5, 1, 1],
          [2, 1, 1],
          [0.5, 0.5, 1, 2],
          [1, 1, 0.5, 0.5, 1],
          [3, 1],
        ],
        closes: [
          [2, -2],
          [1, 3],
          [1, 1, 2],
          [3, -1],
        ],
      };
    case 'song':
      return {
        cells: [
          [-0.5, 0.5, 0.5, 0.5, 1, 1],
          [0.5, 0.5, 0.5, 0.5, 1, 1],
          [1.5, 0.5, 1.5, 0.5],
          [-1, 0.5, 0.5, 1, 1],
          [0.5, 1, 0.5, 1, 1],
          [1, 0.5, 0.5, 0.5, 1.5],
        ],
        closes: [
          [0.5, 0.5, 2, -1],
          [1, 2, -1],
          [3, -1],
          [0.5, 1.5, 1, -1],
        ],
      };
    case 'jazz':
      return {
        cells: [
          [-0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1],
          [0.5, 0.5, 0.5, 0.5, 1, -1],
          [1.5, 0.5, 0.5, 0.5, 1],
          [-1, 0.5, 0.5, 0.5, 0.5, 1],
          [0.5, 1, 0.5, 0.5, 0.5, 1],
          [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
          [-1.5, 0.5, 1.5, 0.5],
        ],
        closes: [
          [0.5, 0.5, 1.5, -1.5],
          [1.5, 1.5, -1],
          [0.5, 0.5, 0.5, 1.5, -1],
        ],
      };
    case 'riff':
      return {
        cells: [
          [0.75, 0.75, 0.5, 0.75, 0.75, 0.5],
          [0.75, 0.75, 0.5, 1, 1],
          [1.5, 0.5, 0.75, 0.75, 0.5],
          [0.5, 0.5, 1, 0.5, 0.5, 1],
        ],
        closes: [
          [0.75, 0.75, 1.5, -1],
          [1.5, 1.5, -1],
          [0.75, 3.25],
        ],
      };
    default:
      return { cells: [[4], [2, 2], [3, 1], [-1, 3], [-2, 1, 1], [1, 3]], closes: [[4], [2, -2], [-1, 3]] };
  }
}
