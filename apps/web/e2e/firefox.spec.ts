import { expect, test } from '@playwright/test';
import { startFirefox } from './browsers/firefox.ts';
import { listenTo } from './browsers/listening.ts';
import type { RemotePage } from './browsers/remote-page.ts';
import { expectFirefoxJoin } from './gapless/expect-join.ts';
import { startFixtures } from './gapless/fixtures.ts';
import { typesOf } from './gapless/run.ts';

let served: Awaited<ReturnType<typeof startFixtures>>;
let page: RemotePage;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  served = await startFixtures();
  page = await startFirefox();
});
test.afterAll(async () => {
  await page?.close();
  served?.close();
});

test('Firefox takes MP3 in MP4, and every other original as it is', async () => {
  expect(await typesOf(page, served.fixtures, served.url)).toEqual([
    ...['audio/mp4; codecs="flac"', 'audio/mp4; codecs="mp4a.40.2"', 'audio/mp4; codecs="mp3"'],
    ...['audio/webm; codecs="vorbis"', 'audio/mp4; codecs="opus"', 'audio/webm; codecs="opus"'],
  ]);
});

// The others are in long/firefox-joins.spec.ts.
for (const name of ['flac original_mp4', 'vorbis original_webm']) {
  test(`Firefox, ${name}: the next track begins on the sample after the last one`, async () => {
    await expectFirefoxJoin(page, served, name);
  });
}

test('in Firefox an album plays, is gone about in and skipped in', async () => {
  const heard = await listenTo(page, process.env.E2E_URL ?? '', 'Northern Rooms');
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(heard) });
  expect(heard.kinds).toEqual(['original_mp4']);
  expect(heard.place).toBeGreaterThanOrEqual(40);
  expect(heard.title).toContain('Every Door a Different Blue');
  expect(heard.startMs).toBeLessThan(2_000);
  expect(heard.seekMs).toBeLessThan(2_000);
});
