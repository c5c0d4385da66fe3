import type { Section } from '../music/form.ts';
import { bassLine, broken, comp, drums, holdChords, sing } from '../music/players.ts';
import type { Score } from '../music/score.ts';
import { begin, cells, close, type Recipe } from './recipe.ts';

/** Quiet verses, loud choruses: guitars through a small amplifier that is turned up too far. */
export function rock(recipe: Recipe): Score {
  const start = begin(recipe);
  const { sk, form, scale, colour } = start;
  const loud = (s: Section) => s.letter === 'B' || (colour === 2 && s.letter === 'A');
  const playing = (s: Section) => s.letter !== 'i' && s.letter !== 'o';
  const kit = sk.part({ voice: 'rockKit', gain: 0.5, send: 0.12, loose: 0.004 });
  const bass = sk.part({
    voice: 'bassGuitar',
    gain: 0.6,
    loose: 0.004,
    effects: [{ kind: 'drive', amount: 1.6, tone: 2600 }],
  });
  const clean = sk.part({
    voice: 'electric',
    gain: 0.55,
    pan: -0.3,
    send: 0.25,
    loose: 0.006,
    effects: [
      { kind: 'drive', amount: 0.8, tone: 5200 },
      { kind: 'chorus', rate: 0.6, depth: 0.002, mix: 0.4 },
    ],
  });
  const amp = { kind: 'drive', amount: 9, tone: 4200 } as const;
  const leftGuitar = sk.part({
    voice: 'electric',
    gain: 0.5,
    pan: -0.62,
    send: 0.12,
    loose: 0.007,
    effects: [amp],
  });
  const rightGuitar = sk.part({
    voice: 'electric',
    gain: 0.5,
    pan: 0.62,
    send: 0.12,
    loose: 0.009,
    effects: [{ ...amp, tone: 3700 }],
  });
  const organ = sk.part({ voice: 'drawbarOrgan', gain: 0.15, pan: 0.2, send: 0.25 });
  const leadVoice = recipe.lead ?? 'voice';
  const solo = leadVoice === 'electric';
  const lead = sk.part({
    voice: leadVoice,
    gain: solo ? 0.5 : 0.56,
    pan: 0.05,
    send: 0.28,
    loose: 0.01,
    effects: solo
      ? [
          { kind: 'drive', amount: 6, tone: 4800 },
          { kind: 'delay', seconds: 45 / recipe.bpm, feedback: 0.3, mix: 0.25 },
        ]
      : [],
  });
  const beats = [
    {
      kick: ['x.......x.x.....', 'x.......x.x...x.'],
      snare: ['....X.......X...'],
      hat: ['x.x.x.x.x.x.x.x.'],
    },
    {
      kick: ['x..x..x...x.....', 'x..x..x...x.x...'],
      snare: ['....X.......X...'],
      hat: ['x.o.x.o.x.o.x.o.'],
    },
    { kick: ['x...x...x...x...'], snare: ['..x...x...x...x.'], hat: ['x.x.x.x.x.x.x.x.'] },
  ];
  const beat = beats[colour % 3] as (typeof beats)[0];
  drums(sk, form, kit, beat, { velocity: 0.66, when: (s) => playing(s) && !loud(s) && s.index > 0 });
  const { hat: _hat, ...rest } = beat;
  drums(
    sk,
    form,
    kit,
    { ...rest, ride: ['x.x.x.x.x.x.x.x.'], open: ['x...x...x...x...'] },
    { velocity: 0.88, when: (s) => playing(s) && loud(s), crash: true },
  );
  drums(
    sk,
    form,
    kit,
    { kick: ['X...............', '................'], crash: ['x...............', '................'] },
    {
      velocity: 0.8,
      fills: false,
      when: (s) => s.letter === 'o',
    },
  );
  bassLine(sk, form, bass, {
    low: 28,
    rhythm: ['1-1-1-1-1-1-1-1-', '1-1-1-1-1-1-5-a-'],
    velocity: 0.72,
    tight: 0.9,
    when: (s) => s.letter !== 'i',
  });
  broken(sk, form, clean, {
    pattern: [
      [0, 2, 3, 2, 1, 2, 3, 2],
      [0, 1, 3, 1, 2, 1, 3, 2],
      [0, 2, 1, 2, 3, 2, 1, 2],
    ][colour % 3] as number[],
    step: 0.5,
    low: 50,
    high: 68,
    count: 4,
    velocity: 0.6,
    ring: 2,
    when: (s) => !loud(s) && s.letter !== 'o',
  });
  for (const part of [leftGuitar, rightGuitar]) {
    for (const slot of form.slots) {
      if (!(loud(slot.section) && playing(slot.section)) && slot.section.letter !== 'o') continue;
      let root = 40;
      while (root % 12 !== slot.chord.root) root++;
      if (root > 48) root -= 12;
      const shape = part === leftGuitar ? [root, root + 7, root + 12] : [root + 7, root + 12];
      if (slot.section.letter === 'o') {
        sk.chord(part, slot.beat, slot.beats, shape, 0.8, 0.012);
        continue;
      }
      const hits =
        colour % 3 === 1
          ? [0, 1.5, 3]
          : colour % 3 === 2
            ? [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5]
            : [0, 1, 1.5, 2, 3, 3.5];
      hits
        .filter((h) => h < slot.beats)
        .forEach((h, i, all) => {
          sk.chord(
            part,
            slot.beat + h,
            ((all[i + 1] ?? slot.beats) - h) * 0.96,
            shape,
            i === 0 ? 0.9 : 0.76,
            0.006,
          );
        });
    }
  }
  holdChords(sk, form, organ, {
    low: 55,
    high: 76,
    count: 3,
    velocity: 0.6,
    when: (s) => s.letter === 'B' && s.pass > 0,
  });
  comp(sk, form, clean, {
    rhythm: ['x-------'],
    low: 50,
    high: 70,
    count: 4,
    velocity: 0.5,
    strum: 0.03,
    when: (s) => s.letter === 'o',
  });
  sing(sk, form, lead, {
    seed: recipe.seed,
    scale,
    low: solo ? 64 : 58,
    high: solo ? 82 : 74,
    ...cells('song', 4),
    leaps: 0.24,
    ornaments: 0.15,
    leads: true,
  });
  return close(start, {
    tail: 2.6,
    room: { size: 0.7, decay: 1.2, damp: 0.35, level: 0.6 },
    loudness: -14.5,
  });
}
