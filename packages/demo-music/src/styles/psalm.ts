import { bassLine, holdChords, sing } from '../music/players.ts';
import type { Score } from '../music/score.ts';
import { begin, cells, close, type Recipe } from './recipe.ts';

/** Choir and organ in a large room. */
export function psalm(recipe: Recipe): Score {
  const start = begin(recipe, { rubato: 0.03, slowing: true });
  const { sk, form, scale, meter, colour } = start;
  const choir = sk.part({
    voice: colour % 2 ? 'choirOo' : 'choirAh',
    gain: 0.3,
    width: 1,
    send: 0.7,
    loose: 0.02,
  });
  const organ = sk.part({
    voice: colour === 2 ? 'harmonium' : 'pipeOrgan',
    gain: 0.15,
    width: 0.6,
    send: 0.6,
    loose: 0.01,
  });
  const pedal = sk.part({ voice: 'pipeOrgan', gain: 0.24, send: 0.35 });
  const lead = sk.part({ voice: recipe.lead ?? 'voice', gain: 0.4, pan: 0.05, send: 0.7, loose: 0.015 });
  const bells = sk.part({ voice: 'glassBell', gain: 0.12, pan: -0.35, send: 0.9 });
  holdChords(sk, form, choir, {
    low: 53,
    high: 76,
    count: 4,
    open: true,
    velocity: 0.6,
    when: (s) => s.letter !== 'i' && s.intensity > 0.45,
  });
  holdChords(sk, form, organ, {
    low: 55,
    high: 79,
    count: 4,
    velocity: 0.55,
    when: (s) => s.letter === 'i' || s.letter === 'o' || s.intensity > 0.62,
  });
  bassLine(sk, form, pedal, { low: 36, rhythm: [meter === 3 ? '1--' : '1---'], velocity: 0.6, tight: 1 });
  sing(sk, form, lead, {
    seed: recipe.seed,
    scale,
    low: 60,
    high: 76,
    ...cells(colour === 3 ? 'slow' : 'folk', meter),
    leaps: 0.16,
    ornaments: 0.2,
    legato: 1,
    leads: true,
  });
  for (const section of form.sections) {
    const slot = form.slots.find((s) => s.section === section);
    if (slot)
      sk.chord(
        bells,
        slot.beat,
        4,
        slot.chord.tones.slice(0, 3).map((pc) => 72 + pc),
        0.5,
        0.14,
      );
  }
  return close(start, { tail: 4.5, room: { size: 1.6, decay: 4.2, damp: 0.4, level: 1 }, loudness: -17 });
}
