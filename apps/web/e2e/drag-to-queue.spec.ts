import type { Locator, Page } from '@playwright/test';
import { boxOf, takeTo } from './boxes.ts';
import { expect, playAlbum, test } from './kantele.ts';
import { expectSongs, openQueue } from './queue.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** A place of a row where nothing is to be pressed. */
const blank = { x: 220, y: 20 };

async function pointOf(target: Locator, { x, y }: { x: number; y: number }) {
  await target.scrollIntoViewIfNeeded();
  const box = await boxOf(target);
  return { x: box.x + x, y: box.y + y };
}

/** Takes a row of the page to a point, the button still down. */
async function carry(page: Page, song: string, to: { x: number; y: number }) {
  await takeTo(page, await pointOf(row(page, song), blank), to);
}

test('songs of a page are dragged to a place in the queue, and what plays goes on', async ({ page }) => {
  const region = await playAlbum(page, 'Open Water');
  const queue = await openQueue(page);
  await expectSongs(queue, /^Next from/, ['Swell', 'Landfall']);

  // Let go beside it, nothing happens.
  await carry(page, 'Landfall', await pointOf(page.getByRole('heading', { level: 1 }), { x: 10, y: 10 }));
  await page.mouse.up();
  const yours = queue.getByText('Songs you add play before the rest.');
  await expect(yours).toBeVisible();
  await expectSongs(queue, /^Next from/, ['Swell', 'Landfall']);

  await carry(page, 'Landfall', await pointOf(yours, { x: 40, y: 8 }));
  await page.mouse.up();
  await expectSongs(queue, 'Your queue', ['Landfall']);
  await expectSongs(queue, /^Next from/, ['Swell', 'Landfall']);

  // Two that are chosen go as two, in their order, between the two that are there.
  await row(page, 'Cast Off').click({ position: blank });
  await row(page, 'Swell').click({ position: blank, modifiers: ['ControlOrMeta'] });
  const last = queue.getByRole('grid', { name: /^Next from/ }).getByRole('row', { name: 'Landfall' });
  await carry(page, 'Swell', await pointOf(last, { x: 120, y: 4 }));
  await page.mouse.up();
  await expectSongs(queue, /^Next from/, ['Swell', 'Cast Off', 'Swell', 'Landfall']);
  await expectSongs(queue, 'Your queue', ['Landfall']);
  await expect(region).toContainText('Cast Off');
  await expect(region.getByRole('button', { name: 'Pause' })).toBeVisible();
});
