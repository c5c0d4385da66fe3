import type { Page } from '@playwright/test';
import { faults } from './faults.ts';
import { expect, find, open, playAlbum, test } from './kantele.ts';
import { addPerson, password } from './people.ts';
import { phone } from './queue.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const barOf = (page: Page) => page.getByRole('region', { name: 'Player' });

/** All rules, those of good practice included, in the state that is shown. */
const expectSound = async (page: Page, name: string) => {
  expect([name, await faults(page, (axe) => axe, true)]).toEqual([name, []]);
};

test('every open part of the player is free of accessibility faults', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  const bar = barOf(page);
  await expectSound(page, 'album');
  const panel = page.getByRole('complementary', { name: 'Now playing' });
  await bar.getByRole('button', { name: 'Lyrics' }).click();
  await expect(panel.getByRole('button', { name: 'A lamp in the window' })).toBeVisible();
  await expectSound(page, 'lyrics');
  await panel.getByRole('tab', { name: 'Queue' }).click();
  await expect(panel.getByRole('row').first()).toBeVisible();
  await expectSound(page, 'queue');
  await panel.getByRole('tab', { name: 'Now playing' }).click();
  await panel.getByRole('button', { name: 'Sound' }).click();
  await page.getByRole('slider', { name: 'Crossfade' }).waitFor();
  await expectSound(page, 'sound');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Full screen' }).click();
  const full = page.getByRole('dialog', { name: 'Full screen player' });
  for (const tab of ['Up next', 'Lyrics', 'Credits']) {
    await full.getByRole('tab', { name: tab }).click();
    await expect(full.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectSound(page, `full player, ${tab}`);
  }
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
});

test('so is everything that opens over a page', async ({ page }) => {
  await open(page, '/search/lamp');
  await page.getByRole('heading', { name: 'Top result' }).waitFor();
  await expectSound(page, 'results');
  const row = page.getByRole('row').first();
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Play next' }).waitFor();
  await expectSound(page, 'menu of a track');
  await page.keyboard.press('Escape');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem').first().waitFor();
  await expectSound(page, 'menu by its button');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Command palette' }).getByRole('menuitem').first().waitFor();
  await expectSound(page, 'palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Appearance and shortcuts' }).waitFor();
  await expectSound(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1000, height: 800 });
  await open(page, '/');
  await page.getByRole('combobox', { name: /^Search/ }).fill('north');
  await page.getByRole('option').first().waitFor();
  await expectSound(page, 'suggestions');
  await page.keyboard.press('Escape');
  await barOf(page).getByRole('button', { name: 'Queue' }).click();
  await page.getByRole('dialog', { name: 'Now playing' }).waitFor();
  await expectSound(page, 'panel over the page');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('so are the sheets of the player', async ({ page }) => {
    await playAlbum(page, 'Northern Rooms');
    await expectSound(page, 'album');
    await barOf(page)
      .getByRole('button', { name: /^Open player/ })
      .click();
    const player = page.getByRole('dialog', { name: 'Now playing' });
    await expect(player.getByRole('button', { name: 'Close player' })).toBeInViewport({ ratio: 1 });
    await expectSound(page, 'player');
    for (const name of ['Lyrics', 'Queue']) {
      await player.getByRole('button', { name, exact: true }).click();
      const sheet = page.getByRole('dialog', { name, exact: true });
      await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      await expectSound(page, name);
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toBeHidden();
    }
    await player.getByRole('button', { name: /^More about/ }).click();
    await page.getByRole('menuitem').first().waitFor();
    await expectSound(page, 'menu');
  });
});

test('keys lead to what they open, and back', async ({ page }) => {
  const { email } = await addPerson(page, 'keys');
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

  const { id, slug } = await find(page, 'albums', 'Northern Rooms');
  await open(page, `/album/${id}/${slug}`);
  await expect(barOf(page).getByRole('button', { name: 'Queue' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to player' }).focus();
  await page.keyboard.press('Enter');
  await expect(barOf(page)).toBeFocused();

  await page.keyboard.press('q');
  const panel = page.getByRole('complementary', { name: 'Now playing' });
  await expect(panel.getByRole('tab', { name: 'Queue' })).toBeFocused();
  await page.keyboard.press('y');
  await expect(panel.getByRole('tab', { name: 'Lyrics' })).toBeFocused();
  await page.keyboard.press('y');
  await expect(panel).toBeHidden();
  await expect(barOf(page)).toBeFocused();
  await barOf(page).getByRole('button', { name: 'Queue' }).click();
  await panel.getByRole('button', { name: 'Close panel' }).click();
  await expect(barOf(page).getByRole('button', { name: 'Queue' })).toBeFocused();
});
