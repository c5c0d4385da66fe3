import type { Locator, Page } from '@playwright/test';
import { boxOf } from './boxes.ts';
import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

const name = 'Rainy days';
const headers = { 'sec-fetch-site': 'same-origin' };

/** A picture that is twice as wide as high. */
async function picture(page: Page) {
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(640, 320);
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('There is no canvas.');
    for (const [at, color] of ['#1b6ca8', '#f2a65a', '#f2a65a', '#772f1a'].entries()) {
      paint.fillStyle = color;
      paint.fillRect(at * 160, 0, 160, 320);
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  return { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(png) };
}

/** Address of the only picture within something; null for several, or for none. */
async function sourceOf(place: Locator): Promise<string | null> {
  const images = place.locator('img');
  return (await images.count()) === 1 ? images.getAttribute('src') : null;
}

/** A playlist of the one who is signed in, that somebody else arranges with them. */
async function makeTogether(page: Page, other: Page): Promise<string> {
  const { id: album } = await find(page, 'albums', 'Northern Rooms');
  const tracks = (await (await page.request.get(`/api/v1/albums/${album}`)).json()) as {
    album: { tracks: { id: number }[] };
  };
  const data = { name, track_ids: tracks.album.tracks.slice(0, 2).map(({ id }) => id) };
  const made = (await (await page.request.post('/api/v1/playlists', { headers, data })).json()) as {
    playlist: { id: number; slug: string };
  };
  const { id, slug } = made.playlist;
  const invited = await page.request.post(`/api/v1/playlists/${id}/links`, {
    headers,
    data: { role: 'edit' },
  });
  const { url } = (await invited.json()) as { url: string };
  const joined = await other.request.post(`/api/v1/playlist-invitations/${url.split('/').at(-1)}`, {
    headers,
  });
  expect(joined.ok(), await joined.text()).toBe(true);
  return `/playlist/${id}/${slug}`;
}

test('a playlist gets a cover of its own by a press on its picture, and loses it again', async ({
  page,
  browser,
}) => {
  const [ada, ben] = [await addPerson(page, 'ada'), await addPerson(page, 'ben')];
  await signIn(page, ada.email);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, ben.email);
  const address = await makeTogether(page, other);
  await open(page, address);
  await open(other, address);
  const cover = page.getByRole('button', { name: 'Edit playlist' });
  const covers = [cover, other.getByRole('button', { name: 'Edit playlist' })];
  const album = await sourceOf(cover);
  expect(album).not.toBeNull();

  await cover.click();
  const dialog = page.getByRole('dialog', { name: 'Edit playlist' });
  const field = dialog.getByRole('group', { name: 'Cover' });
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await field.getByRole('button', { name: 'Choose image' }).click();
    await (await chooser).setFiles(file);
  };
  await expect(field.getByRole('button', { name: 'Remove image' })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('For the dishes.');
  await choose({ name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Please select an image.')).toBeVisible();
  expect(await sourceOf(field)).toBe(album);

  await choose(await picture(page));
  await expect(field.getByRole('button', { name: 'Remove image' })).toBeVisible();
  const own = await sourceOf(field);
  expect(own).not.toBe(album);
  // Everybody who makes it sees that at once, also while the dialog is open.
  for (const one of covers) await expect.poll(() => sourceOf(one)).toBe(own);
  await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('For the dishes.');
  await expectNoFaults(page, 'a playlist with a cover is edited');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expectNoFaults(page, 'a playlist with a cover');
  const image = cover.locator('img');
  await expect(image).toHaveCSS('object-fit', 'cover');
  const { width, height } = await boxOf(image);
  expect(width).toBe(height);

  await open(page, '/library/playlists');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name });
  await expect.poll(() => sourceOf(card)).toBe(own);

  await open(page, address);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await field.getByRole('button', { name: 'Remove image' }).press('Enter');
  await expect(field.getByRole('button', { name: 'Remove image' })).toHaveCount(0);
  for (const one of [field, ...covers]) await expect.poll(() => sourceOf(one)).toBe(album);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await context.close();
});

test('who may only see a playlist cannot press its picture', async ({ page, browser }) => {
  const ada = await addPerson(page, 'ada');
  await signIn(page, ada.email);
  const data = { name, visibility: 'public' };
  const made = await page.request.post('/api/v1/playlists', { headers, data });
  const { playlist } = (await made.json()) as { playlist: { id: number; slug: string } };
  const context = await browser.newContext();
  const guest = await context.newPage();
  await open(guest, `/playlist/${playlist.id}/${playlist.slug}`);
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'Edit playlist' })).toHaveCount(0);
  await context.close();
});
