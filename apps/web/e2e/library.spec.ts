import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { limits } from '../../../scripts/limits.ts';
import { expectNoFaults as look } from './faults.ts';
import { test as base, expect, expectSound, find, open, pressPlay } from './kantele.ts';
import type { FixtureAlbum } from './library.ts';
import { signIn } from './people.ts';
import { isReady, startSite, until } from './site.ts';
import { writeTrack } from './write-track.ts';

/** Its analysis takes a while, whatever the machine. */
const long = 900;
const album: FixtureAlbum = {
  artist: 'Ilma Sand',
  title: 'Frost',
  date: '2024',
  genre: 'Ambient',
  cover: null,
  tracks: [
    { title: 'First Snow', seconds: 30 },
    { title: 'Torn Letter', seconds: 30 },
    { title: 'The Whole Winter', seconds: long },
  ],
};

/** A site of its own without music, and a folder of the server with some. */
const test = base.extend<object, { place: { url: string; folder: string } }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for it
    async ({}, use) => {
      const dir = mkdtempSync(join(tmpdir(), 'kantele-library-'));
      const folder = join(dir, 'folders', 'Music');
      mkdirSync(join(folder, 'Nothing in here'), { recursive: true });
      const site = await startSite(dir, { LIBRARY_ROOTS: join(dir, 'folders') });
      try {
        await Promise.all([writeMusic(folder), until(() => isReady(site.url))]);
        await use({ url: site.url, folder });
      } finally {
        await site.stop();
        rmSync(dir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: limits.hook },
  ],
  baseURL: async ({ place }, use) => use(place.url),
});

const inAlbum = (folder: string) => join(folder, 'Ilma Sand', 'Frost');
/** Files that come later are made beside the library. */
const inStore = (folder: string) => join(folder, '..', '..', 'store');
const write = (place: string, number: number) => {
  const track = album.tracks[number - 1];
  if (!track) throw new Error(`There is no track ${number}.`);
  return writeTrack({ album, track, place, number });
};

async function writeMusic(folder: string): Promise<void> {
  await write(inAlbum(folder), 1);
  for (const number of [2, 3]) await write(inStore(folder), number);
  writeFileSync(join(inAlbum(folder), '02 Torn Letter.flac'), '');
  writeFileSync(join(folder, 'receipt.docx'), 'paper');
}

/** Files that still wait for their analysis. */
async function waiting(page: Page): Promise<number> {
  const response = await page.request.get('/api/v1/audio');
  return ((await response.json()) as { analysis: { waiting: number } }).analysis.waiting;
}

/** Looks once messages and what was said of pressed buttons are gone: both name things that may be gone already. */
async function expectNoFaults(page: Page, name: string): Promise<void> {
  await expect(page.locator('[role="alertdialog"][aria-modal="false"]')).toHaveCount(0);
  await expect(page.locator('[role="log"] [role="img"]')).toHaveCount(0);
  await look(page, name);
}

// The second goes on where the first has come to.
test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an admin adds a folder, sees what failed, retries it and listens while the analysis goes on', async ({
  page,
  place,
}) => {
  await open(page, '/');
  await expect(page.getByText('No music here yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add music' })).toHaveCount(0);

  await signIn(page);
  await open(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Add music' }).click();
  await expect(page).toHaveURL('/admin/library');
  await expectNoFaults(page, 'library without folders');

  await test.step('chooses a folder by keys alone', async () => {
    await page.getByRole('button', { name: 'Add music' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add music' });
    const list = dialog.getByRole('listbox');
    await expect(dialog.getByRole('button', { name: 'Add this folder' })).toBeDisabled();
    await list.getByRole('option').focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('option', { name: 'Music' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('option')).toHaveText(['Ilma Sand', 'Nothing in here']);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('There are no folders in here.')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(list.getByRole('option', { name: 'Ilma Sand' })).toBeFocused();
    await expectNoFaults(page, 'a folder is chosen');
    await dialog.getByRole('button', { name: 'Add this folder' }).press('Enter');
    await expect(dialog).toHaveCount(0);
  });

  const folder = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Music', exact: true }) });
  await test.step('follows the import and sees what did not come in', async () => {
    await expect(folder.getByText('Imported', { exact: true })).toBeVisible();
    await expect(folder.getByRole('link', { name: '1 file came in' })).toBeVisible();
    const failures = page.getByRole('region', { name: 'Files not imported' });
    await expect(failures.getByText('The file is empty.')).toBeVisible();
    await expect(failures.getByText('Torn Letter')).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Left out, by type' }).getByText('receipt.docx'),
    ).toBeVisible();
    await expectNoFaults(page, 'library');
  });

  await test.step('replaces the broken file and retries it from its list', async () => {
    await page
      .getByRole('region', { name: 'Files not imported' })
      .getByRole('link', { name: '1 file' })
      .click();
    await expect(page).toHaveURL(/\/admin\/library\/files\?.*kind=empty/);
    const retry = page.getByRole('button', { name: /^Retry .*Torn Letter/ });
    await expect(retry).toBeVisible();
    await expectNoFaults(page, 'failed files');
    for (const file of readdirSync(inStore(place.folder))) {
      renameSync(join(inStore(place.folder), file), join(inAlbum(place.folder), file));
    }
    await retry.click();
    await expect(page.getByText('No file failed')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Library' }).click();
    await expect(folder.getByRole('link', { name: '3 files came in' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Files not imported' })).toHaveCount(0);
  });

  await test.step('listens to it while others are analysed', async () => {
    await expect(page.getByRole('progressbar', { name: 'Analysis' })).toBeVisible();
    const { id, slug } = await find(page, 'albums', 'Frost');
    await open(page, `/album/${id}/${slug}`);
    await pressPlay(page, 'Frost');
    await expectSound(page);
    expect(await waiting(page)).toBeGreaterThan(0);
  });
});

test('what an import has to say stays, and a folder can be set up and removed', async ({ page }) => {
  await signIn(page);
  await open(page, '/admin/library');
  await page.getByRole('link', { name: /^Last import/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Import report' });
  await expect(sheet.getByText('receipt.docx')).toBeVisible();
  await expectNoFaults(page, 'an import');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/admin/library/imports');

  await open(page, '/admin/library');
  await page.getByRole('button', { name: 'More for Music' }).click();
  await page.getByRole('menuitem', { name: 'Settings…' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings of Music' });
  await settings.getByLabel('Name').fill('Winter');
  await settings.getByLabel('Separators of artists').fill('; feat.');
  await expectNoFaults(page, 'settings of a folder');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Winter', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Change the limit…' }).click();
  const limit = page.getByRole('dialog', { name: 'Limit of the cache' });
  await limit.getByRole('textbox', { name: /Most room/ }).fill('2');
  await limit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0 bytes of 2 GB')).toBeVisible();

  await page.getByRole('button', { name: 'More for Winter' }).click();
  await page.getByRole('menuitem', { name: 'Remove folder…' }).click();
  const question = page.getByRole('alertdialog');
  await expectNoFaults(page, 'a folder is removed');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { name: 'Winter', exact: true })).toHaveCount(0);
});
