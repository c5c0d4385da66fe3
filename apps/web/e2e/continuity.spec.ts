import type { Page } from '@playwright/test';
import { clock, expect, expectSound, playAlbum, publicPages, test } from './kantele.ts';

/** Goes to a page of the site as a link would, without loading it anew. */
async function visit(page: Page, path: string) {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await expect.poll(() => page.evaluate(() => decodeURI(location.pathname))).toBe(decodeURI(path));
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
}

test('sound goes on over ten pages in one and the same element', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  const element = await page.$('audio[data-player]');
  await page.evaluate(() => {
    const stops: string[] = [];
    Object.assign(window, { stops });
    const media = document.querySelector<HTMLAudioElement>('audio[data-player]');
    for (const name of ['pause', 'emptied', 'ended']) media?.addEventListener(name, () => stops.push(name));
    // A decoder that gets no turn waits as well, though there is sound.
    media?.addEventListener('waiting', () => {
      const { buffered, currentTime } = media;
      const end = buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
      if (end - currentTime < 1) stops.push('waiting for sound');
    });
  });
  const paths = Object.values(await publicPages(page));
  const ten = [...paths, ...paths].slice(0, 10);
  let before = await clock(page);
  for (const path of ten) {
    await visit(page, path);
    const now = await clock(page);
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
  expect(await page.evaluate((same) => document.querySelector('audio[data-player]') === same, element)).toBe(
    true,
  );
  expect(await page.evaluate(() => Reflect.get(window, 'stops'))).toEqual([]);
});
