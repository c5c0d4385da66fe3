import type { Page } from '@playwright/test';
import { clock, expect, expectSound, open, playAlbum, test } from './kantele.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Player' });
const button = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Appearance and shortcuts' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const search = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Now playing' });

/** Seconds the player stands at, whether it plays or not. */
const place = (page: Page) => bar(page).getByRole('slider', { name: 'Seek' });

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('searchbox', { name: 'Command palette' })).toBeFocused();
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 720 } });

test('every key does what the sheet says', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  const { keyboard } = page;
  const title = bar(page).getByRole('link', { name: 'Every Door a Different Blue' });
  await keyboard.press('j');
  await expect(title).toBeVisible();
  await keyboard.press('k');
  await expect(bar(page).getByRole('link', { name: 'Lamp in the Window' })).toBeVisible();
  for (let press = 0; press < 3; press += 1) await keyboard.press(']');
  await expect.poll(async () => Number(await place(page).inputValue())).toBeGreaterThan(29);
  await keyboard.press('Space');
  await expect(button(page, 'Play')).toBeVisible();
  const before = Number(await place(page).inputValue());
  await keyboard.press('[');
  await expect.poll(async () => before - Number(await place(page).inputValue())).toBeGreaterThan(9);
  const volume = bar(page).getByRole('slider', { name: 'Volume' });
  await keyboard.press('-');
  await keyboard.press('-');
  await expect(volume).toHaveValue('0.9');
  await keyboard.press('=');
  await expect(volume).toHaveValue('0.95');
  for (const [key, name] of [
    ['m', 'Mute'],
    ['s', 'Shuffle'],
  ] as const) {
    await expect(button(page, name)).toHaveAttribute('aria-keyshortcuts', key.toUpperCase());
    await keyboard.press(key);
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
    await keyboard.press(key);
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
  }
  await keyboard.press('r');
  await expect(button(page, /^Repeat/)).toHaveAttribute('aria-pressed', 'true');
  for (const [key, tab] of [
    ['q', 'Queue'],
    ['y', 'Lyrics'],
    ['p', 'Now playing'],
  ] as const) {
    await keyboard.press(key);
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Escape');
    await keyboard.press(key);
    await expect(page.getByRole('tab', { name: tab, exact: true })).toBeHidden();
  }
  await keyboard.press('f');
  const full = page.getByRole('dialog', { name: 'Full screen player' });
  await expect(full).toBeVisible();
  await keyboard.press('f');
  await expect(full).toBeHidden();
  await keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await keyboard.type('m ?');
  await expect(search(page)).toHaveValue('m ?');
  await search(page).fill('');
  await page.getByRole('main').click({ position: { x: 20, y: 10 } });
  for (const [keys, path] of [
    ['gs', /\/search$/],
    ['gl', /\/tracks$/],
    ['gh', /:\d+\/$/],
  ] as const) {
    for (const key of keys) await keyboard.press(key);
    await expect(page).toHaveURL(path);
  }
});

