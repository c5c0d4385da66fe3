import type { Page } from '@playwright/test';
import { boxOf, takeTo } from './boxes.ts';
import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';
import { phone, swipe } from './queue.ts';

const songs = ['Lamp in the Window', 'Every Door a Different Blue', 'What the Ice Kept'] as const;
const [lamp, door, ice] = songs;
const headers = { 'sec-fetch-site': 'same-origin' };
const list = (page: Page) => page.getByRole('grid', { name: 'In order' });
const rowOf = (page: Page, song: string) => list(page).getByRole('row').filter({ hasText: song });
const expectOrder = (page: Page, wanted: readonly string[]) =>
  expect(
    list(page)
      .getByRole('row')
      .filter({ has: page.getByRole('link') }),
  ).toContainText(wanted);

/** Somebody new at a playlist of three songs of theirs. */
async function openPlaylist(page: Page): Promise<{ path: string; other: number }> {
  const { email } = await addPerson(page);
  await signIn(page, email);
  const { id } = await find(page, 'albums', 'Northern Rooms');
  const album = await (await page.request.get(`/api/v1/albums/${id}`)).json();
  const tracks: { id: number; name: string }[] = album.album.tracks;
  const idOf = (song: string) => tracks.find(({ name }) => name === song)?.id ?? 0;
  const track_ids = songs.map(idOf);
  const other = tracks.find(({ id: track }) => !track_ids.includes(track))?.id ?? 0;
  const made = await page.request.post('/api/v1/playlists', {
    headers,
    data: { name: 'In order', track_ids },
  });
  const { playlist } = await made.json();
  await open(page, `/playlist/${playlist.id}/${playlist.slug}`);
  await expectOrder(page, songs);
  return { path: `/api/v1/playlists/${playlist.id}/tracks`, other };
}

/** Takes a row by the mouse and holds it over the upper part of another. */
async function carry(page: Page, song: string, over: string): Promise<void> {
  const from = await boxOf(rowOf(page, song));
  const to = await boxOf(rowOf(page, over));
  await takeTo(page, { x: from.x + 220, y: from.y + 20 }, { x: to.x + 220, y: to.y + 8 });
}

