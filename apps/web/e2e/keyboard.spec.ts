import type { Locator, Page } from '@playwright/test';
import { expect, expectSound, open, test } from './kantele.ts';

declare global {
  interface Window {
    /** How far parts of the page have moved by themselves since it began to load. */
    moved: number;
  }
}

const bar = (page: Page) => page.getByRole('region', { name: 'Player' });
const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** Goes on with Tab, or back, until the focus is there; a focus that cannot be seen is a fault. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80 && !(await there()); step += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
  expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  await expect(target).toBeInViewport();
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

test('the whole player by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await open(page, '/');
  await keyboard.press('/');
  await keyboard.type('northern rooms');
  await keyboard.press('Enter');
  // The page before has such a link too.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/northern rooms/);
  const album = page.getByRole('main').getByRole('link', { name: 'Northern Rooms' }).first();
  await expect(album).toBeVisible();
  await tabTo(page, album);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Northern Rooms' })).toBeFocused();

  const first = row(page, 'Lamp in the Window');
  await tabTo(page, first);
  await keyboard.press('Enter');
  await expectSound(page);
  await keyboard.press('End');
  await keyboard.press('a');
  await keyboard.press('ArrowUp');
  await keyboard.press('a');

  await keyboard.press('q');
  const panel = page.getByRole('complementary', { name: 'Now playing' });
  const queued = panel.getByRole('grid', { name: 'Your queue' }).getByRole('row');
  await expect(queued).toHaveText([/Borrowed Coat/, /Salt on the Stairs/]);
  await tabTo(page, queued.first());
  await tabTo(page, queued.first().getByRole('button', { name: 'Move Borrowed Coat' }));
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await keyboard.press(key);
  await expect(queued).toHaveText([/Salt on the Stairs/, /Borrowed Coat/]);

  await keyboard.press('y');
  const line = panel.getByRole('button', { name: 'A road in the snow' });
  await tabTo(page, line);
  await keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-current', 'true');

  const seek = bar(page).getByRole('slider', { name: 'Seek' });
  await tabTo(page, seek);
  await keyboard.press('PageUp');
  await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(34);
  const volume = bar(page).getByRole('slider', { name: 'Volume' });
  await tabTo(page, volume);
  await keyboard.press('ArrowDown');
  await expect(volume).toHaveValue('0.95');
  const next = bar(page).getByRole('button', { name: 'Next track' });
  await tabTo(page, next, 'Shift+Tab');
  await keyboard.press('Space');
  await expect(bar(page).getByRole('link', { name: 'Salt on the Stairs' })).toBeVisible();

  const wide = bar(page).getByRole('button', { name: 'Full screen' });
  await tabTo(page, wide);
  await keyboard.press('Enter');
  const full = page.getByRole('dialog', { name: 'Full screen player' });
  await expect(full.getByRole('heading', { name: 'Salt on the Stairs' })).toBeVisible();
  await keyboard.press('Space');
  await expect(full.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await keyboard.press('Escape');
  await expect(full).toBeHidden();
  await expect(wide).toBeFocused();

  await keyboard.press('g');
  await keyboard.press('h');
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northern Rooms');
});

test('who has gone on to a field while a page was on its way goes on typing', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/trpc/artists.get*', async (route) => {
    await answered;
    await route.continue();
  });
  await open(page, '/');
  const asked = page.waitForRequest('**/trpc/artists.get*');
  await page.getByRole('main').getByRole('link', { name: 'Odile Varga' }).first().click();
  await asked;
  await page.keyboard.press('/');
  await page.keyboard.type('open');
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Odile Varga' })).toBeVisible();
  await page.keyboard.type(' water');
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toHaveValue('open water');
});

test('the sidebar is made wider, reset and folded by keys, and comes back as it was', async ({ page }) => {
  await open(page, '/');
  const line = page.getByRole('separator', { name: 'Width of the sidebar' });
  await line.focus();
  const main = () => page.getByRole('main').evaluate((element) => element.getBoundingClientRect().left);
  await page.keyboard.press('ArrowRight');
  await expect(line).toHaveAttribute('aria-valuenow', '280');
  await page.keyboard.press('End');
  await expect.poll(main).toBe(400);
  await line.dblclick();
  await expect.poll(main).toBe(264);
  await page.getByRole('button', { name: 'Narrow sidebar' }).press('Enter');
  await expect.poll(main).toBe(72);
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Albums' }),
  ).toBeVisible();
  // From the first paint, without a jump.
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        window.moved += 'value' in shift ? Number(shift.value) : Number.NaN;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Widen sidebar' })).toBeVisible();
  expect(await main()).toBe(72);
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.005);
});
