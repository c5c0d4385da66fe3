import type { Page } from '@playwright/test';
import { middleOf, takeSong, takeTo } from './boxes.ts';
import { expectNoFaults } from './faults.ts';
import { expect, open, playAlbum, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

// All rows of the sidebar are in sight, where something is dropped on them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 1000 } });

/** Somebody with two empty playlists. */
async function withPlaylists(page: Page): Promise<void> {
  const { email } = await addPerson(page);
  await signIn(page, email);
  for (const name of ['Kitchen, after ten', 'Long drives']) {
    const response = await page.request.post('/api/v1/playlists', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { name },
    });
    expect(response.status(), await response.text()).toBe(201);
  }
}

const sidebarOf = (page: Page) =>
  page.getByRole('complementary', { name: 'Sidebar' }).getByRole('navigation', { name: 'Your playlists' });

test('folders in the sidebar take playlists, and songs go to what is in them', async ({ page }) => {
  await withPlaylists(page);
  await open(page, '/');
  const playlists = sidebarOf(page);
  const kitchen = playlists.getByRole('link', { name: /Kitchen, after ten/ });
  const inside = playlists.getByRole('list', { name: 'Evenings' });
  const make = playlists.getByRole('button', { name: 'New playlist' });
  const folder = playlists.getByRole('button', { name: /^Evenings/ });

  await playlists.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Evenings');
  await page.keyboard.press('Enter');
  await expect(folder).toContainText('0 playlists');

  // Held over it, it opens.
  await takeTo(page, await middleOf(kitchen), await middleOf(folder));
  await expect(folder).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.up();
  await expect(page.getByText('Kitchen, after ten is in Evenings now')).toBeVisible();
  await expect(inside.getByRole('link')).toHaveText([/Kitchen, after ten/]);
  await expect(folder).toContainText('1 playlist');

  // The two lists are read one after the other: for a moment it may stand in both.
  await expect(kitchen).toHaveCount(1);
  await takeTo(page, await middleOf(kitchen), await middleOf(make));
  await page.mouse.up();
  await expect(page.getByText('Kitchen, after ten is in no folder now')).toBeVisible();
  await expect(inside.getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(inside.getByRole('link')).toHaveText([/Kitchen, after ten/]);

  await expect(kitchen).toHaveCount(1);
  // On what is in a folder is in the folder.
  const drives = playlists.getByRole('link', { name: /Long drives/ });
  await takeTo(page, await middleOf(drives), await middleOf(kitchen));
  await page.mouse.up();
  await expect(inside.getByRole('link')).toHaveText([/Kitchen, after ten/, /Long drives/]);
  await expectNoFaults(page, 'folders in the sidebar');
  await folder.click();
  await expect(inside).toBeHidden();

  await playAlbum(page, 'Northern Rooms');
  await takeSong(page, 'Lamp in the Window');
  const over = await middleOf(folder);
  await page.mouse.move(over.x, over.y, { steps: 5 });
  await expect(kitchen).toBeVisible();
  const to = await middleOf(kitchen);
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Added to Kitchen, after ten')).toBeVisible();
});

test('a folder is filled and emptied by the keyboard, renamed, and deleted without what is in it', async ({
  page,
}) => {
  await withPlaylists(page);
  await open(page, '/library/playlists');
  const main = page.getByRole('main');
  const openMove = async () => {
    await main.getByRole('link', { name: 'Long drives' }).focus();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Move to a folder' }).press('Enter');
  };
  await openMove();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New folder' }).fill('Evenings');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Long drives is in Evenings now')).toBeVisible();

  const folders = main.getByRole('navigation', { name: 'Folders' });
  await folders.getByRole('link', { name: 'Evenings' }).click();
  const cards = main.getByRole('list', { name: 'Your playlists' }).getByRole('link');
  await expect(cards).toHaveText(['Long drives']);
  const order = main.getByRole('navigation', { name: 'Order' });
  await order.getByRole('link', { name: 'A–Z' }).click();
  // Of each row of chips one is chosen, and the order keeps the folder.
  await expect(order.getByRole('link', { name: 'Changed last' })).toHaveAttribute('aria-current', 'false');
  await expect(folders.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'false');
  await expect(cards).toHaveText(['Long drives']);
  await expectNoFaults(page, 'a folder of playlists');
  await openMove();
  await dialog.getByRole('button', { name: 'Out of its folder' }).press('Enter');
  await expect(main.getByRole('heading', { name: 'This folder is empty' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(cards).toHaveText(['Long drives']);
  await main.getByRole('button', { name: 'More about Evenings' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nights');
  await page.keyboard.press('Enter');
  await expect(folders.getByRole('link', { name: 'Nights' })).toHaveAttribute('aria-current', 'page');

  const row = sidebarOf(page).getByRole('button', { name: /^Nights/ });
  await row.focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Delete folder' }).press('Enter');
  await expect(row).toBeHidden();
  await expect(sidebarOf(page).getByRole('button', { name: 'New playlist' })).toBeFocused();
  const links = sidebarOf(page).getByRole('link').filter({ hasNotText: 'Liked songs' });
  await expect(links).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row).toContainText('1 playlist');
  await expect(links).toHaveText([/Kitchen, after ten/]);
});
