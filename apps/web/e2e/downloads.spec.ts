import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { signIn } from './people.ts';

/** Opens the dialog from the menu of the page's own thing. */
async function openDialog(page: Page, name: string) {
  await page
    .getByRole('main')
    .getByRole('button', { name: `More about ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  return page.getByRole('dialog', { name: `Download ${name}` });
}

test('an album comes as a zip of its files as they are, from its menu', async ({ page }) => {
  await signIn(page);
  const { id, slug } = await find(page, 'albums', 'Northern Rooms');
  await open(page, `/album/${id}/${slug}`);
  const dialog = await openDialog(page, 'Northern Rooms');
  await expect(dialog.getByRole('radio', { name: /^Original files/ })).toBeChecked();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  await expect(dialog).toBeHidden();
  expect(file.suggestedFilename()).toMatch(/ - Northern Rooms\.zip$/);
  const text = await readFile(await file.path(), 'latin1');
  expect(text.slice(0, 4)).toBe('PK\x03\x04');
  expect(text).toContain('Northern Rooms.m3u8');
});

test('a song is made as MP3 with its tags while the dialog waits, and the format is chosen next time', async ({
  page,
}) => {
  await signIn(page);
  const { id, slug } = await find(page, 'tracks', 'Lamp in the Window');
  await open(page, `/track/${id}/${slug}`);
  const dialog = await openDialog(page, 'Lamp in the Window');
  await dialog.getByText('MP3', { exact: true }).click();
  await expectNoFaults(page, 'the dialog of downloads');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  await expect(dialog).toBeHidden();
  expect(file.suggestedFilename()).toMatch(/Lamp in the Window\.mp3$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 3).toString('latin1')).toBe('ID3');
  expect(bytes.includes(Buffer.from('Lamp in the Window', 'utf8'))).toBe(true);
  expect(bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(true);
  const again = await openDialog(page, 'Lamp in the Window');
  await expect(again.getByRole('radio', { name: /^MP3/ })).toBeChecked();
});

test('what went wrong is said in the dialog, which tries again when asked', async ({ page }) => {
  await signIn(page);
  const { id, slug } = await find(page, 'tracks', 'Lamp in the Window');
  await open(page, `/track/${id}/${slug}`);
  await page.route('**/trpc/downloads.locate**', (route) => route.fulfill({ status: 410 }));
  const dialog = await openDialog(page, 'Lamp in the Window');
  await dialog.getByText('Original files', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.unroute('**/trpc/downloads.locate**');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await download;
});
