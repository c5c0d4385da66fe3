import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

let folder: string;
const path = (name: string) => join(folder, name);
const make = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', ...args]);
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kantele-files-'));
  make('color=c=teal:s=400x300', '-frames:v', '1', path('harbour.png'));
  make('sine=frequency=330:duration=5', '-c:a', 'flac', path('tide.flac'));
  // Large enough to be sent resumably.
  make('sine=frequency=220:duration=40', '-ac', '2', '-c:a', 'pcm_s16le', path('road.wav'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function upload(page: Page, ...names: string[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(names.map(path));
  for (const name of names) await expect(row(page, name)).toBeVisible();
}

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('somebody keeps files in folders: uploads, looks at, renames, moves, throws away and brings back', async ({
  page,
}) => {
  const { email } = await addPerson(page, 'keeper');
  await signIn(page, email);
  await open(page, '/backstage');
  await page.getByRole('link', { name: 'Files', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
  await expect(page.getByText('No files yet')).toBeVisible();
  await expectNoFaults(page, 'the place of one’s own files');

  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Masters');
  await page.getByRole('button', { name: 'Create' }).click();
  await row(page, 'Masters').click();
  await expect(page.getByText('This folder is empty')).toBeVisible();
  await upload(page, 'harbour.png', 'tide.flac', 'road.wav');
  // The address leads to the folder again.
  await open(page, page.url());
  await expect(row(page, 'tide.flac')).toBeVisible();
  await expectNoFaults(page, 'an open folder');
  await expect(page.getByText(/MB of .* used|MB used/).first()).toBeVisible();

  await row(page, 'harbour.png').click();
  const sheet = page.getByRole('dialog', { name: 'harbour.png', exact: true });
  await expect(page).toHaveURL(/\/backstage\/files\/\d+/);
  await expect(sheet.getByRole('img', { name: 'harbour.png' })).toHaveJSProperty('naturalWidth', 400);
  await expectNoFaults(page, 'a picture beside the files');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await row(page, 'tide.flac').click();
  const sound = page.getByLabel('Listen to tide.flac');
  await expect.poll(() => sound.evaluate((node: HTMLAudioElement) => Math.round(node.duration))).toBe(5);
  await expectNoFaults(page, 'a sound beside the files');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await choose(page, 'tide.flac', 'Rename…');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('tide.exe');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The ending of a file cannot be changed.').first()).toBeVisible();
  await name.fill('Low Tide.flac');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Low Tide.flac')).toBeVisible();

  await open(page, page.url());
  await choose(page, 'Low Tide.flac', 'Move to…');
  const moving = page.getByRole('dialog', { name: 'Move “Low Tide.flac”' });
  await expect(moving.getByRole('option', { name: 'Masters' })).toBeVisible();
  await expectNoFaults(page, 'the choice of a folder');
  await moving.getByRole('button', { name: 'Move here' }).click();
  await expect(moving).toBeHidden();
  await expect(row(page, 'Low Tide.flac')).toBeHidden();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Files' }).click();
  await expect(row(page, 'Low Tide.flac')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search files' }).fill('harb');
  await expect(row(page, 'harbour.png')).toBeVisible();
  await expect(row(page, 'Masters')).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search files' }).fill('');
  await expect(row(page, 'Masters')).toBeVisible();

  await page.getByRole('checkbox', { name: /Select All/i }).check({ force: true });
  await page
    .getByRole('region', { name: '2 selected' })
    .getByRole('button', { name: 'Move to the trash' })
    .click();
  await expect(page.getByText('No files yet')).toBeVisible();
  await page.getByRole('button', { name: 'Trash', exact: true }).click();
  await expect(row(page, 'Masters')).toBeVisible();
  await open(page, page.url());
  await expectNoFaults(page, 'the trash');
  await choose(page, 'Masters', 'Restore');
  await expect(row(page, 'Masters')).toBeHidden();
  await choose(page, 'Low Tide.flac', 'Delete for good…');
  await expectNoFaults(page, 'the question before files are gone');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(row(page, 'Low Tide.flac')).toBeHidden();
  await row(page, 'Masters').click();
  await expect(row(page, 'road.wav')).toBeVisible();
});

test('who manages files sees everybody’s with their owners, and throws away and restores them', {
  tag: '@long',
}, async ({ page, browser }) => {
  const name = `keeper-${Date.now().toString(36)}`;
  const { email } = await addPerson(page, name);
  await signIn(page, email);
  await open(page, '/backstage/files');
  await upload(page, 'harbour.png');

  const office = await browser.newPage();
  await signIn(office);
  await open(office, '/admin/files');
  await expect(office.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible();
  const theirs = row(office, name);
  await expect(theirs.getByText('harbour.png')).toBeVisible();
  await expectNoFaults(office, 'the files of everybody');
  await office.getByRole('columnheader', { name: 'Name' }).click();
  await expect(office).toHaveURL(/sort=name/);
  await theirs.click();
  const sheet = office.getByRole('dialog', { name: 'harbour.png', exact: true });
  await expect(office).toHaveURL(/\/admin\/files\/\d+/);
  await expect(sheet.getByText(name)).toBeVisible();
  await expectNoFaults(office, 'a file of somebody');
  await sheet.getByRole('button', { name: 'More for harbour.png' }).click();
  await expect(office.getByRole('menuitem', { name: 'Move to…' })).toBeHidden();
  await office.getByRole('menuitem', { name: 'Move to the trash' }).click();
  await expect(sheet).toBeHidden();
  await expect(theirs).toBeHidden();
  await open(page, '/backstage/files');
  await expect(page.getByText('No files yet')).toBeVisible();
  await office.getByRole('button', { name: 'Trash', exact: true }).click();
  await theirs.getByRole('checkbox').check({ force: true });
  await office.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Restore' }).click();
  await expect(theirs).toBeHidden();
  await open(page, '/backstage/files');
  await expect(row(page, 'harbour.png')).toBeVisible();
  await open(page, '/admin/files');
  await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeHidden();
  await office.close();
});
