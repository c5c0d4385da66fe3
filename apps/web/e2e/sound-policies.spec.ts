import type { Locator, Page } from '@playwright/test';
import { bufferStart, hurry, hurryBy, watchElement } from './hearing.ts';
import { clock, expect, expectSound, find, playAlbum, test } from './kantele.ts';
import { openQueue } from './queue.ts';
import { adjust, seek, shown } from './sound-controls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const chooseQuality = (page: Page, name: string) =>
  adjust(page, async (controls) => {
    const quality = controls.getByRole('button', { name: /Quality/ });
    await quality.click();
    await page.getByRole('option', { name }).click();
    await expect(quality).toContainText(name);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

test('originals play; data saver has smaller files made, does not disturb the song, and is kept', {
  tag: '@long',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/stream')) fetched.push(`${pathname} ${searchParams.get('rendition')}`);
  });
  const region = await playAlbum(page, 'Northern Rooms');
  await openQueue(page);
  await expectSound(page);
  expect(new Set(fetched.map((text) => text.split(' ')[1]))).toEqual(new Set(['original_mp4']));
  const seen = await watchElement(page);
  const before = await clock(page);
  await chooseQuality(page, 'Data saver');
  await expect.poll(() => clock(page)).toBeGreaterThan(before + 1);
  expect(await seen()).toEqual([]);
  const { id } = await find(page, 'tracks', 'What the Ice Kept');
  const made = async () => {
    const answer = await page.request.get(`/api/v1/tracks/${id}/sources?kinds=aac_96`);
    return ((await answer.json()) as { sources: unknown[] }).sources.length;
  };
  await expect.poll(made).toBe(1);
  for (const song of ['Every Door a Different Blue', 'What the Ice Kept']) {
    await region.getByRole('button', { name: 'Next track' }).click();
    await expect(region).toContainText(song);
    await expectSound(page);
  }
  expect(fetched).toContain(`/api/v1/tracks/${id}/stream aac_96`);
  fetched.length = 0;
  await page.reload();
  await region.getByRole('button', { name: 'Play', exact: true }).click();
  await expectSound(page);
  expect(fetched[0]).toBe(`/api/v1/tracks/${id}/stream aac_96`);
});

test('a song the server still makes is said to be prepared, and plays by itself', async ({ page }) => {
  const { id } = await find(page, 'tracks', 'Lamp in the Window');
  let answers = 0;
  await page.route(`**/tracks/${id}/sources?*`, (route) => {
    answers += 1;
    if (answers > 2) return route.continue();
    return route.fulfill({ json: { sources: [], pending: ['original_mp4'], expires_at: '' } });
  });
  const region = await playAlbum(page, 'Northern Rooms');
  await expect(region).toContainText('Being prepared, plays by itself …');
  await expect(region.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectSound(page);
  await expect(region).toContainText('Lamp in the Window');
  await expect(region).not.toContainText('Being prepared');
});

test('what was heard long ago leaves the buffer, and can be gone back to', { tag: '@long' }, async ({
  page,
}) => {
  const region = await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  const start = await bufferStart(page);
  await hurryBy(page, 45);
  await expect.poll(async () => (await bufferStart(page)) - start).toBeGreaterThan(10);
  await expect(region).toContainText('Lamp in the Window');
  await seek(region).fill('0');
  await expectSound(page);
  await expect(region).toContainText('Lamp in the Window');
  expect(await shown(region)).toBeLessThan(10);
});

test('a buffer that is full does not stop the music', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { appendBuffer } = SourceBuffer.prototype;
    Object.assign(window, { refusals: 0 });
    // A browser that has room for 20 seconds.
    SourceBuffer.prototype.appendBuffer = function (data) {
      let held = 0;
      for (let range = 0; range < this.buffered.length; range += 1)
        held += this.buffered.end(range) - this.buffered.start(range);
      if (held > 20) {
        Object.assign(window, { refusals: Reflect.get(window, 'refusals') + 1 });
        throw new DOMException('The buffer is full.', 'QuotaExceededError');
      }
      appendBuffer.call(this, data);
    };
  });
  const region = await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'refusals'))).toBeGreaterThan(0);
  const seen = await watchElement(page);
  await hurry(page, 16);
  await expect(region).toContainText('Every Door a Different Blue');
  await expectSound(page);
  expect(await seen()).toEqual([]);
});

test('a lost line is told in words for as long as it lasts', async ({ page, context, problems }) => {
  await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  // A message shows that the code that comes last is there: nothing but the sound needs the line.
  const coat = page.getByRole('main').getByRole('row', { name: 'Borrowed Coat' });
  await coat.press('n');
  await expect(page.getByText('Plays next')).toBeVisible();
  const words = page.getByRole('status').filter({ hasText: 'You’re offline — playing what is buffered' });
  await expect(words).toHaveCount(0);
  await context.setOffline(true);
  await expect(words).toBeVisible();
  await expectSound(page);
  await context.setOffline(false);
  await expect(words).toHaveCount(0);
  await expectSound(page);
  // What the browser says of a line that is down is no problem of the page.
  expect(problems.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  problems.length = 0;
});

/** How much of something is seen, 0–1, by its own opacity and that of all around it. */
const seen = (target: Locator) =>
  target.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });

test('over the whole window the controls go while the mouse rests, and come back', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  await page.clock.install();
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  const full = page.getByRole('dialog', { name: 'Full screen player' });
  const pause = full.getByRole('button', { name: 'Pause', exact: true });
  const leave = full.getByRole('button', { name: 'Leave full screen' });
  const both = async () => [await seen(pause), await seen(leave)];
  const rest = () => page.clock.fastForward(3_500);
  await page.mouse.move(400, 300);
  await expect.poll(both).toEqual([1, 1]);
  await rest();
  await expect.poll(both).toEqual([0, 0]);
  await expect(full.getByRole('heading', { name: 'Lamp in the Window' })).toBeVisible();
  await page.mouse.move(420, 300);
  await expect.poll(both).toEqual([1, 1]);
  await rest();
  await expect.poll(both).toEqual([0, 0]);
  // The keyboard brings them back, and they stay while it is among them.
  await page.keyboard.press('Tab');
  await expect.poll(both).toEqual([1, 1]);
  await rest();
  await rest();
  await expect.poll(both).toEqual([1, 1]);
  await expectSound(page);
});

test('code that a busy server refuses comes later, and the music goes on', async ({ page, problems }) => {
  const region = await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  await page.route('**/assets/**', (route) => route.fulfill({ status: 503 }));
  const refused = page.waitForResponse((response) => response.status() === 503);
  await region.getByRole('button', { name: 'Full screen' }).click();
  await refused;
  await expectSound(page);
  await page.unroute('**/assets/**');
  const full = page.getByRole('dialog', { name: 'Full screen player' });
  await expect(full).toBeVisible();
  // With its styles: it covers the window.
  await expect.poll(() => full.evaluate((element) => element.clientWidth)).toBe(page.viewportSize()?.width);
  await expectSound(page);
  // What the browser says of the refusals is no problem of the page.
  expect(problems.filter((line) => !line.includes('503'))).toEqual([]);
  problems.length = 0;
});
