import { expect, type Locator, type Page } from '@playwright/test';

/** A window of a phone, for a part of a file. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The queue beside the page. */
export async function openQueue(page: Page): Promise<Locator> {
  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Queue' }).click();
  return page.getByRole('complementary', { name: 'Now playing' });
}

/** The queue over the player of a phone, once it has come up. */
export async function openPhoneQueue(page: Page): Promise<Locator> {
  await page
    .getByRole('region', { name: 'Player' })
    .getByRole('button', { name: /^Open player/ })
    .click();
  const button = page.getByRole('dialog', { name: 'Now playing' }).getByRole('button', { name: 'Queue' });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  const queue = page.getByRole('dialog', { name: 'Queue' });
  await expect(queue.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  return queue;
}

/** Puts a finger down and takes it somewhere else, in pixels from the top of the window. */
export async function swipe(page: Page, x: number, from: number, to: number): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step += 1) await touch('touchMove', from + ((to - from) * step) / 6);
  await touch('touchEnd');
  await device.detach();
}

/** Rows of a list of the queue: "Your queue", or /^Next from/. */
export const rowsOf = (queue: Locator, list: string | RegExp): Locator =>
  queue.getByRole('grid', { name: list }).getByRole('row');

/** Waits until a list holds exactly these songs in this order. */
export async function expectSongs(queue: Locator, list: string | RegExp, songs: readonly string[]) {
  await expect(rowsOf(queue, list)).toHaveText(songs.map((song) => new RegExp(song)));
}

/** Does something from the menu of a song in the queue. */
export async function command(
  page: Page,
  queue: Locator,
  song: string,
  item: string | RegExp,
): Promise<void> {
  const row = queue.getByRole('row', { name: song });
  await row.hover();
  await row.getByRole('button', { name: `More about ${song}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}
