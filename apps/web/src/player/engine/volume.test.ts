import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amplitudeOf } from './loudness.ts';
import { createVolume, outputMs, rampMs } from './volume.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A volume whose settings are written down with their times. */
function heard() {
  const steps: { at: number; db: number }[] = [];
  let last = 1;
  const element = {
    get volume() {
      return last;
    },
    set volume(to: number) {
      last = to;
      steps.push({ at: performance.now(), db: 20 * Math.log10(to) });
    },
  };
  const volume = createVolume(element);
  volume.jump(0);
  const from = performance.now();
  const largestStep = () =>
    Math.max(...steps.map(({ db }, index) => Math.abs(db - (steps[index - 1]?.db ?? db))));
  return { volume, element, steps, largestStep, from };
}

it('comes to another correction in steps too small to hear, and stays there', () => {
  const { volume, steps, largestStep, from } = heard();
  volume.ramp(-6);
  vi.advanceTimersByTime(1_000);
  expect(largestStep()).toBeLessThan(0.6);
  expect(steps.at(-1)?.db).toBeCloseTo(-6, 6);
  expect((steps.at(-1)?.at ?? 0) - from).toBeCloseTo(rampMs, -1);
});

it('has the correction of the next track before its first sample, from any distance', () => {
  for (const seconds of [1.5, 0.4, 0.1]) {
    const { volume, steps, largestStep, from } = heard();
    volume.rampBefore(seconds, -5);
    vi.advanceTimersByTime(2_000);
    const last = (steps.at(-1)?.at ?? 0) - from;
    expect(last).toBeLessThanOrEqual(Math.max(rampMs, seconds * 1_000 - outputMs) + 10);
    expect(largestStep()).toBeLessThan(0.6);
  }
});

it('takes back what it began when the join is put off, without a step', () => {
  const { volume, steps, largestStep } = heard();
  volume.rampBefore(0.2, -6);
  vi.advanceTimersByTime(80);
  volume.keep(0);
  vi.advanceTimersByTime(1_000);
  expect(steps.at(-1)?.db).toBeCloseTo(0, 6);
  expect(largestStep()).toBeLessThan(0.6);
});

it('follows the listener at once, with the correction as it is', () => {
  const { volume, element } = heard();
  volume.jump(-6);
  volume.setAmplitude(0.5);
  expect(element.volume).toBeCloseTo(0.5 * amplitudeOf(-6), 10);
});
