import { bassLine, broken, drums, holdChords, sing } from '../music/players.ts';
import type { Score } from '../music/score.ts';
import { begin, cells, close, type Recipe } from './recipe.ts';

/** Mallets in patterns of unequal length that drift against each other. */
export function phase(recipe: Recipe): Score {
  const start = begin(recipe);
  const { sk, form, scale, colour } = start;
  const first = sk.part({ voice: 'marimba', gain: 0.52, pan: -0.55, send: 0.2, loose: 0.002 });
  const other = sk.part({ voice: 'marimba', gain: 0.46, pan: 0.55, send: 0.2, loose: 0.002 });
  const vibes = sk.part({
    voice: 'vibraphone',
    gain: 0.26,
    width: 0.6,
    send: 0.4,
    loose: 0.004,
    effects: [{ kind: 'tremolo', rate: 5.1, depth: 0.14 }],
  });
  const piano = sk.part({
    voice: 'uprightPiano',
    gain: 0.34,
    pan: -0.1,
    width: 0.3,
    send: 0.2,
    loose: 0.003,
  });
  const bass = sk.part({
    voice: colour % 2 ? 'roundBass' : 'clarinet',
    gain: colour % 2 ? 0.34 : 0.3,
    send: 0.15,
    loose: 0.003,
  });
  const lead = sk.part({ voice: recipe.lead ?? 'clarinet', gain: 0.3, pan: 0.1, send: 0.4, loose: 0.008 });
  const pad = sk.part({ voice: 'choirOo', gain: 0.13, width: 1, send: 0.6 });
  const kit = sk.part({ voice: 'technoKit', gain: 0.36, send: 0.1, loose: 0.001 });
  const step = colour === 3 ? 1 / 3 : 0.25;
  const shapes = [
    [
      [0, 2, 1, 3, 2, 4, -1, 3, 1, 2, -1, 4],
      [0, 2, 1, 3, 2, 4, -1, 3, 1, 2, -1],
    ],
    [
      [0, -1, 2, 3, -1, 1, 4, 2],
      [3, 1, -1, 2, 4, -1, 0],
    ],
    [
      [0, 1, 2, -1, 4, 2, 3, -1, 1, 3],
      [2, -1, 3, 1, 0, -1, 4, 3, 1],
    ],
    [
      [0, 2, 4, 1, 3, -1],
      [3, 1, -1, 4, 2],
    ],
  ][colour % 4] as number[][];
  broken(sk, form, first, {
    pattern: shapes[0] as number[],
    step,
    low: 57,
    high: 76,
    count: 5,
    velocity: 0.6,
    ring: 1,
  });
  broken(sk, form, other, {
    pattern: shapes[1] as number[],
    step,
    low: 60,
    high: 79,
    count: 5,
    velocity: 0.56,
    ring: 1,
    when: (s) => s.index > 0 && s.letter !== 'o',
  });
  broken(sk, form, vibes, {
    pattern: [4, -1, -1, 2, -1, -1, 3],
    step: 0.5,
    low: 64,
    high: 83,
    count: 5,
    velocity: 0.55,
    ring: 4,
    when: (s) => s.intensity > 0.5,
  });
  broken(sk, form, piano, {
    pattern: [0, -1, 1, 0, -1],
    step: 0.5,
    low: 52,
    high: 67,
    count: 3,
    velocity: 0.55,
    ring: 1,
    when: (s) => s.intensity > 0.62,
  });
  bassLine(sk, form, bass, {
    low: colour % 2 ? 33 : 45,
    rhythm: ['1--.1-..1--.5-..', '1--.1-..8--.5-..'],
    velocity: 0.62,
    when: (s) => s.intensity > 0.55,
  });
  holdChords(sk, form, pad, {
    low: 55,
    high: 77,
    count: 4,
    open: true,
    velocity: 0.55,
    when: (s) => s.intensity > 0.68 || s.letter === 'o',
  });
  if (colour >= 1) {
    drums(
      sk,
      form,
      kit,
      { block: ['x..x..x...x..x..'], shaker: ['o.o.o.o.o.o.o.o.'], kick: ['x.......x.......'] },
      {
        velocity: 0.6,
        fills: false,
        when: (s) => s.intensity > 0.66 && s.letter !== 'o',
      },
    );
  }
  sing(sk, form, lead, {
    seed: recipe.seed,
    scale,
    low: 64,
    high: 81,
    ...cells('slow', 4),
    gaps: 0.15,
    leaps: 0.3,
    leads: true,
    when: (s) => s.letter === 'B',
  });
  return close(start, { tail: 2.6, room: { size: 0.9, decay: 1.7, damp: 0.35, level: 0.7 }, loudness: -16 });
}
