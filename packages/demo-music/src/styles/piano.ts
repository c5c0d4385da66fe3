import { broken, holdChords, sing } from '../music/players.ts';
import type { Score } from '../music/score.ts';
import { begin, cells, close, type Recipe } from './recipe.ts';

/** One felt piano, close and unhurried, sometimes with a breath of strings far behind. */
export function piano(recipe: Recipe): Score {
  const start = begin(recipe, { rubato: 0.05, breath: (recipe.meter ?? 4) * 4, slowing: true });
  const { sk, form, scale, meter, colour } = start;
  const left = sk.part({ voice: 'feltPiano', gain: 0.62, pan: -0.08, width: 0.5, send: 0.2, loose: 0.01 });
  const right = sk.part({ voice: 'feltPiano', gain: 0.8, pan: 0.06, width: 0.5, send: 0.25, loose: 0.012 });
  const halo = sk.part({ voice: 'strings', gain: 0.07, width: 0.8, send: 0.8 });
  const three = [
    [0, 1, 2, 3, 2, 1],
    [0, 2, 1, 3, 1, 2],
    [0, -1, 2, -1, 3, -1],
  ];
  const four = [
    [0, 2, 3, 2, 4, 2, 3, 2],
    [0, 1, 2, 3, 4, 3, 2, 1],
    [0, -1, 2, 3, -1, 3, 2, -1],
    [0, -1, 3, -1, 2, -1, 3, -1],
  ];
  broken(sk, form, left, {
    pattern: meter === 3 || meter === 6 ? (three[colour % 3] as number[]) : (four[colour % 4] as number[]),
    step: meter === 6 ? 1 : 0.5,
    low: 48,
    high: 65,
    count: 3,
    velocity: 0.44,
    ring: 3,
    bassFirst: 36,
  });
  sing(sk, form, right, {
    seed: recipe.seed,
    scale,
    low: 62,
    high: 80,
    ...cells('folk', meter),
    leaps: 0.28,
    ornaments: 0.5,
    gaps: 0.08,
    legato: 1.15,
    leads: true,
  });
  // The right hand doubles itself an octave up when the chorus comes back.
  sing(sk, form, right, {
    seed: recipe.seed,
    scale,
    low: 62,
    high: 80,
    ...cells('folk', meter),
    leaps: 0.28,
    gaps: 0.08,
    ornaments: 0.5,
    shift: 12,
    velocity: 0.55,
    when: (s) => s.letter === 'B' && s.pass > 0,
  });
  if (colour >= 2) {
    holdChords(sk, form, halo, {
      low: 55,
      high: 76,
      count: 3,
      velocity: 0.5,
      when: (s) => s.intensity > 0.6,
    });
  }
  return close(start, { tail: 4, room: { size: 0.9, decay: 1.9, damp: 0.45, level: 0.6 }, loudness: -18 });
}
