import { expect, test } from '@playwright/test';
import { startFirefox } from './browsers/firefox.ts';
import { listenTo } from './browsers/listening.ts';
import type { RemotePage } from './browsers/remote-page.ts';
import { startFixtures } from './gapless/fixtures.ts';
import { playJoin, typesOf } from './gapless/run.ts';

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

const plays = [
  'flac original_mp4',
  'aac original_mp4',
  'mp3 original_mp4',
  'opus original_mp4',
  'vorbis original_webm',
];
for (const name of plays) {
  test(`Firefox, ${name}: the next track begins on the sample after the last one`, async () => {
    const join = await playJoin(page, served.fixtures, served.url, name);
    test.info().annotations.push({ type: 'measured', description: JSON.stringify(join) });
    expect(Math.abs(join.gap)).toBeLessThanOrEqual(0.1);
    expect(join.click).toBeLessThanOrEqual(join.codec + 1);
    expect(join.tracks).toEqual([join.second]);
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
