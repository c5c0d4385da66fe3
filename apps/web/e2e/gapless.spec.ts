import { expect, type Page, test } from '@playwright/test';
import { remote } from './browsers/chromium.ts';
import { expectedLevel } from './gapless/analysis.ts';
import { startFixtures } from './gapless/fixtures.ts';
import { playJoin, playStep } from './gapless/run.ts';

/** Codecs and forms in which Chromium takes them: not MP3 in MP4. */
const plays = [
  'flac original_mp4',
  'aac original_mp4',
  'mp3 original_mpeg',
  'vorbis original_webm',
  'vorbis, same headers',
  'opus original_mp4',
  'opus original_webm',
  'flac original_mp4, parts of one file',
  'aac original_mp4, parts of one file',
  'vorbis original_webm, parts of one file',
  'flac',
  'aac_256',
];

/** dBFS; browsers round 16 bits to floats each in their way, 3 dB off what ffmpeg does. */
const inaudible = -90;

let served: Awaited<ReturnType<typeof startFixtures>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  served = await startFixtures();
});
test.afterAll(() => served.close());

const play = (page: Page, name: string) => playJoin(remote(page), served.fixtures, served.url, name);

for (const name of plays) {
  test(`${name}: the next track begins on the sample after the last one`, async ({ page }) => {
    const join = await play(page, name);
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
  });
}

for (const gains of [
  [-6, -2],
  [-1, -5],
] as const) {
  test(`loudness goes from ${gains[0]} to ${gains[1]} dB without a step, and has arrived at the join`, async ({
    page,
  }) => {
    const level = await playStep(remote(page), served.fixtures, served.url, gains);
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(level) });
    if (process.env.SHOW_JOINS) process.stdout.write(`${gains}: ${JSON.stringify(level)}\n`);
    expect(level.before).toBeCloseTo(20 * Math.log10(expectedLevel) + gains[0], 1);
    expect(level.behind).toBeCloseTo(20 * Math.log10(expectedLevel) + gains[1], 1);
    expect(level.largest).toBeLessThan(1.5);
    expect(level.after).toBeLessThan(0.1);
  });
}

test('the measurement hears 575 samples too many in files made without care', async ({ page }) => {
  const join = await play(page, 'plain');
  expect(join.gap).toBeCloseTo(575, 0);
});
