import type { Page } from '@playwright/test';
import { boxOf } from './boxes.ts';
import { faults } from './faults.ts';
import { clock, expect, expectSound, open, playAlbum, test } from './kantele.ts';
import { phone } from './queue.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Now playing' });
const barOf = (page: Page) => page.getByRole('region', { name: 'Player' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the panel keeps its tab, its width and the size of lyrics, and lyrics follow the song', async ({
  page,
}) => {
  await playAlbum(page, 'Northern Rooms');
  const panel = panelOf(page);
  await barOf(page).getByRole('button', { name: 'Lyrics' }).click();
  const lamp = panel.getByRole('button', { name: 'A lamp in the window' });
  const road = panel.getByRole('button', { name: 'A road in the snow' });
  await expect(lamp).toHaveAttribute('aria-current', 'true');
  await road.click();
  await expect(road).toHaveAttribute('aria-current', 'true');
  await expect(lamp).not.toHaveAttribute('aria-current');
  await expect.poll(() => clock(page)).toBeGreaterThan(4.4);
  const resume = panel.getByRole('button', { name: 'Resume sync' });
  await expect(resume).toBeHidden();
  await lamp.hover();
  await page.mouse.wheel(0, 40);
  await resume.click();
  await expect(resume).toBeHidden();

  await panel.getByRole('button', { name: 'Size of lyrics' }).click();
  await page.getByRole('menuitemradio', { name: 'Large' }).click();
  await panel.getByRole('separator', { name: 'Width of the panel' }).press('End');
  await page.reload();
  await expect(panel.getByRole('tab', { name: 'Lyrics' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('separator', { name: 'Width of the panel' })).toHaveAttribute(
    'aria-valuenow',
    '420',
  );
  await panel.getByRole('button', { name: 'Size of lyrics' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Large' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Escape');

  await panel.getByRole('tab', { name: 'Queue' }).click();
  expect(await faults(page)).toEqual([]);
  await panel.getByRole('tab', { name: 'Now playing' }).click();
  await expect(panel.getByRole('heading', { name: 'Lamp in the Window' })).toBeVisible();
  await expect(panel.getByText('Written by')).toBeVisible();
  await panel.getByRole('button', { name: 'Open queue' }).click();
  await expect(panel.getByRole('tab', { name: 'Queue' })).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await expect(panel).toBeHidden();
});

test('how music sounds can be chosen before any has played', async ({ page }) => {
  await open(page, '/');
  await barOf(page).getByRole('button', { name: 'Queue' }).click();
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: 'Now playing' }).click();
  await panel.getByRole('button', { name: 'Sound' }).click();
  const crossfade = page.getByRole('slider', { name: 'Crossfade' });
  await crossfade.press('End');
  const chosen = await crossfade.inputValue();
  await page.reload();
  await panel.getByRole('button', { name: 'Sound' }).click();
  await expect(crossfade).toHaveValue(chosen);
  expect(Number(chosen)).toBeGreaterThan(0);
});

test('the player over the whole window, and the panel over a small one', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  const button = barOf(page).getByRole('button', { name: 'Full screen' });
  await button.click();
  const full = page.getByRole('dialog', { name: 'Full screen player' });
  await expect(full.getByRole('heading', { name: 'Lamp in the Window' })).toBeVisible();
  await full.getByRole('tab', { name: 'Lyrics' }).click();
  await expect(full.getByRole('button', { name: 'A lamp in the window' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  // Keys of the player work here too.
  await page.keyboard.press('j');
  await expect(full.getByRole('heading', { name: 'Every Door a Different Blue' })).toBeVisible();
  await expect(full.getByText('No lyrics for this track yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
  await expect(button).toBeFocused();

  await page.setViewportSize({ width: 1000, height: 800 });
  await barOf(page).getByRole('button', { name: 'Queue' }).click();
  const sheet = page.getByRole('dialog', { name: 'Now playing' });
  await expect(sheet.getByRole('tab', { name: 'Queue' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the player of a phone opens by tap and swipe, with lyrics, queue and sound over it', async ({
    page,
  }) => {
    await playAlbum(page, 'Northern Rooms');
    await expectSound(page);
    const bar = barOf(page);
    const device = await page.context().newCDPSession(page);
    const swipe = async (x: number, y: number) => {
      const box = await boxOf(bar.getByRole('button', { name: /^Open player/ }));
      const from = { x: box.x + 120, y: box.y + 30 };
      await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (const part of [0.3, 0.6, 1]) {
        const at = { x: from.x + x * part, y: from.y + y * part };
        await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
      }
      await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-90, 4);
    await expect(bar).toContainText('Every Door a Different Blue');
    await swipe(90, 4);
    await expect(bar).toContainText('Lamp in the Window');
    await swipe(2, -90);
    const player = page.getByRole('dialog', { name: 'Now playing' });
    const words = player.getByRole('button', { name: 'Lyrics', exact: true });
    // The sheet has come up.
    await expect(words).toBeInViewport({ ratio: 1 });
    await words.click();
    const lyrics = page.getByRole('dialog', { name: 'Lyrics' });
    await expect(lyrics.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await lyrics.getByRole('button', { name: 'A road in the snow' }).click();
    await expect(lyrics.getByRole('button', { name: 'A road in the snow' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await lyrics.getByRole('button', { name: 'Close' }).click();
    await expect(lyrics).toBeHidden();
    await player.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem', { name: 'Sound' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Sound' }).getByRole('slider', { name: 'Crossfade' }),
    ).toBeVisible();
    await page.getByRole('dialog', { name: 'Sound' }).getByRole('button', { name: 'Close' }).click();
    await player.getByRole('button', { name: 'Close player' }).click();
    await expect(player).toBeHidden();
  });
});
