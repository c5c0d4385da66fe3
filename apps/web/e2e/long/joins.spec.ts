import { test } from '@playwright/test';
import { remote } from '../browsers/chromium.ts';
import { expectJoin } from '../gapless/expect-join.ts';
import { startFixtures } from '../gapless/fixtures.ts';

/** Codecs and forms in which Chromium takes them, not MP3 in MP4; one of each kind is in gapless.spec.ts. */
const plays = [
  'aac original_mp4',
  'vorbis, same headers',
  'opus original_mp4',
  'opus original_webm',
  'flac original_mp4, parts of one file',
  'vorbis original_webm, parts of one file',
  'flac',
];

let served: Awaited<ReturnType<typeof startFixtures>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  served = await startFixtures();
});
test.afterAll(() => served.close());

for (const name of plays) {
  test(`${name}: the next track begins on the sample after the last one`, async ({ page }) => {
    await expectJoin(remote(page), served, name);
  });
}
