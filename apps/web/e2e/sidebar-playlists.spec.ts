import { boxOf, middleOf, takeSong } from './boxes.ts';
import { expectNoFaults } from './faults.ts';
import { expect, open, playAlbum, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('playlists stand in the sidebar, are made there, and take songs that are dropped on them', async ({
  page,
}) => {
  const { email } = await addPerson(page);
  await signIn(page, email);
  await open(page, '/');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const playlists = sidebar.getByRole('navigation', { name: 'Your playlists' });
  await playlists.getByRole('button', { name: 'New playlist' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Kitchen, after ten');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kitchen, after ten');
  const kitchen = playlists.getByRole('link', { name: /Kitchen, after ten/ });
  await expect(kitchen).toContainText('0 tracks');

  await playAlbum(page, 'Northern Rooms');
  const lists = sidebar.getByRole('group', { name: 'Your library' });
  await expect(lists.getByRole('button', { name: 'Last played' })).toHaveAttribute('aria-pressed', 'true');
  await expect(sidebar.getByRole('navigation', { name: 'Recently played' })).toContainText('Northern Rooms');
  await expect(playlists).toBeHidden();
  // It comes while a song is dragged, to be let go on.
  await takeSong(page, 'Lamp in the Window');
  await expect(kitchen).toBeVisible();
  const to = await boxOf(kitchen);
  await page.mouse.move(to.x + 60, to.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Added to Kitchen, after ten')).toBeVisible();
  await expect(playlists).toBeHidden();

  await lists.getByRole('button', { name: 'Playlists' }).click();
  await expect(kitchen).toContainText('1 track');
  await expectNoFaults(page, 'playlists in the sidebar');
  await page.reload();
  await kitchen.click();
  await expect(page.getByRole('main').getByRole('row', { name: /Lamp in the Window/ })).toBeVisible();
});

test('a playlist is made of what is dropped, of the queue, and by the palette', async ({ page }) => {
  const { email } = await addPerson(page);
  await signIn(page, email);
  await playAlbum(page, 'Northern Rooms');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const playlists = sidebar.getByRole('navigation', { name: 'Your playlists' });
  const make = async (title: string, name: string) => {
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('textbox', { name: 'New playlist' }).fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`Added to ${name}`)).toBeVisible();
  };
  await takeSong(page, 'Lamp in the Window');
  const to = await middleOf(playlists.getByRole('button', { name: 'New playlist' }));
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await make('Add 1 song to a playlist', 'Dropped');

  await page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Queue' }).click();
  await page.getByRole('button', { name: 'Add the queue to a playlist' }).click();
  await make('Add Queue to a playlist', 'Evening queue');

  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await palette.getByRole('searchbox').fill('New playlist');
  await palette.getByRole('menuitem', { name: 'New playlist' }).click();
  await page.getByRole('dialog', { name: 'New playlist' }).getByLabel('Name').fill('By keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('By keys');
  await sidebar
    .getByRole('group', { name: 'Your library' })
    .getByRole('button', { name: 'Playlists' })
    .click();
  await expect(playlists.getByRole('link')).toHaveText([
    /Liked songs/,
    /By keys0 tracks/,
    /Evening queue[1-9]/,
    /Dropped1 track/,
  ]);
});

test('guests see what they played, and no list of playlists', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar.getByRole('heading', { name: 'Recently played' })).toBeVisible();
  await expect(sidebar.getByRole('navigation', { name: 'Recently played' })).toContainText('Northern Rooms');
  await expect(sidebar.getByRole('group', { name: 'Your library' })).toHaveCount(0);
});
