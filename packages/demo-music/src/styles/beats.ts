import { bassLine, broken, comp, drums, type Groove, holdChords, sing } from '../music/players.ts';
import type { Score } from '../music/score.ts';
import { begin, cells, close, type Recipe } from './recipe.ts';

/** Dusty drums behind the beat, electric piano and a tune in the lamplight. */
export function beats(recipe: Recipe): Score {
  const start = begin(recipe, { swing: 0.58, swingUnit: 0.25 });
  const { sk, form, scale, colour } = start;
  const kit = sk.part({
    voice: 'dustyKit',
    gain: 0.68,
    send: 0.06,
    loose: 0.006,
    effects: [{ kind: 'drive', amount: 1.3, tone: 9000 }],
  });
  const bass = sk.part({
    voice: colour % 2 ? 'subBass' : 'upright',
    gain: colour % 2 ? 0.46 : 0.7,
    loose: 0.008,
  });
  const keys = sk.part({
    voice: 'electricPiano',
    gain: 0.4,
    width: 0.5,
    send: 0.15,
    loose: 0.01,
    effects: [
      { kind: 'tremolo', rate: 3.1, depth: 0.25 },
      { kind: 'sweep', from: 1500, to: 3800, resonance: 0.05, period: 17 },
    ],
  });
  const leadVoice = recipe.lead ?? 'vibraphone';
  const gains: Record<string, number> = { flute: 0.32, horn: 0.36, clarinet: 0.34, uprightPiano: 0.5 };
  const lead = sk.part({
    voice: leadVoice,
    gain: gains[leadVoice] ?? 0.42,
    pan: 0.2,
    send: 0.25,
    loose: 0.014,
    effects: [{ kind: 'delay', seconds: 45 / recipe.bpm, feedback: 0.35, mix: 0.25 }],
  });
  const pluck = sk.part({ voice: 'kalimba', gain: 0.3, pan: -0.35, send: 0.25 });
  const haze = sk.part({ voice: 'warmPad', gain: 0.09, width: 1, send: 0.3, loose: 0.02 });
  const dust = sk.part({ voice: 'dust', gain: 0.12 });
  const grooves: Groove[] = [
    {
      kick: ['x......x..x.....', 'x......x..x...o.'],
      snare: ['....X.......X...', '....X..o.o..X...'],
      hat: ['x.x.x.x.x.x.x.xo'],
    },
    {
      kick: ['x..x......x.....', 'x..x....o.x..x..'],
      snare: ['....X.......X..o'],
      hat: ['x.oxx.o.x.oxx.o.'],
    },
    {
      kick: ['x.....x...o.....', 'x.....xx........'],
      rim: ['....X.......X...'],
      shaker: ['o.x.o.x.o.x.o.x.'],
      hat: ['..x...x...x...xo'],
    },
  ];
  drums(sk, form, kit, grooves[colour % 3] as Groove, {
    velocity: 0.78,
    when: (s) => s.index > 0 && s.letter !== 'o',
  });
  bassLine(sk, form, bass, {
    low: 31,
    rhythm: colour % 2 ? ['1--.....1--5----'] : ['1-----.11---..a-', '1-----.1..5-..a-'],
    velocity: 0.72,
    when: (s) => s.letter !== 'i',
  });
  comp(sk, form, keys, {
    rhythm: [['x------.o---....'], ['x---..o-----x---'], ['x-----x-....o---']][colour % 3] as string[],
    low: 53,
    high: 74,
    count: 4,
    velocity: 0.6,
    strum: 0.014,
  });
  sing(sk, form, lead, {
    seed: recipe.seed,
    scale,
    low: 62,
    high: 81,
    ...cells('jazz', 4),
    leaps: 0.3,
    gaps: 0.15,
    ornaments: 0.4,
    leads: true,
    when: (s) => (s.letter === 'A' || s.letter === 'B' ? s.letter === 'B' || s.pass % 2 === 0 : false),
  });
  broken(sk, form, pluck, {
    pattern: [0, -1, 2, -1, 3, 1, -1, 2],
    step: 0.5,
    low: 64,
    high: 82,
    count: 4,
    velocity: 0.5,
    when: (s) => s.letter === 'A' && s.pass % 2 === 1,
  });
  holdChords(sk, form, haze, { low: 52, high: 72, count: 3, velocity: 0.5 });
  dust.notes.push({ time: 0, seconds: sk.at(form.beats) + 1.5, midi: 60, velocity: 0.5 });
  return close(start, { tail: 2.6, room: { size: 0.6, decay: 1, damp: 0.45, level: 0.6 }, loudness: -15 });
}

