import { test } from '@playwright/test';
import { firefoxPath, startFirefox } from '../browsers/firefox.ts';
import type { RemotePage } from '../browsers/remote-page.ts';
import { expectFirefoxJoin } from '../gapless/expect-join.ts';
import { startFixtures } from '../gapless/fixtures.ts';

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

// What is not installed is not tested.
const names = firefoxPath() ? ['aac original_mp4', 'mp3 original_mp4', 'opus original_mp4'] : [];
for (const name of names) {
  test(`Firefox, ${name}: the next track begins on the sample after the last one`, async () => {
    await expectFirefoxJoin(page, served, name);
  });
}
