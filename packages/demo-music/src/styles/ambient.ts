import { slotAt } from '../music/form.ts';
import { bassLine, broken, holdChords, sing } from '../music/players.ts';
import { Rng } from '../music/rng.ts';
import type { Score } from '../music/score.ts';
import { ladder } from '../music/theory.ts';
import { begin, cells, close, type Recipe } from './recipe.ts';

const SEA = { size: 1.7, decay: 5.5, damp: 0.35, level: 1.1 };

/** Slow pads, bells that fall where they like, a shore in the distance. */
export function tides(recipe: Recipe): Score {
  const start = begin(recipe, { rubato: 0.02 });
  const { sk, form, scale, meter, colour } = start;
  const pad = sk.part({
    voice: 'airPad',
    gain: 0.3,
    width: 1,
    send: 0.6,
    loose: 0.05,
    effects: [
      { kind: 'chorus', rate: 0.17, depth: 0.004, mix: 0.6 },
      { kind: 'sweep', from: 700, to: 5200, resonance: 0.1, period: 23 },
    ],
  });
  const low = sk.part({ voice: 'warmPad', gain: 0.17, send: 0.3, loose: 0.03 });
  const bells = sk.part({
    voice: recipe.lead ?? 'glassBell',
    gain: 0.2,
    width: 0.9,
    send: 0.8,
    loose: 0.03,
    effects: [{ kind: 'delay', seconds: 90 / recipe.bpm, feedback: 0.5, mix: 0.45 }],
  });
  const pulse = sk.part({
    voice: 'harp',
    gain: 0.24,
    pan: 0.2,
    width: 0.6,
    send: 0.6,
    effects: [{ kind: 'delay', seconds: 45 / recipe.bpm, feedback: 0.42, mix: 0.4 }],
  });
  const shore = sk.part({ voice: 'waves', gain: 0.16, send: 0.1 });
  holdChords(sk, form, pad, { low: 50, high: 77, count: 5, open: true, velocity: 0.6 });
  bassLine(sk, form, low, { low: 33, rhythm: ['1---'], velocity: 0.6, tight: 1.02 });
  const rng = new Rng(`${recipe.seed}:bells`);
  const bars = form.bars;
  for (let bar = 0; bar < bars; bar++) {
    const hits = bar === 0 ? 1 : 1 + rng.int(3);
    for (let n = 0; n < hits; n++) {
      const beat = bar * meter + rng.int(meter * 4) / 4;
      const rungs = ladder(scale, slotAt(form, beat).chord, 67, 91);
      const tones = rungs.filter((p) => slotAt(form, beat).chord.tones.includes(p % 12));
      sk.note(bells, beat, 4, rng.pick(rng.chance(0.75) ? tones : rungs), rng.range(0.3, 0.75));
    }
  }
  if (colour !== 1) {
    broken(sk, form, pulse, {
      pattern: colour === 2 ? [0, 2, 4, 3, 1, 3, 2, 4] : [0, -1, 3, -1, 2, 4, -1, 1],
      step: 0.5,
      low: 55,
      high: 74,
      count: 5,
      velocity: 0.5,
      ring: 3,
      when: (s) => s.intensity > 0.5 && s.letter !== 'o',
    });
  }
  const length = sk.at(form.beats) + 5;
  shore.notes.push({ time: 0, seconds: length - 3, midi: 60, velocity: 0.6 });
  return close(start, { tail: 5, room: SEA, loudness: -18, fadeIn: 0.8, fadeOut: 5 });
}

/** Held reeds and voices that change one note at a time, with a slow tune inside. */
export function almanac(recipe: Recipe): Score {
  const start = begin(recipe, { rubato: 0.02 });
  const { sk, form, scale, meter, colour } = start;
  const drone = sk.part({
    voice: 'harmonium',
    gain: 0.2,
    width: 0.8,
    send: 0.5,
    effects: [{ kind: 'sweep', from: 500, to: 3400, resonance: 0.25, period: 31 }],
  });
  const choir = sk.part({ voice: 'choirOo', gain: 0.24, width: 1, send: 0.8, loose: 0.05 });
  const ground = sk.part({ voice: colour % 2 ? 'cello' : 'pipeOrgan', gain: 0.22, send: 0.4 });
  const tune = sk.part({ voice: recipe.lead ?? 'feltPiano', gain: 0.5, width: 0.5, send: 0.6, loose: 0.03 });
  const sparks = sk.part({
    voice: 'glockenspiel',
    gain: 0.09,
    pan: -0.3,
    send: 1,
    effects: [{ kind: 'delay', seconds: 0.71, feedback: 0.55, mix: 0.5 }],
  });
  holdChords(sk, form, drone, { low: 48, high: 69, count: 3, velocity: 0.55 });
  holdChords(sk, form, choir, {
    low: 55,
    high: 77,
    count: 4,
    open: true,
    velocity: 0.6,
    when: (s) => s.intensity > 0.5,
  });
  bassLine(sk, form, ground, { low: 31, rhythm: ['1---'], velocity: 0.6, tight: 1.02 });
  sing(sk, form, tune, {
    seed: recipe.seed,
    scale,
    low: 58,
    high: 76,
    ...cells('slow', meter),
    leaps: 0.3,
    gaps: 0.2,
    legato: 1.3,
    ornaments: 0.5,
    leads: true,
  });
  const rng = new Rng(`${recipe.seed}:sparks`);
  for (const slot of form.slots) {
    if (slot.section.intensity < 0.55 || !rng.chance(0.4)) continue;
    sk.note(sparks, slot.beat + rng.int(8) / 4, 2, 79 + ((rng.pick(slot.chord.tones) + 5) % 12), 0.5);
  }
  return close(start, { tail: 5, room: { ...SEA, decay: 4.8 }, loudness: -18, fadeIn: 0.5, fadeOut: 5 });
}
