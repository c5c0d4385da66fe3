import { goToPlace } from './admin-nav.ts';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

test('who looks after playlists finds those of others, takes some away and brings them back', async ({
  page,
}) => {
  const mark = `Wren${Date.now().toString(36)}`;
  const { email } = await addPerson(page, 'listener');
  await signIn(page, email);
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const [name, visibility] of [
    [`${mark} one`, 'public'],
    [`${mark} two`, 'unlisted'],
    [`${mark} diary`, 'private'],
  ])
    await page.request.post('/api/v1/playlists', { headers, data: { name, visibility } });

  await page.context().clearCookies();
  await signIn(page, (await addPerson(page, 'keeper', ['Editors'])).email);
  await open(page, '/admin');
  await goToPlace(page, 'Music', 'Playlists');
  await page.getByRole('searchbox', { name: 'Search playlists' }).fill(mark);
  const rows = page.getByRole('row', { name: new RegExp(mark) });
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('row', { name: `${mark} two` })).toContainText('Unlisted');
  await expectNoFaults(page, 'the table of playlists');

  await page.getByRole('checkbox', { name: `Select ${mark} one` }).check({ force: true });
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);

  await rows.filter({ hasText: 'one' }).getByRole('rowheader').click();
  await expect(page.getByRole('heading', { level: 1, name: `${mark} one` })).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${mark} one` })).toBeVisible();
});
