import type { Form } from '../music/form.ts';
import { bassLine, broken, comp, drums, holdChords, sing } from '../music/players.ts';
import type { Score, Sketch } from '../music/score.ts';
import { begin, cells, close, type Recipe } from './recipe.ts';

/** Seconds of every kick in four to the bar, for pumping pads. */
function kicks(sk: Sketch, form: Form): number[] {
  return form.sections
    .filter((s) => s.letter !== 'i' && s.letter !== 'o')
    .flatMap((s) =>
      Array.from({ length: s.bars * form.meter }, (_, b) => sk.at(s.startBar * form.meter + b)),
    );
}

/** Drum machine, round bass, arpeggios and a singing lead. */
export function synthPop(recipe: Recipe): Score {
  const start = begin(recipe);
  const { sk, form, scale, colour } = start;
  const kit = sk.part({ voice: 'popKit', gain: 0.42, send: 0.08, loose: 0.002 });
  const bass = sk.part({ voice: 'roundBass', gain: 0.42, loose: 0.002 });
  const pad = sk.part({
    voice: 'brightPad',
    gain: 0.27,
    width: 1,
    send: 0.3,
    effects: [
      { kind: 'chorus', rate: 0.5, depth: 0.003, mix: 0.55 },
      { kind: 'duck', times: kicks(sk, form), depth: 0.45, seconds: 0.3 },
    ],
  });
  const arp = sk.part({
    voice: 'synthPluck',
    gain: 0.42,
    pan: -0.2,
    width: 0.8,
    send: 0.25,
    loose: 0.002,
    effects: [{ kind: 'delay', seconds: 45 / recipe.bpm, feedback: 0.4, mix: 0.4 }],
  });
  const leadVoice = recipe.lead ?? 'softLead';
  const lead = sk.part({
    voice: leadVoice,
    gain: leadVoice === 'voice' ? 0.56 : 0.46,
    pan: 0.04,
    send: 0.35,
    loose: 0.006,
    effects: [{ kind: 'delay', seconds: 60 / recipe.bpm, feedback: 0.3, mix: 0.22 }],
  });
  const glass = sk.part({ voice: 'glassBell', gain: 0.2, pan: 0.35, send: 0.5 });
  const four = colour % 2 === 0;
  drums(
    sk,
    form,
    kit,
    {
      kick: four ? ['x...x...x...x...'] : ['x.....x.x.x.....', 'x.....x.x..x..x.'],
      snare: ['....X.......X...'],
      hat: four ? ['..x...x...x...x.'] : ['x.o.x.o.x.o.x.o.', 'x.o.x.o.x.oox.o.'],
      clap: ['............o...'],
    },
    {
      velocity: 0.8,
      when: (s) => s.letter !== 'i' && s.letter !== 'o' && (s.index > 1 || s.intensity > 0.5),
      crash: true,
    },
  );
  drums(
    sk,
    form,
    kit,
    { kick: ['x...x...x...x...'], shaker: ['..o...o...o...o.'] },
    {
      velocity: 0.7,
      fills: false,
      when: (s) => s.letter === 'A' && s.index <= 1 && s.intensity <= 0.5,
    },
  );
  bassLine(sk, form, bass, {
    low: 33,
    rhythm: [['1.1.1.1.1.1.8.1.'], ['1--1--1-..1-5-8-'], ['1-.1-.1-1-.1-.5-']][colour % 3] as string[],
    velocity: 0.75,
    tight: 0.85,
    when: (s) => s.letter !== 'i',
  });
  holdChords(sk, form, pad, { low: 54, high: 76, count: 4, open: true, velocity: 0.6 });
  broken(sk, form, arp, {
    pattern: [
      [0, 2, 1, 3, 2, 4, 3, 1],
      [0, 1, 2, 4, 2, 1, 3, 2],
      [4, 2, 3, 1, 2, 0, 3, 1],
    ][colour % 3] as number[],
    step: 0.25,
    low: 60,
    high: 79,
    count: 4,
    velocity: 0.5,
    ring: 0.9,
    when: (s) => s.letter !== 'o',
  });
  sing(sk, form, lead, {
    seed: recipe.seed,
    scale,
    low: 62,
    high: 79,
    ...cells('song', 4),
    leaps: 0.28,
    ornaments: 0.3,
    leads: true,
  });
  sing(sk, form, glass, {
    seed: recipe.seed,
    scale,
    low: 62,
    high: 79,
    ...cells('song', 4),
    shift: 12,
    velocity: 0.7,
    when: (s) => s.letter === 'B',
  });
  comp(sk, form, glass, {
    rhythm: ['x.......'],
    low: 72,
    high: 90,
    count: 3,
    velocity: 0.4,
    when: (s) => s.letter === 'o',
  });
  return close(start, { tail: 2.6, room: { size: 0.8, decay: 1.5, damp: 0.3, level: 0.7 }, loudness: -14.5 });
}

