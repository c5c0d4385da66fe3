import type { Locator, Page } from '@playwright/test';
import { clock, expect, expectSound, playAlbum, test } from './kantele.ts';
import { albums } from './library.ts';

const titles = albums.find(({ title }) => title === 'Northern Rooms')?.tracks.map(({ title }) => title) ?? [];

/** The media clock decides what is heard when; it runs faster than the wall's here. */
function hurry(page: Page, rate: number) {
  return page.evaluate((to) => {
    for (const media of document.querySelectorAll('audio')) if (!media.paused) media.playbackRate = to;
  }, rate);
}

/** Seconds that are loaded after the place that sounds. */
function loadedAhead(page: Page) {
  return page.evaluate(() => {
    const media = document.querySelector<HTMLAudioElement>('audio[data-player]');
    const { length } = media?.buffered ?? { length: 0 };
    return media && length > 0 ? media.buffered.end(length - 1) - media.currentTime : 0;
  });
}

/** Waits until the clock stands still. */
async function expectStandstill(page: Page) {
  let last = -1;
  const stands = async () => {
    const before = last;
    last = await clock(page);
    return last === before;
  };
  await expect.poll(stands, { intervals: [300] }).toBe(true);
}

/** Notes what only happens to an element that does not simply play on, from now until the returned function is called. */
async function watchElement(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const media = document.querySelector<HTMLAudioElement>('audio[data-player]');
    const names: string[] = [];
    for (const name of ['ended', 'pause', 'seeking', 'emptied', 'error'])
      media?.addEventListener(name, () => names.push(name));
    return names;
  });
  return () => seen.jsonValue();
}

/** Number of the track the player shows, in running order. */
async function shownTrack(region: Locator) {
  const text = (await region.textContent()) ?? '';
  return titles.findIndex((title) => text.includes(title));
}

test('a lost line does not stop the music, and the next track follows without a break', async ({
  page,
  context,
  problems,
}) => {
  const region = await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  await expect.poll(() => loadedAhead(page)).toBeGreaterThan(50);
  await context.setOffline(true);
  await hurry(page, 16);
  // The whole minute that is in the buffer is played.
  await expectStandstill(page);
  expect(await clock(page)).toBeGreaterThan(45);
  const stopped = await shownTrack(region);
  const seen = await watchElement(page);
  await context.setOffline(false);
  await expect(region).toContainText(titles[stopped + 1] ?? 'nothing', { timeout: 20_000 });
  await expectSound(page);
  expect(await seen()).toEqual([]);
  // What the browser says of a line that is down is no problem of the page.
  expect(problems.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  problems.length = 0;
});

test('a browser that cannot append plays files as they are, and goes on to the next', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'MediaSource');
    Reflect.deleteProperty(window, 'ManagedMediaSource');
  });
  const region = await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  await hurry(page, 16);
  await expect(region).toContainText('Every Door a Different Blue');
  await expectSound(page);
  await region.getByRole('button', { name: 'Next track' }).click();
  await expectSound(page);
});
