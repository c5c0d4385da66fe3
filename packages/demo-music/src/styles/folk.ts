import { bassLine, broken, drums, holdChords, sing } from '../music/players.ts';
import type { Score } from '../music/score.ts';
import { begin, cells, close, type Recipe } from './recipe.ts';

/** Two guitars, a voice or a flute, a little percussion: songs for a kitchen. */
export function folk(recipe: Recipe): Score {
  const start = begin(recipe, { rubato: 0.012, slowing: true });
  const { sk, form, scale, meter, colour } = start;
  const winter = colour >= 4;
  const guitar = sk.part({
    voice: winter ? 'nylon' : 'steel',
    gain: 0.6,
    pan: -0.28,
    width: 0.3,
    send: 0.2,
    loose: 0.007,
  });
  const second = sk.part({ voice: 'nylon', gain: 0.42, pan: 0.38, width: 0.3, send: 0.22, loose: 0.009 });
  const bass = sk.part({ voice: 'upright', gain: 0.68, send: 0.05, loose: 0.007 });
  const leadVoice = recipe.lead ?? 'voice';
  const lead = sk.part({
    voice: leadVoice,
    gain: leadVoice === 'flute' ? 0.4 : 0.52,
    pan: 0.03,
    send: 0.35,
    loose: 0.014,
  });
  const above = sk.part({
    voice: winter ? 'clarinet' : 'flute',
    gain: 0.24,
    pan: 0.3,
    send: 0.4,
    loose: 0.012,
  });
  const strings = sk.part({ voice: 'strings', gain: 0.11, width: 0.9, send: 0.5 });
  const kit = sk.part({ voice: 'jazzKit', gain: 0.4, send: 0.12, loose: 0.005 });
  const three = [
    [0, 2, 3, 2, 4, 3],
    [0, 3, 2, 4, 3, 2],
  ];
  const four = [
    [0, 3, 1, 4, 2, 3, 1, 4],
    [0, 2, 3, 1, 4, 2, 3, 2],
    [0, 3, 2, 4, 1, 3, 2, 3],
  ];
  broken(sk, form, guitar, {
    pattern: meter === 3 ? (three[colour % 2] as number[]) : (four[colour % 3] as number[]),
    step: 0.5,
    low: 50,
    high: 69,
    count: 4,
    velocity: 0.6,
    ring: 2.5,
    bassFirst: 40,
  });
  broken(sk, form, second, {
    pattern: meter === 3 ? [-1, 4, -1, 3, -1, 5] : [-1, 4, -1, 5, -1, 3, 4, -1],
    step: 0.5,
    low: 57,
    high: 74,
    count: 4,
    velocity: 0.5,
    ring: 2,
    when: (s) => s.intensity > 0.6,
  });
  bassLine(sk, form, bass, {
    low: 33,
    rhythm: meter === 3 ? ['1--', '1-5'] : winter ? ['1---5---'] : ['1--.5--a', '1--.5-5-'],
    velocity: 0.64,
    when: (s) => s.intensity > 0.5,
  });
  if (!winter) {
    drums(
      sk,
      form,
      kit,
      meter === 3
        ? { shaker: ['o.x.x.'], kick: ['x.....'] }
        : { shaker: ['o.x.o.x.o.x.o.x.'], kick: ['x.......x.......'], rim: ['....o.......o...'] },
      { velocity: 0.6, fills: false, when: (s) => s.intensity > 0.58 && s.letter !== 'o' },
    );
  }
  const rhythms = cells(meter === 3 ? 'folk' : 'song', meter);
  const low = leadVoice === 'voice' || leadVoice === 'hum' ? 57 : 64;
  sing(sk, form, lead, {
    seed: recipe.seed,
    scale,
    low,
    high: low + 16,
    ...rhythms,
    leaps: 0.2,
    ornaments: 0.2,
    legato: 1,
    leads: true,
  });
  sing(sk, form, above, {
    seed: `${recipe.seed}:answer`,
    scale,
    low: 67,
    high: 84,
    ...cells('slow', meter),
    gaps: 0.3,
    velocity: 0.8,
    when: (s) => s.letter === 'i' || (s.letter === 'B' && s.pass > 0) || s.letter === 'o',
  });
  holdChords(sk, form, strings, {
    low: 53,
    high: 74,
    count: 4,
    open: true,
    velocity: 0.5,
    when: (s) => s.intensity > 0.72,
  });
  return close(start, { tail: 3, room: { size: 0.75, decay: 1.4, damp: 0.4, level: 0.65 }, loudness: -16.5 });
}