/** Slow guitars under chorus, a soft voice, a radio somewhere in the room. */
export function dreamPop(recipe: Recipe): Score {
  const start = begin(recipe, { slowing: true });
  const { sk, form, scale, colour } = start;
  const kit = sk.part({ voice: 'popKit', gain: 0.42, send: 0.2, loose: 0.004 });
  const bass = sk.part({ voice: 'bassGuitar', gain: 0.52, loose: 0.005 });
  const guitar = sk.part({
    voice: 'electric',
    gain: 0.42,
    pan: -0.3,
    width: 0.5,
    send: 0.4,
    loose: 0.008,
    effects: [
      { kind: 'chorus', rate: 0.7, depth: 0.0035, mix: 0.7 },
      { kind: 'delay', seconds: 45 / recipe.bpm, feedback: 0.35, mix: 0.35 },
    ],
  });
  const pad = sk.part({
    voice: 'warmPad',
    gain: 0.2,
    width: 1,
    send: 0.5,
    effects: [{ kind: 'tremolo', rate: 0.35, depth: 0.2 }],
  });
  const leadVoice = recipe.lead ?? 'hum';
  const lead = sk.part({
    voice: leadVoice,
    gain: leadVoice === 'softLead' ? 0.32 : 0.52,
    send: 0.6,
    loose: 0.014,
    effects: [{ kind: 'delay', seconds: 60 / recipe.bpm, feedback: 0.35, mix: 0.25 }],
  });
  const keys = sk.part({
    voice: 'electricPiano',
    gain: 0.3,
    pan: 0.3,
    send: 0.3,
    effects: [{ kind: 'tremolo', rate: 4.2, depth: 0.22 }],
  });
  drums(
    sk,
    form,
    kit,
    {
      kick: colour % 2 ? ['x......xx.......'] : ['x.........x.....', 'x.....x...x.....'],
      snare: ['....x.......x...'],
      hat: ['x.o.x.o.x.o.x.o?'],
    },
    { velocity: 0.7, when: (s) => s.index > 0 && s.letter !== 'o' },
  );
  bassLine(sk, form, bass, {
    low: 33,
    rhythm: colour % 2 ? ['1-------5-------'] : ['1-----1-1---5---', '1-----1-1---a---'],
    velocity: 0.66,
    when: (s) => s.letter !== 'i',
  });
  broken(sk, form, guitar, {
    pattern: [
      [0, 2, 3, 2, 4, 3, 2, 3],
      [0, 3, 2, 4, 3, 2, 4, 3],
    ][colour % 2] as number[],
    step: 0.5,
    low: 52,
    high: 71,
    count: 4,
    velocity: 0.58,
    ring: 3,
  });
  holdChords(sk, form, pad, {
    low: 53,
    high: 76,
    count: 4,
    open: true,
    velocity: 0.55,
    when: (s) => s.intensity > 0.5 || s.letter === 'o',
  });
  comp(sk, form, keys, {
    rhythm: ['x---....o---....'],
    low: 58,
    high: 77,
    count: 4,
    velocity: 0.5,
    strum: 0.012,
    when: (s) => s.letter === 'B',
  });
  sing(sk, form, lead, {
    seed: recipe.seed,
    scale,
    low: 57,
    high: 74,
    ...cells('song', 4),
    leaps: 0.2,
    ornaments: 0.25,
    legato: 1,
    leads: true,
  });
  return close(start, { tail: 3.4, room: { size: 1.2, decay: 2.8, damp: 0.3, level: 0.9 }, loudness: -16 });
}
