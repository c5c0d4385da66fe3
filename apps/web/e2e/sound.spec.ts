import type { Locator, Page } from '@playwright/test';
import { hurry, watchElement } from './hearing.ts';
import { clock, expect, expectSound, find, open, playAlbum, test } from './kantele.ts';
import { albums } from './library.ts';

const titles = albums.find(({ title }) => title === 'Northern Rooms')?.tracks.map(({ title }) => title) ?? [];

/** Seconds that are loaded after the place that sounds. */
function loadedAhead(page: Page) {
  return page.evaluate(() => {
    const media = document.querySelector<HTMLAudioElement>('audio[data-player]');
    const { length } = media?.buffered ?? { length: 0 };
    return media && length > 0 ? media.buffered.end(length - 1) - media.currentTime : 0;
  });
}

/** Waits until what is loaded has been played: nothing comes after the place that sounds. */
async function expectStandstill(page: Page) {
  const left = () =>
    page.evaluate(() => {
      const media = document.querySelector<HTMLAudioElement>('audio[data-player]');
      return media ? media.readyState > HTMLMediaElement.HAVE_CURRENT_DATA : true;
    });
  await expect.poll(left).toBe(false);
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
  await expect.poll(() => clock(page)).toBeGreaterThan(45);
  await expectStandstill(page);
  const stopped = await shownTrack(region);
  const seen = await watchElement(page);
  await context.setOffline(false);
  await expect(region).toContainText(titles[stopped + 1] ?? 'nothing');
  await expectSound(page);
  expect(await seen()).toEqual([]);
  // What the browser says of a line that is down is no problem of the page.
  expect(problems.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  problems.length = 0;
});

test('a browser that cannot append plays files as they are, and goes on to the next', {
  tag: '@long',
}, async ({ page }) => {
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

test('a mouse on its way to Play has the beginning fetched, once', async ({ page }) => {
  const { id, slug } = await find(page, 'albums', 'Open Water');
  await open(page, `/album/${id}/${slug}`);
  const beginnings: string[] = [];
  page.on('request', (request) => {
    if (request.headers().range?.startsWith('bytes=0-')) beginnings.push(request.url());
  });
  const play = page.getByRole('main').getByRole('button', { name: /^Play Open Water/ });
  // The player has to be there before anything can be fetched for it: until then a mouse may come again.
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0);
      await play.hover();
      return beginnings.length;
    })
    .toBeGreaterThan(0);
  expect(new Set(beginnings).size, beginnings.join(' ')).toBe(1);
  await play.click();
  await expectSound(page);
  expect(beginnings.filter((url) => url === beginnings[0])).toHaveLength(1);
});

test('all code up to the first sound comes in few files, so that the song has a free line', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('playing', () => performance.mark('sound'), true);
  });
  await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  // What comes when the browser is idle after that has the line to itself; what is fetched twice counts once.
  const names = await page.evaluate(() => {
    const at = performance.getEntriesByName('sound')[0]?.startTime ?? 0;
    const entries = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < at);
    return [...new Set(entries.map(({ name }) => name))];
  });
  const code = names.filter((name) => /\/assets\/.*\.(js|css)$/.test(name));
  expect(names.filter((name) => name.includes('/stream?')).length).toBeGreaterThan(0);
  // The page itself is in ten; each part that comes later has a script and its styles.
  expect(code.length, code.join(' ')).toBeGreaterThan(20);
  expect(code.length, code.join(' ')).toBeLessThan(30);
});
