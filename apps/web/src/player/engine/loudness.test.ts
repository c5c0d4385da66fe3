import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amplitudeOf, gainOf, volumeCurve } from './loudness.ts';

const measured = (integrated: number | null, peak: number | null) => ({
  loudness_integrated: integrated,
  loudness_peak: peak,
});
const gain = (integrated: number | null, peak: number | null) =>
  gainOf({ ...measured(integrated, peak), album: measured(null, null) }, 'track');

it('turns loud tracks down to −14 LUFS and leaves quiet ones alone', () => {
  expect(gain(-8, -1)).toBe(-6);
  expect(gain(-20, -12)).toBe(0);
  expect(gain(-14, -1)).toBe(0);
});

it('keeps the true peak at or below −1 dBTP', () => {
  expect(gain(-15, 0.5)).toBe(-1.5);
});

it('does nothing to tracks that were not measured', () => {
  expect(gain(null, null)).toBe(0);
  expect(gain(-8, null)).toBe(-6);
});

it('keeps the differences inside an album when asked to', () => {
  const quiet = { ...measured(-20, -12), album: measured(-9, -0.5) };
  expect(gainOf(quiet, 'track')).toBe(0);
  expect(gainOf(quiet, 'album')).toBe(-5);
  expect(gainOf({ ...measured(-8, -1), album: measured(null, null) }, 'album')).toBe(-6);
  expect(gainOf(quiet, 'off')).toBe(0);
});

it('never makes a track louder', () => {
  const level = fc.double({ min: -70, max: 5, noNaN: true });
  fc.assert(fc.property(level, level, (integrated, peak) => gain(integrated, peak) <= 0));
});

it('maps the slider to amplitude in equal steps of decibels, with silence at the bottom', () => {
  expect(volumeCurve(0)).toBe(0);
  expect(volumeCurve(1)).toBe(1);
  expect(volumeCurve(0.5)).toBeCloseTo(amplitudeOf(-20), 10);
  expect(volumeCurve(0.95) / volumeCurve(0.9)).toBeCloseTo(volumeCurve(0.45) / volumeCurve(0.4), 10);
  expect(volumeCurve(Number.NaN)).toBe(0);
  expect(volumeCurve(3)).toBe(1);
});
