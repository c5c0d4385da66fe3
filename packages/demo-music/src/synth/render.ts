import type { NoteEvent, Part, Score } from '../music/score.ts';
import { CRASH, HAT, OPEN_HAT, PEDAL, RIDE, SHAKER, SNARE, TOM } from './drums.ts';
import { applyEffects } from './effects.ts';
import type { Instrument } from './instrument.ts';
import { master } from './master.ts';
import { instrument, isKit } from './orchestra.ts';
import { addRoom } from './reverb.ts';
import { RATE } from './tables.ts';

const DRUM_PAN: Readonly<Record<number, number>> = {
  [HAT]: 0.28,
  [PEDAL]: 0.28,
  [OPEN_HAT]: 0.28,
  [RIDE]: -0.3,
  [CRASH]: -0.35,
  [SHAKER]: 0.4,
  [SNARE]: 0.04,
  [TOM]: 0.2,
};

/** Samples an echo may go on after the last note of its part. */
const ECHO = 5 * RATE;

interface Group {
  midi: number;
  strength: number;
  take: number;
  frames: number;
  notes: NoteEvent[];
}

/** Gathers the notes that share pitch, strength and take: these are rendered once. */
function groupNotes(part: Part, voice: Instrument): Group[] {
  const groups = new Map<string, Group>();
  const counts = new Map<number, number>();
  // A held sound hardly changes with its strength, a struck one does.
  const levels = voice.ring >= 60 ? 3 : 5;
  for (const note of part.notes) {
    const strength = Math.max(1, Math.round(note.velocity * levels));
    const count = counts.get(note.midi) ?? 0;
    counts.set(note.midi, count + 1);
    const take = count % (voice.takes ?? 1);
    const seconds = voice.free ? voice.ring : Math.min(voice.ring, note.seconds + voice.release);
    const frames = Math.ceil(seconds * RATE);
    const key = `${note.midi}:${strength}:${take}`;
    const group = groups.get(key);
    if (group) {
      group.notes.push(note);
      if (frames > group.frames) group.frames = frames;
    } else groups.set(key, { midi: note.midi, strength: strength / levels, take, frames, notes: [note] });
  }
  return [...groups.values()];
}

/** Mixes a rendered note into two channels; it fades from `hold` on over `release` samples. */
function mixNote(
  source: Float32Array,
  left: Float32Array,
  right: Float32Array,
  start: number,
  hold: number,
  release: number,
  total: number,
  gl: number,
  gr: number,
): void {
  const body = Math.min(hold, total);
  for (let i = 0, o = start; i < body; i++, o++) {
    const v = source[i] as number;
    left[o] = (left[o] as number) + v * gl;
    right[o] = (right[o] as number) + v * gr;
  }
  const end = Math.min(total, hold + release);
  const inverse = 1 / Math.max(1, release);
  for (let i = body, o = start + body; i < end; i++, o++) {
    const x = 1 - (i - hold) * inverse;
    const v = (source[i] as number) * x * x;
    left[o] = (left[o] as number) + v * gl;
    right[o] = (right[o] as number) + v * gr;
  }
}

/** How much of a rendered note is worth mixing: a drum is silent long before its buffer ends. */
function soundingLength(buffer: Float32Array, frames: number): number {
  let end = frames;
  while (end > 0 && Math.abs(buffer[end - 1] as number) < 2e-5) end--;
  return end;
}

/** Plays all notes of a part into the bus; tells up to which sample there is sound. */
function playPart(
  part: Part,
  left: Float32Array,
  right: Float32Array,
  frames: number,
  index: number,
): number {
  const voice = instrument(part.voice);
  const kit = isKit(part.voice);
  const release = Math.floor(voice.release * RATE);
  const groups = groupNotes(part, voice);
  const longest = groups.reduce((most, g) => Math.max(most, g.frames), 0);
  const buffer = new Float32Array(longest);
  let reached = 0;
  for (const group of groups) {
    buffer.fill(0, 0, group.frames);
    voice.play({
      out: buffer,
      length: group.frames,
      midi: group.midi,
      velocity: group.strength,
      seed: group.midi * 131 + group.take * 17 + Math.round(group.strength * 5) + index * 1009,
    });
    const place = kit ? (DRUM_PAN[group.midi] ?? 0) : ((group.midi - 62) / 24) * (part.width ?? 0);
    const sounding = soundingLength(buffer, group.frames);
    const pan = Math.min(1, Math.max(-1, (part.pan ?? 0) + place));
    const toLeft = Math.sqrt((1 - pan) * 0.5);
    const toRight = Math.sqrt((1 + pan) * 0.5);
    for (const note of group.notes) {
      const start = Math.floor(note.time * RATE);
      const total = Math.min(sounding, frames - start);
      if (total <= 0) continue;
      reached = Math.max(reached, start + total);
      const gain = part.gain * (0.18 + 0.82 * note.velocity) * Math.sqrt(note.velocity);
      const hold = voice.free ? total : Math.floor(note.seconds * RATE);
      mixNote(buffer, left, right, start, hold, release, total, gain * toLeft, gain * toRight);
    }
  }
  return reached;
}

/** Plays a score: 48 kHz, 16 bits, left and right interleaved. The same score gives the same samples. */
export function renderScore(score: Score): Int16Array<ArrayBuffer> {
  const frames = Math.round(score.seconds * RATE);
  const left = new Float32Array(frames);
  const right = new Float32Array(frames);
  const send = new Float32Array(frames);
  const busLeft = new Float32Array(frames);
  const busRight = new Float32Array(frames);
  score.parts.forEach((part, index) => {
    busLeft.fill(0);
    busRight.fill(0);
    const reached = playPart(part, busLeft, busRight, frames, index);
    const last = Math.min(frames, part.effects ? reached + ECHO : reached);
    if (part.effects) applyEffects([busLeft, busRight], last, part.effects);
    const amount = (part.send ?? 0) * 0.5;
    for (let i = 0; i < last; i++) {
      const l = busLeft[i] as number;
      const r = busRight[i] as number;
      left[i] = (left[i] as number) + l;
      right[i] = (right[i] as number) + r;
      send[i] = (send[i] as number) + (l + r) * amount;
    }
  });
  addRoom(send, left, right, frames, score.room);
  return master(left, right, frames, score.loudness, score.fadeIn, score.fadeOut);
}
