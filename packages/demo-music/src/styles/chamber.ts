import { bassLine, broken, holdChords, sing } from '../music/players.ts';
import type { Score } from '../music/score.ts';
import { begin, cells, close, type Recipe } from './recipe.ts';

const HALL = { size: 1.05, decay: 2.3, damp: 0.35, level: 0.8 };

/** Kantele, strings and a low cello: chamber folk. */
export function chamber(recipe: Recipe): Score {
  const start = begin(recipe, { rubato: 0.025, slowing: true });
  const { sk, form, scale, meter, colour } = start;
  const kantele = sk.part({ voice: 'kantele', gain: 0.5, pan: -0.12, width: 0.7, send: 0.35, loose: 0.008 });
  const strings = sk.part({
    voice: 'strings',
    gain: 0.17,
    width: 0.9,
    send: 0.5,
    effects: [{ kind: 'chorus', rate: 0.4, depth: 0.003, mix: 0.5 }],
  });
  const bass = sk.part({ voice: 'cello', gain: 0.34, pan: 0.18, send: 0.3 });
  const leadVoice = recipe.lead ?? 'kantele';
  const leadGain = leadVoice === 'kantele' ? 0.75 : leadVoice === 'flute' ? 0.36 : 0.44;
  const lead = sk.part({ voice: leadVoice, gain: leadGain, pan: 0.15, send: 0.45, loose: 0.012 });
  const bells = sk.part({ voice: 'glockenspiel', gain: 0.1, pan: 0.4, send: 0.6 });

  const patterns =
    meter === 3
      ? [
          [0, 2, 3, 4, 3, 2],
          [0, 2, 4, 3, 2, 3],
          [0, 3, 2, 4, 3, 5],
        ]
      : [
          [0, 2, 3, 4, 2, 3, 5, 3],
          [0, 3, 2, 4, 3, 5, 4, 2],
          [0, 2, 4, 2, 3, 5, 4, 3],
        ];
  broken(sk, form, kantele, {
    pattern: patterns[colour % 3] as number[],
    step: 0.5,
    low: 52,
    high: 72,
    count: 4,
    velocity: 0.52,
    ring: 4,
    bassFirst: 43,
  });
  holdChords(sk, form, strings, {
    low: 53,
    high: 76,
    count: 4,
    open: true,
    velocity: 0.55,
    when: (s) => s.intensity > 0.5 || s.letter === 'o',
  });
  bassLine(sk, form, bass, {
    low: 36,
    rhythm: meter === 3 ? ['1--', '1-5'] : ['1---', '1-5-'],
    velocity: 0.6,
    tight: 0.98,
    when: (s) => s.index > 0 && s.intensity > 0.45,
  });
  const rhythms = cells('folk', meter);
  const low = leadVoice === 'cello' ? 52 : leadVoice === 'voice' || leadVoice === 'hum' ? 57 : 64;
  sing(sk, form, lead, {
    seed: recipe.seed,
    scale,
    low,
    high: low + 17,
    ...rhythms,
    leaps: 0.22,
    leads: true,
    ornaments: 0.4,
  });
  sing(sk, form, bells, {
    seed: recipe.seed,
    scale,
    low,
    high: low + 17,
    ...rhythms,
    shift: low > 60 ? 12 : 24,
    velocity: 0.6,
    when: (s) => s.letter === 'B' && s.pass > 0,
  });
  return close(start, { tail: 3.4, room: HALL, loudness: -17 });
}
