import { type Form, planForm } from '../music/form.ts';
import { type Score, Sketch } from '../music/score.ts';
import { scaleOf } from '../music/theory.ts';
import type { Recipe } from './recipe.ts';
import { playTrio } from './trio.ts';

const RATE = 48000;
/** Beats of audience before the first song. */
const HELLO = 10;
const SWINGS = [0.64, 0.56, 0.5, 0.53];
/** Block lengths of common codecs: a cut must not fall on a multiple of one. */
const FRAMES = [1152, 1024, 960, 588, 576, 480, 4608, 4096];

export interface LiveSet {
  score: Score;
  /** Sample positions where one song gives way to the next. */
  cuts: number[];
}

function moved(form: Form, bars: number): Form {
  for (const section of form.sections) section.startBar += bars;
  for (const slot of form.slots) slot.beat += bars * form.meter;
  return form;
}

/** The next sample position at or after `position` that no codec would choose as a block border. */
export function unalignedCut(position: number): number {
  let cut = Math.round(position) | 1;
  while (FRAMES.some((n) => cut % n === 0 || cut % n < 7)) cut += 2;
  return cut;
}

/** An evening in one piece: songs run into each other over applause, at one tempo, to be cut into tracks. */
export function liveSet(recipes: readonly Recipe[]): LiveSet {
  const first = recipes[0];
  if (!first) throw new Error('a live set needs at least one song');
  const bpm = first.bpm;
  const sk = new Sketch(first.seed, { bpm });
  const keys = sk.part({
    voice: 'electricPiano',
    gain: 0.42,
    pan: -0.22,
    width: 0.4,
    send: 0.2,
    loose: 0.008,
    effects: [{ kind: 'tremolo', rate: 4.1, depth: 0.2 }],
  });
  const kit = sk.part({ voice: 'jazzKit', gain: 0.66, send: 0.18, loose: 0.005 });
  const bass = sk.part({ voice: 'upright', gain: 0.85, pan: 0.08, send: 0.08, loose: 0.007 });
  const leads = new Map<string, ReturnType<Sketch['part']>>();
  const crowd = sk.part({ voice: 'applause', gain: 0.34, send: 0.3 });
  const crowdRight = sk.part({ voice: 'applause', gain: 0.3, pan: 0.7, send: 0.3 });
  const room = sk.part({ voice: 'murmur', gain: 0.12, send: 0.3 });
  const cuts: number[] = [];
  const clap = (time: number, seconds: number, velocity: number) => {
    crowd.notes.push({ time, seconds, midi: 60, velocity });
    crowdRight.notes.push({ time: time + 0.2, seconds: seconds - 0.6, midi: 61, velocity: velocity * 0.9 });
  };
  crowd.pan = -0.6;
  let beat = HELLO - (HELLO % 4);
  clap(0.4, sk.at(beat) + 0.6, 0.75);
  recipes.forEach((recipe, index) => {
    const form = moved(planForm({ ...recipe, bpm, meter: 4 }), beat / 4);
    if (index > 0) cuts.push(unalignedCut((sk.at(beat) - 0.17) * RATE));
    sk.sections.push(sk.at(beat));
    sk.tempo.swing = SWINGS[(recipe.colour ?? 0) % 4] as number;
    const voice = recipe.lead ?? 'electricPiano';
    let lead = leads.get(voice);
    if (!lead) {
      const gain = voice === 'electricPiano' ? 0.6 : voice === 'vibraphone' ? 0.5 : 0.42;
      lead = sk.part({ voice, gain, pan: 0.22, send: 0.3, loose: 0.012 });
      leads.set(voice, lead);
    }
    playTrio(sk, form, scaleOf(recipe.key, recipe.mode), recipe, { kit, bass, keys, lead }, () => true);
    beat += form.beats;
    const end = sk.at(beat);
    const last = index === recipes.length - 1;
    clap(end - 3.1, last ? 9.5 : 6.4, last ? 1 : 0.6);
  });
  sk.tempo.swing = 0.5;
  const seconds = sk.at(beat) + 7.5;
  room.notes.push({ time: 0, seconds: seconds - 2, midi: 60, velocity: 0.6 });
  const score = sk.finish({
    seconds: Math.round(seconds * 1000) / 1000,
    room: { size: 0.95, decay: 1.5, damp: 0.4, level: 0.7 },
    loudness: -16.5,
    fadeIn: 1.2,
    fadeOut: 4,
  });
  return { score, cuts };
}
