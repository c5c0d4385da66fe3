import { readFile } from 'node:fs/promises';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

test('a rule is built with a preview, fills a playlist, is changed, saved as a file and given up; a radio begins with a song of it', async ({
  page,
}) => {
  const { email } = await addPerson(page, 'ruler');
  await signIn(page, email);
  await open(page, '/library/playlists');
  await page.getByRole('link', { name: 'New smart playlist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New smart playlist' })).toBeVisible();
  const conditions = page.getByRole('group', { name: 'Conditions', exact: true });
  const preview = page.getByRole('region', { name: 'Preview' });
  const value = (field: string) =>
    conditions.getByRole('group', { name: `Condition: ${field}` }).getByRole('textbox', { name: 'Value' });
  const choose = async (field: string, from: string) => {
    const row = conditions.getByRole('group', { name: `Condition: ${from}` });
    await row.getByRole('button', { name: /What is asked for/ }).click();
    await page.getByRole('option', { name: field, exact: true }).click();
  };
  await choose('Title', 'Genre');
  await value('Title').fill('Every Door a Different Blue');
  await expect(preview.getByRole('status')).toHaveText('1 track');
  await conditions.getByRole('radio', { name: 'Any of these' }).check({ force: true });
  await conditions.getByRole('button', { name: 'Add condition' }).click();
  await choose('Title', 'Artist');
  await value('Title').last().fill('Lamp in the Window');
  await expect(preview.getByRole('status')).toHaveText('2 tracks');
  await expect(preview.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('textbox', { name: 'Name' }).fill('Blue lamps');
  await page.getByRole('button', { name: 'Order by' }).click();
  await page.getByRole('option', { name: 'Title', exact: true }).click();
  await expectNoFaults(page, 'the builder of a rule');
  await page.getByRole('button', { name: 'Create' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Blue lamps' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(
    main.getByText('Title is “Every Door a Different Blue” or Title is “Lamp in the Window”'),
  ).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Blue lamps' }).getByRole('row');
  await expect(rows.filter({ hasText: 'Lamp in the Window' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Every Door a Different Blue' })).toHaveCount(1);
  await main.getByRole('button', { name: 'More about Lamp in the Window' }).click();
  await expect(page.getByRole('menuitem', { name: 'Start radio' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Remove from playlist' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectNoFaults(page, 'a smart playlist');

  await main.getByRole('link', { name: 'Edit the rule of Blue lamps' }).click();
  await conditions.getByRole('button', { name: 'Remove condition: Title' }).last().click();
  await expect(preview.getByRole('status')).toHaveText('1 track');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the rule as a file' }).click();
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(saved.any).toHaveLength(2);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(rows.filter({ hasText: 'Lamp in the Window' })).toHaveCount(0);

  await main.getByRole('button', { name: 'Edit Blue lamps' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Arrange by hand from now on' }).click();
  await expect(main.getByRole('link', { name: 'Edit the rule of Blue lamps' })).toHaveCount(0);
  await main.getByRole('button', { name: 'More about Every Door a Different Blue' }).click();
  await expect(page.getByRole('menuitem', { name: 'Remove from playlist' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Start radio' }).click();
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Every Door a Different Blue');
});
