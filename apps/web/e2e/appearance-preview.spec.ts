import { isTold, openEditor, ownSite, previewOf } from './appearance-editor.ts';
import { faults } from './faults.ts';
import { expect, test } from './kantele.ts';

const site = ownSite();

test('the page is shown as guests see it, and in another language, and back', async ({ page }) => {
  await openEditor(page, site);
  await isTold(page);
  const preview = previewOf(page);
  await expect(preview.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'View' });
  await dialog.getByRole('button', { name: /^You Shown to/ }).click();
  await page.getByRole('option', { name: 'A guest' }).click();
  await expect(preview.getByRole('link', { name: 'Login' })).toBeVisible();
  await dialog.getByRole('button', { name: /^Yours Language/ }).click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(preview.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await faults(page, (axe) => axe.exclude('iframe'))).toEqual([]);
  await dialog.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: 'Yours' }).click();
  await expect(preview.locator('html')).toHaveAttribute('dir', 'ltr');
  await dialog.getByRole('button', { name: /Shown to/ }).click();
  await page.getByRole('option', { name: 'You', exact: true }).click();
  await expect(preview.getByRole('link', { name: 'Login' })).toHaveCount(0);
});
