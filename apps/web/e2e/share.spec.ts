import type { Locator, Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { expectNoFaults } from './faults.ts';
import { clock, expect, find, open, pressPlay, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

const song = 'Lamp in the Window';
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Share ${name}` });
const linkIn = (dialog: Locator) => dialog.getByRole('figure', { name: 'Link' }).locator('code');

/** What a camera reads in a picture. */
async function readCode(picture: Locator): Promise<string> {
  const { data, size } = await picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('This is no picture.');
    await image.decode();
    const size = 400;
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, size, size);
    return { data: [...(context?.getImageData(0, 0, size, size).data ?? [])], size };
  });
  return decodeQR({ data: Uint8Array.from(data), width: size, height: size });
}

test('a song is shared by its link, its code, as text and with the device', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Chromium has it on phones and on Windows, not here.
  await page.addInitScript(() => {
    navigator.share = async (shared) => {
      document.title = JSON.stringify(shared);
    };
  });
  const { id, slug } = await find(page, 'tracks', song);
  await open(page, `/track/${id}/${slug}`);
  const url = page.url();
  const button = page.getByRole('main').getByRole('button', { name: `Share ${song}` });
  await button.click();
  const dialog = dialogOf(page, song);
  await expect(linkIn(dialog)).toHaveText(url);
  expect(await readCode(dialog.getByRole('img', { name: 'QR code of the link' }))).toBe(url);
  await expectNoFaults(page, 'the dialog to share a song');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Copy link: Link' }).click();
  await expect.poll(copied).toBe(url);
  await dialog.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(copied).toBe(`${song} – Odile Varga\n${url}`);
  await dialog.getByRole('button', { name: 'Share with…' }).click();
  await expect(page).toHaveTitle(JSON.stringify({ title: `${song} – Odile Varga`, url }));
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save QR code' }).click();
  expect((await saved).suggestedFilename()).toBe(`${song}.svg`);
  // Nothing of it has been heard yet.
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('an album is copied as text with its songs', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, slug } = await find(page, 'albums', 'Open Water');
  await open(page, `/album/${id}/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Share Open Water' }).click();
  const copy = dialogOf(page, 'Open Water').getByRole('button', { name: 'Copy as text' });
  const copied = async () => {
    await copy.click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const lines = ['Open Water – Halden Ferry', '1. Cast Off', '2. Swell', '3. Landfall', page.url()];
  await expect.poll(copied).toBe(lines.join('\n'));
});

test('a link to a moment starts there, and one from what plays leads to where it is', async ({ page }) => {
  const { id, slug } = await find(page, 'tracks', song);
  await open(page, `/track/${id}/old-name?t=20`);
  await expect(page).toHaveURL(new RegExp(`/track/${id}/${slug}\\?t=20$`));
  await pressPlay(page, song);
  await expect.poll(() => clock(page)).toBeGreaterThanOrEqual(20);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Share ${song}` })
    .click();
  const dialog = dialogOf(page, song);
  await dialog.getByText(/^Start at \d:\d\d$/).click();
  await expect(linkIn(dialog)).toHaveText(/\?t=[2-6]\d$/);
  const code = dialog.getByRole('img', { name: 'QR code of the link' });
  await expect.poll(() => readCode(code)).toBe(await linkIn(dialog).textContent());
  await page.keyboard.press('Escape');
});

test('a link to a moment after the end starts at the beginning', async ({ page }) => {
  const { id, slug } = await find(page, 'tracks', song);
  await open(page, `/track/${id}/${slug}?t=3600`);
  await pressPlay(page, song);
  await expect.poll(() => clock(page)).toBeGreaterThan(0);
});

test('the dialog of a playlist of one’s own says who can open its link, and copies its songs', async ({
  page,
}) => {
  const { email } = await addPerson(page, 'sharer');
  await signIn(page, email);
  const data = { name: 'Only ours' };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const made = await page.request.post('/api/v1/playlists', { headers, data });
  const { playlist } = await made.json();
  const track_ids = [(await find(page, 'tracks', song)).id];
  const tracks = `/api/v1/playlists/${playlist.id}/tracks`;
  expect((await page.request.post(tracks, { headers, data: { track_ids } })).ok()).toBe(true);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/playlist/${playlist.id}/${playlist.slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Share Only ours' }).click();
  await expect(dialogOf(page, 'Only ours')).toContainText('It is private');
  const copied = async () => {
    await dialogOf(page, 'Only ours').getByRole('button', { name: 'Copy as text' }).click();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await expect.poll(copied).toBe(`Only ours\n1. ${song} – Odile Varga\n${page.url()}`);
});
