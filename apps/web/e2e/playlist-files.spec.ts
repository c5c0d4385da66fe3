import { readFile } from 'node:fs/promises';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

test('a playlist comes from a file, its songs are reviewed, and it is downloaded', async ({ page }) => {
  const { email } = await addPerson(page, 'mover');
  await signIn(page, email);
  await open(page, '/library/playlists');
  const rows = [
    'Lamp in the Window,',
    'Every Door a Different Blue,No Such Band',
    'A Song Nobody Has,Nobody',
    'Another Nobody Has,Nobody',
  ];
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import playlists' }).click();
  await (await chooser).setFiles({
    name: 'Moved.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['title,artist', ...rows].join('\r\n')),
  });

  await expect(page.getByRole('heading', { level: 1, name: 'Songs of the file of Moved' })).toBeVisible();
  const states = page.getByRole('navigation', { name: 'State' });
  await expect(states.getByRole('link', { name: 'Uncertain (1)' })).toHaveAttribute('aria-current', 'page');
  const uncertain = page.getByRole('list', { name: 'Uncertain' });
  await expectNoFaults(page, 'the review of a file');
  await uncertain.getByRole('button', { name: /^Use Lamp in the Window from / }).click();
  await expect(page.getByText('No song is uncertain')).toBeVisible();

  await states.getByRole('link', { name: 'Missing (3)' }).click();
  await page
    .getByRole('list', { name: 'Missing' })
    .getByRole('button', { name: 'Find Every Door a Different Blue' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Find Every Door a Different Blue' });
  await dialog.getByRole('searchbox', { name: 'Title or artist' }).fill('Every Door a Different Blue');
  await expect(dialog.getByRole('list', { name: 'Songs' }).getByRole('listitem')).not.toHaveCount(0);
  await expectNoFaults(page, 'the search for a song of a file');
  await dialog
    .getByRole('button', { name: /^Use Every Door a Different Blue from / })
    .first()
    .click();
  await expect(states.getByRole('link', { name: 'Missing (2)' })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Go to the playlist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moved' })).toBeVisible();
  const songs = page.getByRole('grid', { name: 'Moved' }).getByRole('row');
  await expect(songs.filter({ hasText: 'Lamp in the Window' })).toHaveCount(1);
  await expect(songs.filter({ hasText: 'Every Door a Different Blue' })).toHaveCount(1);
  await expect(page.getByText('2 songs are missing')).toBeVisible();
  await expectNoFaults(page, 'a playlist with songs that are missing');

  await page.getByRole('main').getByRole('button', { name: 'More about Moved' }).click();
  await page.getByRole('menuitem', { name: 'Export the list' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'XSPF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('moved.xspf');
  await expect(page.getByRole('menu')).toHaveCount(0);
  expect(await readFile(await file.path(), 'utf8')).toContain('<title>Lamp in the Window</title>');
});