/** Four to the floor, chords in a long echo, a line that opens and closes. */
export function techno(recipe: Recipe): Score {
  const start = begin(recipe);
  const { sk, form, scale, colour } = start;
  const pulse = form.sections
    .filter((s) => s.letter !== 'i' && s.letter !== 'C')
    .flatMap((s) => Array.from({ length: s.bars * 4 }, (_, b) => sk.at(s.startBar * 4 + b)));
  const duck = { kind: 'duck', times: pulse, depth: 0.6, seconds: 0.32 } as const;
  const kit = sk.part({ voice: 'technoKit', gain: 0.5, send: 0.05, loose: 0.001 });
  const bass = sk.part({ voice: 'subBass', gain: 0.33, loose: 0.001, effects: [duck] });
  const acid = sk.part({
    voice: 'acidBass',
    gain: 0.4,
    pan: -0.1,
    send: 0.15,
    loose: 0.001,
    effects: [
      { kind: 'sweep', from: 500, to: 4200, resonance: 0.3, period: 19 },
      { kind: 'delay', seconds: 45 / recipe.bpm, feedback: 0.35, mix: 0.25 },
      duck,
    ],
  });
  const stab = sk.part({
    voice: 'dubStab',
    gain: 0.52,
    width: 0.7,
    send: 0.4,
    loose: 0.001,
    effects: [
      { kind: 'sweep', from: 900, to: 3600, resonance: 0.2, period: 27 },
      { kind: 'delay', seconds: 45 / recipe.bpm, feedback: 0.58, mix: 0.55 },
    ],
  });
  const pad = sk.part({ voice: 'airPad', gain: 0.4, width: 1, send: 0.5, effects: [duck] });
  const bells = sk.part({
    voice: recipe.lead ?? 'glassBell',
    gain: 0.28,
    pan: 0.25,
    send: 0.5,
    effects: [{ kind: 'delay', seconds: 60 / recipe.bpm, feedback: 0.45, mix: 0.4 }],
  });
  drums(
    sk,
    form,
    kit,
    { kick: ['X...X...X...X...'], hat: ['..x...x...x...x.', '..x...x...x...xo'] },
    {
      velocity: 0.85,
      fills: false,
      when: (s) => s.letter !== 'C' && s.letter !== 'o' && s.letter !== 'i',
    },
  );
  drums(
    sk,
    form,
    kit,
    {
      shaker: ['o.xoo.xoo.xoo.xo'],
      clap: ['....x.......x...'],
      rim: colour % 2 ? ['...x..x....x..o.'] : ['..o....x..o..x..'],
      open: ['..............o.', '..........o.....'],
    },
    { velocity: 0.6, fills: false, when: (s) => s.intensity > 0.56 && s.letter !== 'C' && s.letter !== 'o' },
  );
  drums(
    sk,
    form,
    kit,
    { hat: ['o.o.o.o.o.o.o.o.'], floor: ['x...............'] },
    { velocity: 0.5, fills: false, when: (s) => s.letter === 'i' },
  );
  bassLine(sk, form, bass, {
    low: 31,
    rhythm: colour % 2 ? ['..1...1...1...1.'] : ['..1-..1-..1-.11-'],
    velocity: 0.75,
    tight: 0.9,
    when: (s) => s.letter !== 'i' && s.letter !== 'C',
  });
  broken(sk, form, acid, {
    pattern: [
      [0, -1, 0, 3, -1, 0, 4, 0, -1, 2, 0, -1, 3, 0, -1, 5],
      [0, 0, 3, -1, 0, 4, -1, 0, 3, -1, 0, 2],
    ][colour % 2] as number[],
    step: 0.25,
    low: 41,
    high: 56,
    count: 3,
    velocity: 0.6,
    ring: 0.7,
    when: (s) => s.intensity > 0.5 && s.letter !== 'o',
  });
  comp(sk, form, stab, {
    rhythm: [
      ['...x......x.....', '...x......x..o..'],
      ['......x.........', '......x......o..'],
    ][colour % 2] as string[],
    low: 55,
    high: 74,
    count: 4,
    velocity: 0.66,
  });
  holdChords(sk, form, pad, {
    low: 52,
    high: 74,
    count: 4,
    open: true,
    velocity: 0.55,
    when: (s) => s.letter !== 'A' || s.pass > 0,
  });
  sing(sk, form, bells, {
    seed: recipe.seed,
    scale,
    low: 69,
    high: 86,
    ...cells('riff', 4),
    leaps: 0.4,
    gaps: 0.25,
    ornaments: 0.2,
    leads: true,
    when: (s) => s.letter === 'B' || s.letter === 'C',
  });
  return close(start, { tail: 3.5, room: { size: 1.1, decay: 2, damp: 0.35, level: 0.7 }, loudness: -14 });
}
