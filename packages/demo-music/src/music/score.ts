import { Rng } from './rng.ts';

/** One note in seconds. For drums `midi` names the drum. */
export interface NoteEvent {
  time: number;
  seconds: number;
  midi: number;
  velocity: number;
}

/** Insert effects of a part, worked through in order. */
export type Effect =
  | { kind: 'chorus'; rate: number; depth: number; mix: number }
  | { kind: 'delay'; seconds: number; feedback: number; mix: number }
  | { kind: 'drive'; amount: number; tone: number }
  | { kind: 'tremolo'; rate: number; depth: number }
  | { kind: 'sweep'; from: number; to: number; resonance: number; period?: number }
  | { kind: 'duck'; times: readonly number[]; depth: number; seconds: number };

export interface PartSpec {
  voice: string;
  gain: number;
  pan?: number;
  /** How far pitches spread over the stereo field, low notes left. */
  width?: number;
  send?: number;
  effects?: readonly Effect[];
  /** Deviation of onsets in seconds. */
  loose?: number;
}

export interface Part extends PartSpec {
  notes: NoteEvent[];
}

export interface Room {
  /** 0.5 is a small room, 1 a hall, 1.6 a cathedral. */
  size: number;
  decay: number;
  damp: number;
  level: number;
}

/** Everything the renderer has to know about one piece. */
export interface Score {
  seed: string;
  seconds: number;
  parts: Part[];
  room: Room;
  loudness: number;
  fadeIn: number;
  fadeOut: number;
  /** Where the phrases of the leading voice begin, in seconds; song texts are laid on these. */
  phrases: number[];
  /** Where sections begin, in seconds. */
  sections: number[];
}

export interface TempoOptions {
  bpm: number;
  /** 0.5 is straight, 0.667 a triplet swing; applied to pairs of `swingUnit` beats. */
  swing?: number;
  swingUnit?: number;
  /** Breath of the tempo as a share, e.g. 0.04. */
  rubato?: number;
  /** Length of one breath in beats. */
  breath?: number;
  /** From this beat on the tempo slows down. */
  ritardFrom?: number;
}

/** A piece in the making: turns beats into seconds and collects notes by part. */
export class Sketch {
  readonly parts: Part[] = [];
  readonly phrases: number[] = [];
  readonly sections: number[] = [];
  readonly rng: Rng;
  private readonly grid: number[] = [0];

  constructor(
    readonly seed: string,
    readonly tempo: TempoOptions,
  ) {
    this.rng = new Rng(`${seed}:hand`);
  }

  /** Adds a part and gives back its handle. */
  part(spec: PartSpec): Part {
    const part: Part = { ...spec, notes: [] };
    this.parts.push(part);
    return part;
  }

  /** The second at which a beat falls. */
  at(beat: number): number {
    const { swing = 0.5, swingUnit = 0.5 } = this.tempo;
    const pair = swingUnit * 2;
    const inPair = beat % pair;
    const swung =
      beat -
      inPair +
      (inPair < swingUnit ? inPair * swing * 2 : pair * swing + (inPair - swingUnit) * (1 - swing) * 2);
    return this.straight(swung);
  }

  private straight(beat: number): number {
    const { bpm, rubato = 0, breath = 16, ritardFrom = Number.POSITIVE_INFINITY } = this.tempo;
    if (rubato === 0 && beat <= ritardFrom) return (beat * 60) / bpm;
    const step = 0.25;
    const index = Math.max(0, beat) / step;
    while (this.grid.length < index + 2) {
      const b = (this.grid.length - 0.5) * step;
      let slow = 1 + rubato * Math.cos((b / breath) * 6.283185307) * 0.9 + rubato * Math.sin(b * 0.713) * 0.3;
      if (b > ritardFrom) slow *= 1 + Math.min(0.9, (b - ritardFrom) * 0.075);
      this.grid.push((this.grid[this.grid.length - 1] as number) + (step * 60 * slow) / bpm);
    }
    const low = Math.floor(index);
    const left = this.grid[low] as number;
    return left + ((this.grid[low + 1] as number) - left) * (index - low);
  }

  /** Writes a note, a little loose in time and strength as a hand would play it. */
  note(part: Part, beat: number, beats: number, midi: number, velocity: number): void {
    const loose = part.loose ?? 0.006;
    const time = Math.max(0, this.at(beat) + this.rng.gauss() * loose);
    const seconds = Math.max(0.03, this.at(beat + beats) - this.at(beat));
    const strength = Math.min(1, Math.max(0.05, velocity * (1 + this.rng.gauss() * 0.06)));
    part.notes.push({ time, seconds, midi, velocity: strength });
  }

  /** Writes several notes together, spread like a strum when `strum` (seconds) is given. */
  chord(
    part: Part,
    beat: number,
    beats: number,
    pitches: readonly number[],
    velocity: number,
    strum = 0,
  ): void {
    const beatsPerSecond = this.tempo.bpm / 60;
    pitches.forEach((midi, i) => {
      const late = Math.abs(strum) * (strum < 0 ? pitches.length - 1 - i : i) * beatsPerSecond;
      this.note(
        part,
        beat + late,
        Math.max(0.1, beats - late),
        midi,
        velocity * (i === pitches.length - 1 ? 1 : 0.88),
      );
    });
  }

  /** Finishes the piece. */
  finish(options: Omit<Score, 'seed' | 'parts' | 'phrases' | 'sections'>): Score {
    return {
      seed: this.seed,
      parts: this.parts.filter((p) => p.notes.length > 0),
      phrases: this.phrases,
      sections: this.sections,
      ...options,
    };
  }
}
