import type { Page } from '@playwright/test';
import { middleOf } from './boxes.ts';
import { clock, expect, expectSound, find, playAlbum, test } from './kantele.ts';
import { openPhoneQueue, phone } from './queue.ts';

/** A browser without media sources: files are played by their address. */
const withoutSources = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'MediaSource');
    Reflect.deleteProperty(window, 'ManagedMediaSource');
  });

/** What the browser says of requests that fail on purpose is no problem of the page. */
const forgive = (problems: string[]) => {
  const real = problems.filter((line) => !/ERR_INTERNET_DISCONNECTED|status of (4|5)\d\d/.test(line));
  expect(real).toEqual([]);
  problems.length = 0;
};

for (const plain of [false, true]) {
  const how = plain ? 'by its address' : 'through a media source';
  const options = plain ? { tag: '@long' } : {};

  test(
    `a song whose file is gone, played ${how}, is skipped with words and listed, and can be tried again`,
    options,
    async ({ page, problems }) => {
      if (plain) await withoutSources(page);
      const { id } = await find(page, 'tracks', 'Lamp in the Window');
      await page.route(`**/tracks/${id}/{stream,sources}*`, (route) => route.fulfill({ status: 410 }));
      const region = await playAlbum(page, 'Northern Rooms');
      await expect(region.getByRole('alert')).toContainText('Can’t play this track');
      await expect(page.getByText('Can’t play “Lamp in the Window”, skipped')).toBeVisible();
      await expect(region).toContainText('Every Door a Different Blue');
      await expectSound(page);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      const failed = page.getByRole('region', { name: 'Could not be played' });
      await expect(failed).toContainText('Lamp in the Window');
      await expect(failed).toContainText('The file is not there any more.');
      await page.unroute(`**/tracks/${id}/{stream,sources}*`);
      await failed.getByRole('button', { name: 'Retry Lamp in the Window' }).click();
      await expect(region).toContainText('Lamp in the Window');
      await expectSound(page);
      await expect(failed).toHaveCount(0);
      forgive(problems);
    },
  );

  test(
    `a song that was asked for while the line was down, ${how}, plays once it is back`,
    options,
    async ({ page, context, problems }) => {
      if (plain) await withoutSources(page);
      const region = await playAlbum(page, 'Northern Rooms');
      await expectSound(page);
      await context.setOffline(true);
      // Not fetched ahead, whatever there is of the one after this.
      await region.getByRole('button', { name: 'Next track' }).click();
      await region.getByRole('button', { name: 'Next track' }).click();
      await expect(region).toContainText('What the Ice Kept');
      await expect(region).toContainText('Waiting for sound …');
      await expect(region.getByRole('button', { name: 'Pause' })).toBeVisible();
      await context.setOffline(false);
      await expectSound(page);
      await expect(region).toContainText('What the Ice Kept');
      await expect(region).not.toContainText('Waiting for sound …');
      forgive(problems);
    },
  );
}

test('an address that fails is followed by the next one', async ({ page, problems }) => {
  await withoutSources(page);
  const failed: string[] = [];
  await page.route('**/stream?*', (route) => {
    if (failed.length > 0) return route.continue();
    failed.push(route.request().url());
    return route.fulfill({ status: 404 });
  });
  const region = await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  await expect(region).toContainText('Lamp in the Window');
  expect(failed).toHaveLength(1);
  forgive(problems);
});

test('a clock that stands still is told in words within a second, and goes on by itself', async ({
  page,
}) => {
  const region = await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  // The element is stopped behind the back of everybody.
  await page.evaluate(() => {
    const media = document.querySelector<HTMLAudioElement>('audio[data-player]');
    media?.addEventListener('pause', (event) => event.stopImmediatePropagation(), { capture: true });
    window.addEventListener('pause', (event) => event.stopImmediatePropagation(), { capture: true });
    media?.pause();
  });
  await expectSound(page);
  await expect(region.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('after a reload the place in the song is shown before anything plays', async ({ page }) => {
  const region = await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  const seek = region.getByRole('slider', { name: 'Seek' });
  await seek.fill('40');
  await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThanOrEqual(40);
  await page.reload();
  await expect(region.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(region.getByText(/^0:4\d$/)).toBeVisible();
  await expect(region.getByText(/^−0:[23]\d$/)).toBeVisible();
  expect(Number(await seek.inputValue())).toBeGreaterThanOrEqual(39);
  expect(await clock(page)).toBe(-1);
});

test('Space plays and pauses after a click into the seek bar or the volume', async ({ page }) => {
  const region = await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  for (const name of ['Seek', 'Volume']) {
    const slider = region.getByRole('slider', { name });
    const middle = await middleOf(slider);
    await page.mouse.click(middle.x, middle.y);
    await expect(slider).toBeFocused();
    await page.keyboard.press('Space');
    await expect(region.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(region.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await expectSound(page);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a skipped song is named, and stands in the queue with the reason', { tag: '@long' }, async ({
    page,
    problems,
  }) => {
    const { id } = await find(page, 'tracks', 'Lamp in the Window');
    await page.route(`**/tracks/${id}/{stream,sources}*`, (route) => route.fulfill({ status: 404 }));
    await playAlbum(page, 'Northern Rooms');
    await page.getByText('Can’t play “Lamp in the Window”, skipped').waitFor();
    const queue = await openPhoneQueue(page);
    const failed = queue.getByRole('region', { name: 'Could not be played' });
    await expect(failed).toContainText('Lamp in the Window');
    await failed.getByRole('button', { name: 'Clear' }).click();
    await expect(failed).toHaveCount(0);
    forgive(problems);
  });
});
