import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { boxOf } from './boxes.ts';
import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';

const song = 'Lamp in the Window';

/** A page of another site that shows embeds, each as high as its size. */
async function openBlog(
  page: Page,
  embeds: readonly { path: string; height: number }[],
): Promise<{ frames: FrameLocator[]; close: () => void }> {
  const site = test.info().project.use.baseURL ?? '';
  const frames = embeds.map(
    ({ path, height }) =>
      `<iframe src="${site}${path}" title="Music" width="100%" height="${height}" allow="autoplay"></iframe>`,
  );
  const blog = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(`<!doctype html><title>Blog</title>${frames.join('')}`);
  });
  await new Promise<void>((listening) => blog.listen(0, '127.0.0.1', listening));
  // By its number it is another site than `localhost`.
  await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
  return {
    frames: embeds.map((_, at) => page.frameLocator('iframe').nth(at)),
    close: () => {
      blog.closeAllConnections();
      blog.close();
    },
  };
}
const sound = (frame: FrameLocator) => frame.getByRole('slider', { name: 'Seek' });
const seconds = async (frame: FrameLocator) => Number(await sound(frame).inputValue());

test('a page of another site plays an album by keys alone', async ({ page }) => {
  const { id, slug } = await find(page, 'albums', 'Northern Rooms');
  const { frames, close } = await openBlog(page, [{ path: `/embed/album/${id}`, height: 420 }]);
  const [frame] = frames;
  if (!frame) throw new Error('There is no frame.');
  const link = frame.getByRole('link', { name: 'Northern Rooms' });
  await expect(link).toHaveAttribute('href', new RegExp(`/album/${id}/${slug}$`));
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('link', { name: 'Kantele' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: `Play ${song}` }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: 'Pause' })).toBeFocused();
  const rows = frame.getByRole('list', { name: 'Northern Rooms' }).getByRole('button');
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => seconds(frame)).toBeGreaterThan(0);

  await frame.getByRole('button', { name: 'Next track' }).press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(rows.nth(0)).not.toHaveAttribute('aria-current');
  await rows.nth(0).press('Space');
  await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true');
  await sound(frame).press('ArrowRight');
  await expect(sound(frame)).toHaveAttribute('aria-valuetext', /seconds? of .*seconds?$/);
  await sound(frame).press('End');
  // What ends is followed by the next one.
  await expect(rows.nth(1)).toHaveAttribute('aria-current', 'true');
  await frame.getByRole('button', { name: 'Pause' }).press('Space');
  await expect(frame.getByRole('button', { name: /^Play / }).first()).toBeVisible();
  close();
});

test('embeds beside each other leave each other alone', async ({ page }) => {
  const track = await find(page, 'tracks', song);
  const album = await find(page, 'albums', 'Northern Rooms');
  const { frames, close } = await openBlog(page, [
    { path: `/embed/track/${track.id}?size=small`, height: 80 },
    { path: `/embed/album/${album.id}?size=medium`, height: 180 },
  ]);
  for (const frame of frames) await frame.getByRole('button', { name: `Play ${song}` }).click();
  for (const frame of frames) {
    await expect(frame.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect.poll(() => seconds(frame)).toBeGreaterThan(0);
    // Nothing of it is cut off.
    expect(await frame.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0);
  }
  close();
});

test('an embed says it in words when a song does not come', async ({ page }) => {
  const { id } = await find(page, 'tracks', song);
  await page.route('**/stream?*', (route) => route.fulfill({ status: 404 }));
  await page.goto(`/embed/track/${id}`);
  await page.getByRole('button', { name: `Play ${song}` }).click();
  await expect(page.getByRole('status')).toHaveText('This song cannot be played at the moment.');
  await page.unroute('**/stream?*');
  await page.getByRole('button', { name: `Play ${song}` }).click();
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('an embed has no faults in any size', async ({ page }) => {
  const { id } = await find(page, 'albums', 'Northern Rooms');
  for (const size of ['small', 'medium', 'large']) {
    await page.goto(`/embed/album/${id}?size=${size}`);
    await page.getByRole('button', { name: 'Next track' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expectNoFaults(page, `an embed: ${size}`);
  }
  await page.goto('/embed/album/999999');
  await expect(page.getByRole('heading', { name: 'This is not available.' })).toBeVisible();
  await expectNoFaults(page, 'an embed of nothing');
});

test('an embed is read from right to left where its words are; back and forth stay where they are', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ar', viewport: { width: 390, height: 420 } });
  const page = await context.newPage();
  const { id } = await find(page, 'albums', 'Northern Rooms');
  await page.goto(`/embed/album/${id}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const next = await boxOf(page.getByRole('button', { name: 'المقطوعة التالية' }));
  const previous = await boxOf(page.getByRole('button', { name: 'المقطوعة السابقة' }));
  expect(next.x).toBeGreaterThan(previous.x);
  const slider = page.getByRole('slider');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', /ثانية|ثوان/);
  expect(await page.locator('html').evaluate((html) => html.scrollWidth <= innerWidth)).toBe(true);
  await context.close();
});

test('the dialog of an album gives out the code, in the size that is chosen', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, slug } = await find(page, 'albums', 'Northern Rooms');
  await open(page, `/album/${id}/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Share Northern Rooms' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Northern Rooms' });
  const code = dialog.getByRole('figure', { name: 'Embed code' }).locator('code');
  await expect(code).toHaveText(
    /^<iframe src="[^"]+\/embed\/album\/\d+" title="Northern Rooms – [^"]+" width="100%" height="420"/,
  );
  await dialog.getByRole('radio', { name: 'Small' }).press('Space');
  await expect(code).toHaveText(/\?size=small" .* height="80"/);
  await expectNoFaults(page, 'the dialog to share an album');
  await dialog.getByRole('button', { name: 'Copy code: Embed code' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent());
});

test('sites that are given the address of an album are told its frame and its cover', async ({ page }) => {
  const { id, slug } = await find(page, 'albums', 'Northern Rooms');
  await open(page, `/album/${id}/${slug}`);
  const address = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  const answer = (await (await page.request.get(address ?? '')).json()) as Record<string, string | number>;
  expect(answer).toMatchObject({ title: 'Northern Rooms', author_name: 'Odile Varga', height: 420 });
  const { width, height } = await page.evaluate(async (src) => {
    const image = Object.assign(new Image(), { src });
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, String(answer.thumbnail_url));
  expect([answer.thumbnail_width, answer.thumbnail_height]).toEqual([width, height]);
});
