import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';
import { phone } from './queue.ts';

const rows = (page: Page, name: string) => page.getByRole('grid', { name }).getByRole('row');
const titles = async (page: Page, name: string) =>
  (await rows(page, name).getByRole('link').allTextContents()).filter((text) =>
    ['Lamp in the Window', 'Every Door a Different Blue', 'What the Ice Kept'].includes(text),
  );
const expectSongs = (page: Page, name: string, wanted: string[]) =>
  expect.poll(() => titles(page, name)).toEqual(wanted);

/** Opens the menu of a song and chooses what it says. */
async function choose(page: Page, song: string, item: string) {
  await page
    .getByRole('main')
    .getByRole('button', { name: `More about ${song}` })
    .click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const [lamp, door, ice] = ['Lamp in the Window', 'Every Door a Different Blue', 'What the Ice Kept'];

test('a playlist is made from a menu, put in order, shared, taken back and deleted', async ({
  page,
  browser,
}) => {
  const person = await addPerson(page, 'collector');
  await open(page, '/library/playlists');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await signIn(page, person.email);
  await open(page, '/library/playlists');
  await expect(page.getByText('No playlists yet')).toBeVisible();
  const other = await page.context().newPage();
  await open(other, '/library/playlists');

  const album = await find(page, 'albums', 'Northern Rooms');
  await open(page, `/album/${album.id}/${album.slug}`);
  await choose(page, lamp ?? '', 'Add to playlist');
  const dialog = page.getByRole('dialog', { name: `Add ${lamp} to a playlist` });
  await dialog.getByRole('textbox', { name: 'New playlist' }).fill('Kitchen, after ten');
  await expectNoFaults(page, 'the choice of a playlist');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Added to Kitchen, after ten')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const card = other.getByRole('main').getByRole('article').filter({ hasText: 'Kitchen, after ten' });
  await expect(card).toContainText('1 track');
  for (const song of [door, ice]) {
    await choose(page, song ?? '', 'Add to playlist');
    await page.getByRole('dialog').getByRole('button', { name: 'Kitchen, after ten' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(card).toContainText('3 tracks');
  await choose(page, door ?? '', 'Add to playlist');
  await page.getByRole('dialog').getByRole('button', { name: 'Kitchen, after ten' }).click();
  await expect(page.getByText('Already in Kitchen, after ten')).toBeVisible();

  await card.getByRole('link', { name: 'Kitchen, after ten' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Kitchen, after ten' })).toBeVisible();
  await expectSongs(other, 'Kitchen, after ten', [lamp ?? '', door ?? '', ice ?? '']);
  await expectNoFaults(other, 'a playlist');
  await choose(other, ice ?? '', 'Move to the beginning');
  await expectSongs(other, 'Kitchen, after ten', [ice ?? '', lamp ?? '', door ?? '']);
  await choose(other, ice ?? '', 'Move down');
  await expectSongs(other, 'Kitchen, after ten', [lamp ?? '', ice ?? '', door ?? '']);
  await other.reload();
  await expectSongs(other, 'Kitchen, after ten', [lamp ?? '', ice ?? '', door ?? '']);

  // The key takes it out, and the message brings it back to its place.
  await rows(other, 'Kitchen, after ten').filter({ hasText: ice }).focus();
  await other.keyboard.press('Delete');
  await expectSongs(other, 'Kitchen, after ten', [lamp ?? '', door ?? '']);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expectSongs(other, 'Kitchen, after ten', [lamp ?? '', ice ?? '', door ?? '']);
  await other.getByRole('searchbox', { name: 'Filter Kitchen, after ten' }).fill('door');
  await expectSongs(other, 'Kitchen, after ten', [door ?? '']);
  await other.getByRole('searchbox', { name: 'Filter Kitchen, after ten' }).fill('');

  const address = new URL(other.url()).pathname;
  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { level: 1, name: /great nothing/ })).toBeVisible();
  await other.getByRole('button', { name: 'Edit Kitchen, after ten' }).click();
  const edit = other.getByRole('dialog', { name: 'Edit playlist' });
  await edit.getByRole('textbox', { name: 'Name' }).fill('Kitchen, before ten');
  await edit.getByRole('textbox', { name: 'Description' }).fill('For the dishes.');
  await edit.getByRole('button', { name: /Who sees it/ }).click();
  await other.getByRole('option', { name: 'Public' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Kitchen, before ten' })).toBeVisible();
  await expect(other).toHaveURL(/\/kitchen-before-ten/);
  await open(guest, address);
  await expect(guest.getByRole('heading', { level: 1, name: 'Kitchen, before ten' })).toBeVisible();
  await expect(guest.getByText('For the dishes.')).toBeVisible();
  await expectSongs(guest, 'Kitchen, before ten', [lamp ?? '', ice ?? '', door ?? '']);
  await expect(guest.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  await expectNoFaults(guest, 'the playlist of another');
  await guest.getByRole('main').getByRole('link', { name: 'collector', exact: true }).click();
  await expect(
    guest
      .getByRole('region', { name: 'Public playlists' })
      .getByRole('link', { name: 'Kitchen, before ten' }),
  ).toBeVisible();
  await expectNoFaults(guest, 'a profile with playlists');
  await visitor.close();

  await other.getByRole('button', { name: 'Edit Kitchen, before ten' }).click();
  await edit.getByRole('button', { name: 'Delete playlist' }).click();
  await expect(other.getByText('No playlists yet')).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(
    other.getByRole('main').getByRole('article').filter({ hasText: 'Kitchen, before ten' }),
  ).toContainText('Public · 3 tracks');
  // Anew: what was announced of pressed buttons that are gone is still in the page.
  await open(other, '/library/playlists');
  await expectNoFaults(other, 'one’s playlists');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('an album is kept in a new playlist, which plays', async ({ page }) => {
    const person = await addPerson(page, 'phone-collector');
    await signIn(page, person.email);
    const album = await find(page, 'albums', 'Northern Rooms');
    await open(page, `/album/${album.id}/${album.slug}`);
    await page.getByRole('main').getByRole('button', { name: 'More about Northern Rooms' }).tap();
    await page.getByRole('menuitem', { name: 'Add to playlist' }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'New playlist' }).fill('On the tram');
    await dialog.getByRole('button', { name: 'Create' }).tap();
    await page.getByRole('button', { name: 'Show', exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'On the tram' })).toBeVisible();
    // Anew: what was announced of pressed buttons that are gone is still in the page.
    await open(page, new URL(page.url()).pathname);
    await expectNoFaults(page, 'a playlist on a phone');
    await page.getByRole('main').getByRole('button', { name: 'Play On the tram' }).tap();
    await expect(page.getByRole('region', { name: 'Player' })).toContainText(lamp ?? '');
  });
});