test('songs of a playlist are put in order by the mouse and by keys, and each move is taken back', async ({
  page,
}) => {
  const { path, other } = await openPlaylist(page);
  await carry(page, ice, lamp);
  await page.mouse.up();
  await expectOrder(page, [ice, lamp, door]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, songs);

  // Several go together, and one press takes all of them back.
  await rowOf(page, lamp).click({ position: { x: 320, y: 20 } });
  await rowOf(page, ice).click({ position: { x: 320, y: 20 }, modifiers: ['ControlOrMeta'] });
  await expect(page.getByText('2 tracks selected')).toBeAttached();
  await carry(page, lamp, ice);
  await page.mouse.up();
  await expectOrder(page, [door, lamp, ice]);
  await expect(list(page).getByRole('row', { selected: true })).toContainText([lamp, ice]);
  await expect(page.getByText('2 tracks moved')).toBeVisible();
  await expectNoFaults(page, 'a playlist whose songs were moved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, songs);

  await page.getByRole('button', { name: 'Clear selection' }).click();
  await rowOf(page, lamp).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expectOrder(page, [door, ice, lamp]);
  await expect(rowOf(page, lamp)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expectOrder(page, [door, lamp, ice]);
  await page.reload();
  await expectOrder(page, [door, lamp, ice]);
  // To an end it goes alone: who sends songs there one after the other stays where they are.
  await rowOf(page, door).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move to the end' }).click();
  await expectOrder(page, [lamp, ice, door]);
  await expect(rowOf(page, lamp)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, [door, lamp, ice]);

  // One more comes from elsewhere, and is among all that are chosen.
  await rowOf(page, door).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(page.getByText('3 tracks selected')).toBeAttached();
  await page.request.post(path, { headers, data: { track_ids: [other] } });
  await expect(page.getByText('4 tracks selected')).toBeAttached();
  await page.keyboard.press('Delete');
  await expect(page.getByText('4 tracks removed from In order')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectOrder(page, [door, lamp, ice]);
  await page.getByRole('button', { name: 'Clear selection' }).click();

  // In another order there is nothing to move, and rows go where they always do.
  await page.getByRole('searchbox', { name: 'Filter In order' }).fill('kept');
  await expect(rowOf(page, lamp)).toHaveCount(0);
  await rowOf(page, ice).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await rowOf(page, ice).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Remove from playlist' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Move/ })).toHaveCount(0);
});

test('what was put into a playlist is taken out again, and a playlist that was made for it goes', async ({
  page,
}) => {
  await openPlaylist(page);
  const album = await find(page, 'albums', 'Northern Rooms');
  await open(page, `/album/${album.id}/${album.slug}`);
  const add = async () => {
    await page.getByRole('main').getByRole('button', { name: 'More about Northern Rooms' }).first().click();
    await page.getByRole('menuitem', { name: 'Add to playlist' }).click();
  };
  await add();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^In order/ })
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  const playlists = page.getByRole('navigation', { name: 'Your playlists' });
  await page.getByRole('group', { name: 'Your library' }).getByRole('button', { name: 'Playlists' }).click();
  await expect(playlists.getByRole('link', { name: /^In order/ })).toContainText('3 tracks');

  await add();
  await page.getByRole('dialog').getByRole('textbox', { name: 'New playlist' }).fill('Not for long');
  await page.keyboard.press('Enter');
  await expect(playlists.getByRole('link', { name: /^Not for long/ })).toBeVisible();
  await expect(page.getByText('Added to Not for long')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(playlists.getByRole('link', { name: /^Not for long/ })).toHaveCount(0);
  await expect(playlists.getByRole('link', { name: /^In order/ })).toContainText('3 tracks');
});

test('songs are found and added at the end of a playlist, without leaving it', async ({ page }) => {
  await openPlaylist(page);
  const finder = page.getByRole('region', { name: 'Add songs' });
  await finder.getByRole('searchbox', { name: 'Title or artist' }).fill('salt on');
  await expectNoFaults(page, 'songs that can be added');
  await finder.getByRole('button', { name: 'Add Salt on the Stairs' }).click();
  await expectOrder(page, [...songs, 'Salt on the Stairs']);
  await finder.getByRole('button', { name: 'Add Salt on the Stairs' }).click();
  await expect(page.getByText('Already in In order')).toBeVisible();
  await finder.getByRole('searchbox', { name: 'Title or artist' }).fill('qqqq');
  await expect(finder.getByText('No results for “qqqq”')).toBeVisible();
});

test('its name is changed where it stands', async ({ page }) => {
  await openPlaylist(page);
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  const rename = (name: string) => page.getByRole('button', { name: `Rename ${name}` });
  await rename('In order').click();
  await expect(field).toBeFocused();
  await expectNoFaults(page, 'the name of a playlist while it is changed');
  await page.keyboard.type('Another');
  await page.keyboard.press('Escape');
  await expect(title('In order')).toBeVisible();
  await expect(rename('In order')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('In no order');
  await page.keyboard.press('Enter');
  await expect(title('In no order')).toBeVisible();
  await expect(page).toHaveURL(/\/in-no-order/);
  await expect(rename('In no order')).toBeFocused();
  await rename('In no order').click();
  await field.fill('In any order');
  await page
    .getByRole('searchbox', { name: /^Filter/ })
    .first()
    .click();
  await expect(title('In any order')).toBeVisible();
  await page.reload();
  await expect(title('In any order')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the order that is chosen is seen in its row', async ({ page }) => {
    await openPlaylist(page);
    const chosen = page
      .getByRole('navigation', { name: 'Order' })
      .getByRole('link', { name: 'Custom order' });
    await open(page, '/library/playlists?sort=custom');
    await expect(chosen).toBeInViewport({ ratio: 1 });
  });

  test('a finger moves a song by its handle, and scrolls anywhere else', async ({ page }) => {
    await openPlaylist(page);
    const from = await boxOf(rowOf(page, ice));
    const to = await boxOf(rowOf(page, lamp));
    await swipe(page, to.x + 200, from.y + 28, to.y + 8);
    await expectOrder(page, songs);
    await swipe(
      page,
      to.x + 16,
      (await boxOf(rowOf(page, ice))).y + 28,
      (await boxOf(rowOf(page, lamp))).y + 8,
    );
    await expectOrder(page, [ice, lamp, door]);
    await expectNoFaults(page, 'a playlist with handles');
  });
});
