import { amplitudeOf } from './loudness.ts';

/** Between two settings of a ramp, in milliseconds: too close to be heard as steps. */
const stepMs = 10;
/** A change of the loudness correction takes this long, in milliseconds. */
export const rampMs = 120;
/** It is over this long before a join: what is set now is heard after what the sound card already has. */
export const outputMs = 60;

/** The volume of one element: what the listener chose, times the loudness correction, which is ramped. */
export interface Volume {
  /** Amplitude 0–1 that the listener chose. */
  setAmplitude(amplitude: number): void;
  /** Sets the correction at once, in dB: for when nothing sounds. */
  jump(gainDb: number): void;
  /** Goes to another correction, from now on. */
  ramp(gainDb: number): void;
  /** Goes to another correction so that it is reached before a join that many seconds from now. */
  rampBefore(seconds: number, gainDb: number): void;
  /** Takes back `rampBefore`: the join is put off. */
  keep(gainDb: number): void;
}

export function createVolume(element: Pick<HTMLMediaElement, 'volume'>): Volume {
  let amplitude = 1;
  /** The correction that is applied, and the one that is gone to. */
  let gain = 0;
  let target = 0;
  let steps: ReturnType<typeof setInterval> | undefined;
  let start: ReturnType<typeof setTimeout> | undefined;

  const apply = (db: number) => {
    gain = db;
    element.volume = Math.min(1, amplitude * amplitudeOf(db));
  };
  const stop = () => {
    clearTimeout(start);
    clearInterval(steps);
  };
  const ramp = (gainDb: number) => {
    clearTimeout(start);
    if (gainDb === target) return;
    clearInterval(steps);
    target = gainDb;
    const [from, began] = [gain, performance.now()];
    steps = setInterval(() => {
      const part = Math.min(1, (performance.now() - began) / rampMs);
      if (part === 1) clearInterval(steps);
      apply(from + (gainDb - from) * part);
    }, stepMs);
  };
  return {
    setAmplitude(to) {
      amplitude = to;
      apply(gain);
    },
    jump(gainDb) {
      stop();
      target = gainDb;
      apply(gainDb);
    },
    ramp,
    rampBefore(seconds, gainDb) {
      clearTimeout(start);
      if (gainDb === target) return;
      const wait = seconds * 1_000 - rampMs - outputMs;
      if (wait <= 0) ramp(gainDb);
      else start = setTimeout(() => ramp(gainDb), wait);
    },
    keep: ramp,
  };
}
