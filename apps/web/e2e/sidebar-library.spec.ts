import type { Page } from '@playwright/test';
import { boxOf } from './boxes.ts';
import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const sidebarOf = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const chip = (page: Page, name: string) =>
  sidebarOf(page).getByRole('group', { name: 'Your library' }).getByRole('button', { name });

/** Somebody who has asked the API for something. */
async function someone(page: Page, calls: readonly (readonly ['put' | 'post', string, object?])[]) {
  const { email } = await addPerson(page);
  await signIn(page, email);
  for (const [method, path, data] of calls) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const response = await page.request[method](`/api/v1/${path}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

test('liked albums and followed artists stand in the sidebar as soon as they are liked', async ({ page }) => {
  const { id: albumId } = await find(page, 'albums', 'Open Water');
  await someone(page, [['put', `users/me/likes/albums/${albumId}`]]);
  const { id, slug } = await find(page, 'artists', 'Odile Varga');
  await open(page, `/artist/${id}/${slug}`);
  await chip(page, 'Artists').click();
  await expect(sidebarOf(page).getByText('Follow an artist and you will find them here.')).toBeVisible();
  await expectNoFaults(page, 'the sidebar without artists');
  await page.getByRole('button', { name: 'Follow Odile Varga' }).click();
  const artists = sidebarOf(page).getByRole('navigation', { name: 'Artists you follow' });
  await expect(artists.getByRole('link')).toHaveText([/Odile Varga/]);

  await chip(page, 'Albums').click();
  const albums = sidebarOf(page).getByRole('navigation', { name: 'Liked albums' });
  const water = albums.getByRole('link', { name: /Open Water/ });
  await expect(albums.getByRole('link')).toHaveText([/Open Water/]);
  await water.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Play', exact: true }).click();
  await expect(water).toHaveAttribute('data-playing', '');
  await expectNoFaults(page, 'liked albums in the sidebar');
  // Stays chosen.
  await page.reload();
  await expect(albums.getByRole('link')).toHaveText([/Open Water/]);
});

test('many playlists are filtered and put in order, those in folders too', async ({ page }) => {
  const names = ['Ferns', 'Attic', 'Cellar', 'Balcony', 'Doorway', 'Entrance'];
  await someone(
    page,
    names.map((name) => ['post', 'playlists', { name }] as const),
  );
  await open(page, '/');
  const list = sidebarOf(page).getByRole('navigation', { name: 'Your playlists' });
  const rows = list.getByRole('link');
  const named = (shown: readonly string[]) => shown.map((name) => new RegExp(`${name}0 tracks`));
  const liked = /Liked songs0 tracks/;
  await expect(rows).toHaveText([liked, ...named(names.toReversed())]);
  await list.getByRole('button', { name: 'Order' }).click();
  await page.getByRole('menuitemradio', { name: 'A–Z' }).click();
  await expect(rows).toHaveText([liked, ...named(names.toSorted())]);
  await page.reload();
  await expect(rows).toHaveText([liked, ...named(names.toSorted())]);

  await rows.filter({ hasText: 'Attic' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move to a folder' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'New folder' }).fill('House');
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: 'Attic' })).toHaveCount(0);
  const field = list.getByRole('searchbox', { name: 'Filter your playlists' });
  await field.fill('atti');
  await expect(rows).toHaveText(named(['Attic']));
  await expectNoFaults(page, 'playlists in the sidebar, filtered');
  await field.fill('Nothing is called so');
  await expect(list.getByText('No results for “Nothing is called so”')).toBeVisible();
  await field.press('Escape');
  await expect(rows).toHaveText([liked, ...named(names.toSorted().slice(1))]);
});

test('a playlist of somebody else is among one’s own as long as it is liked', async ({ page, browser }) => {
  const name = 'Fen songs';
  const { email } = await addPerson(page, 'cleo');
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, email);
  const made = await other.request.post('/api/v1/playlists', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { name, visibility: 'public' },
  });
  const { playlist } = (await made.json()) as { playlist: { id: number; slug: string } };
  await context.close();
  await someone(page, [['post', 'playlists', { name: 'Moss' }]]);
  await open(page, `/playlist/${playlist.id}/${playlist.slug}`);
  const list = sidebarOf(page).getByRole('navigation', { name: 'Your playlists' });
  const row = list.getByRole('link', { name: /Fen songs/ });
  const heart = page.getByRole('main').getByRole('button', { name: `Like ${name}` });
  await expect(list.getByRole('link', { name: /Moss/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  await heart.click();
  await expect(row).toHaveText(/cleo · 0 tracks/);
  await expectNoFaults(page, 'a liked playlist in the sidebar');

  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move to a folder' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'New folder' }).fill('Others');
  await page.keyboard.press('Enter');
  await list.getByRole('button', { name: /^Others/ }).click();
  await expect(list.getByRole('list', { name: 'Others' }).getByRole('link')).toHaveText([/Fen songs/]);
  await row.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Unlike' }).click();
  await expect(row).toHaveCount(0);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // Its place in the folder is kept for whoever likes it again.
  await heart.click();
  await expect(row).toBeVisible();

  await open(page, '/library/playlists');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectNoFaults(page, 'a liked playlist in the library');
});

test('the library is a list, lines or tiles, and stays as it was chosen', async ({ page }) => {
  await someone(
    page,
    ['Attic', 'Cellar'].map((name) => ['post', 'playlists', { name }] as const),
  );
  await open(page, '/');
  const list = sidebarOf(page).getByRole('navigation', { name: 'Your playlists' });
  const attic = list.getByRole('link', { name: /Attic/ });
  const picture = attic.locator('[data-art]');
  const choose = async (view: string) => {
    await list.getByRole('button', { name: 'Order and view' }).click();
    await page.getByRole('menuitemradio', { name: view }).click();
  };
  await expect(picture).toBeVisible();
  // A short list needs no filter.
  await expect(list.getByRole('searchbox')).toHaveCount(0);

  await choose('Compact');
  await expect(picture).toBeHidden();
  await expect(attic.getByText('0 tracks')).toBeVisible();
  expect((await boxOf(attic)).height).toBe(32);
  await attic.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Move to a folder' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'New folder' }).fill('House');
  await page.keyboard.press('Enter');
  const folder = list.getByRole('button', { name: /^House/ });
  await folder.click();
  const inside = list.getByRole('list', { name: 'House' });
  await expect(inside.getByRole('link')).toHaveText([/Attic/]);
  await expectNoFaults(page, 'the sidebar with one line a row');

  await choose('Grid');
  const expectTiles = async () => {
    await expect(picture).toBeVisible();
    const make = await boxOf(list.getByRole('button', { name: 'New playlist' }));
    const liked = await boxOf(list.getByRole('link', { name: /Liked songs/ }));
    expect(liked.y).toBe(make.y);
    expect(liked.x).toBeGreaterThanOrEqual(make.right);
    // What is in a folder has the full width under it.
    const over = await boxOf(folder);
    const under = await boxOf(inside);
    expect(under.y).toBeGreaterThanOrEqual(over.bottom);
    expect(under.right).toBeGreaterThanOrEqual(liked.right);
  };
  await expectTiles();
  await expectNoFaults(page, 'the sidebar with tiles');
  await page.reload();
  await expectTiles();
});
