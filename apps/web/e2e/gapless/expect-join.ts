import { expect, test } from '@playwright/test';
import type { RemotePage } from '../browsers/remote-page.ts';
import { expectedLevel } from './analysis.ts';
import type { startFixtures } from './fixtures.ts';
import { playJoin } from './run.ts';

/** dBFS; browsers round 16 bits to floats each in their way, 3 dB off what ffmpeg does. */
const inaudible = -90;

/** Plays two tracks that are one sound cut in two, by Chromium: what comes out is that sound. */
export async function expectJoin(
  page: RemotePage,
  served: Awaited<ReturnType<typeof startFixtures>>,
  name: string,
): Promise<void> {
  const join = await playJoin(page, served.fixtures, served.url, name);
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(join) });
  // The recording itself is sound: the level is the master's.
  expect(join.level).toBeCloseTo(expectedLevel, 1);
  expect(Math.abs(join.gap)).toBeLessThanOrEqual(0.1);
  expect(join.click).toBeLessThanOrEqual(Math.max(join.codec + 1, inaudible));
  expect(join.silence).toBeLessThanOrEqual(1);
  expect(join.ranges).toBe(1);
  expect(join.tracks).toEqual([join.second]);
  // Generous: what it is on an idle machine stands in docs/benchmarks.md.
  expect(join.startMs).toBeLessThan(1_000);
  expect(join.seekMs).toBeLessThan(1_000);
}

/** The same by Firefox, whose decoders differ a little from those that made the files. */
export async function expectFirefoxJoin(
  page: RemotePage,
  served: Awaited<ReturnType<typeof startFixtures>>,
  name: string,
): Promise<void> {
  const join = await playJoin(page, served.fixtures, served.url, name);
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(join) });
  expect(Math.abs(join.gap)).toBeLessThanOrEqual(0.1);
  expect(join.click).toBeLessThanOrEqual(join.codec + 1);
  expect(join.tracks).toEqual([join.second]);
}
