import { expect, open, test } from './kantele.ts';

test('the arrow keys lead from the field through the results, Escape and the first line back', async ({
  page,
}) => {
  await open(page, '/search/odile%20varga');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  const main = page.getByRole('main');
  const rows = main.getByRole('row');
  await expect(rows).toHaveCount(4);
  await field.focus();
  await page.keyboard.press('ArrowDown');
  const top = main.getByRole('article').first().getByRole('link', { name: 'Odile Varga' });
  await expect(top).toBeFocused();
  for (const row of await rows.all()) {
    await page.keyboard.press('ArrowDown');
    await expect(row).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  const album = main.getByRole('listitem').getByRole('link', { name: 'Northern Rooms' });
  await expect(album).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/search\/odile%20varga$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/artist\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Odile Varga');
});

test('suggestions open under the field elsewhere, and are chosen by key', async ({ page }) => {
  await open(page, '/albums');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await field.fill('hald');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText('Halden Ferry');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/artist\//);
  await expect(field).toHaveValue('');
});