test('keys can be given to other actions, taken away, and all be switched off', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  const { keyboard } = page;
  const mute = button(page, 'Mute');
  await keyboard.press('?');
  await expect(sheet(page).getByRole('searchbox', { name: 'Find a shortcut' })).toBeFocused();
  await keyboard.type('mute');
  await expect(sheet(page).getByRole('listitem')).toHaveCount(1);
  await sheet(page).getByRole('button', { name: 'Change keys for Mute: M' }).press('Enter');
  await keyboard.press('s');
  await expect(sheet(page).getByRole('status')).toHaveText('S is used for “Shuffle”');
  await sheet(page).getByRole('button', { name: 'Use it here' }).press('Enter');
  await expect(sheet(page).getByRole('button', { name: 'Change keys for Mute: S' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();

  await keyboard.press('m');
  await keyboard.press('s');
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  await expect(mute).toHaveAttribute('aria-keyshortcuts', 'S');
  await expect(button(page, 'Shuffle')).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page, 'Shuffle')).not.toHaveAttribute('aria-keyshortcuts');

  await keyboard.press('?');
  await sheet(page).getByRole('button', { name: 'Switch off Mute' }).click();
  await keyboard.press('Escape');
  await keyboard.press('s');
  await keyboard.press('?');
  await sheet(page).getByRole('switch', { name: 'Single keys' }).press('Space');
  await keyboard.press('Escape');
  await expect(mute).toHaveAttribute('aria-pressed', 'true');
  for (const key of ['j', '?', 'q']) await keyboard.press(key);
  await expect(bar(page).getByRole('link', { name: 'Lamp in the Window' })).toBeVisible();
  await expect(sheet(page)).toBeHidden();
  await expect(panel(page)).toBeHidden();

  // What was chosen lasts, and the palette needs no single key.
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  await openPalette(page);
  await keyboard.type('keyboard shortcuts');
  await expect(palette(page).getByRole('menuitem')).toHaveCount(1);
  await keyboard.press('Enter');
  await sheet(page).getByRole('button', { name: 'Reset all' }).click();
  await keyboard.press('Escape');
  await keyboard.press('m');
  await expect(button(page, 'Mute')).toHaveAttribute('aria-keyshortcuts', 'M');
});

test('a key that is pressed while the palette comes is part of what is asked', async ({ page }) => {
  await open(page, '/');
  await search(page).focus();
  await page.evaluate(() => {
    const appears = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return;
      appears.disconnect();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'w', bubbles: true }));
    });
    appears.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('Control+k');
  const field = palette(page).getByRole('searchbox', { name: 'Command palette' });
  await expect(field).toHaveValue('w');
  await expect(search(page)).toHaveValue('');
});

test('the palette goes, plays and acts, and gives the focus back', async ({ page }) => {
  await open(page, '/');
  const { keyboard } = page;
  await search(page).focus();
  // What is typed before its code has come is not lost, and moves nothing else.
  let come = () => {};
  const typed = new Promise<void>((done) => {
    come = done;
  });
  await page.route('**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await keyboard.press('Control+k');
  await keyboard.type('jkl');
  come();
  const field = palette(page).getByRole('searchbox', { name: 'Command palette' });
  await expect(field).toHaveValue('jkl');
  await expect(field).toBeFocused();
  await page.unroute('**/*.js');
  // The first Escape empties the field, the second one closes.
  await keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await keyboard.press('Escape');
  await expect(search(page)).toBeFocused();

  await openPalette(page);
  await keyboard.type('open wat');
  await expect(palette(page).getByRole('menuitem', { name: /Open Water/ })).toBeVisible();
  await keyboard.press('Shift+Enter');
  await expect(palette(page)).toBeHidden();
  await expectSound(page);
  await expect(page).toHaveURL(/:\d+\/$/);

  await openPalette(page);
  await expect(palette(page).getByText('Used last', { exact: true })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Open Water' })).toBeFocused();

  await openPalette(page);
  await keyboard.type('announce');
  await keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  // The voice is fetched when it is switched on: it tells of the first track that starts once it is there.
  await expect(async () => {
    await keyboard.press('j');
    await expect(page.getByText(/^Now playing: .+ by Halden Ferry$/)).toBeAttached({ timeout: 5_000 });
  }).toPass();
});

test('Space plays and pauses after a click, activates what shows focus, and types in fields', async ({
  page,
}) => {
  await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  const { keyboard } = page;
  const shuffle = button(page, 'Shuffle');
  await shuffle.click();
  await keyboard.press('Space');
  await expect.poll(() => clock(page)).toBe(-1);
  await expect(shuffle).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Space');
  await expectSound(page);
  await keyboard.press('Tab');
  await keyboard.press('Shift+Tab');
  await expect(shuffle).toBeFocused();
  await keyboard.press('Space');
  await expect(shuffle).toHaveAttribute('aria-pressed', 'false');
  await keyboard.press('/');
  await keyboard.type('a b');
  await expect(search(page)).toHaveValue('a b');
  expect(await clock(page)).toBeGreaterThan(0);
});
