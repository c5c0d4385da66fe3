import { expect, type Page, test } from '@playwright/test';
import { remote } from './browsers/chromium.ts';
import { expectedLevel } from './gapless/analysis.ts';
import { expectJoin } from './gapless/expect-join.ts';
import { startFixtures } from './gapless/fixtures.ts';
import { playJoin, playStep } from './gapless/run.ts';

/** One of each kind; the others are in long/joins.spec.ts. */
const plays = [
  'flac original_mp4',
  'mp3 original_mpeg',
  'vorbis original_webm',
  'aac original_mp4, parts of one file',
  'aac_256',
];

let served: Awaited<ReturnType<typeof startFixtures>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  served = await startFixtures();
});
test.afterAll(() => served.close());

const play = (page: Page, name: string) => playJoin(remote(page), served.fixtures, served.url, name);

for (const name of plays) {
  test(`${name}: the next track begins on the sample after the last one`, async ({ page }) => {
    await expectJoin(remote(page), served, name);
  });
}

for (const gains of [
  [-6, -2],
  [-1, -5],
] as const) {
  test(`loudness goes from ${gains[0]} to ${gains[1]} dB without a step, and has arrived at the join`, {
    tag: '@long',
  }, async ({ page }) => {
    const level = await playStep(remote(page), served.fixtures, served.url, gains);
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(level) });
    if (process.env.SHOW_JOINS) process.stdout.write(`${gains}: ${JSON.stringify(level)}\n`);
    expect(level.before).toBeCloseTo(20 * Math.log10(expectedLevel) + gains[0], 1);
    expect(level.behind).toBeCloseTo(20 * Math.log10(expectedLevel) + gains[1], 1);
    expect(level.largest).toBeLessThan(1.5);
    expect(level.after).toBeLessThan(0.1);
  });
}

test('the measurement hears 575 samples too many in files made without care', { tag: '@long' }, async ({
  page,
}) => {
  const join = await play(page, 'plain');
  expect(join.gap).toBeCloseTo(575, 0);
});
