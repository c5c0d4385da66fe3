import { isTold, openEditor, ownSite, previewOf } from './appearance-editor.ts';
import { faults } from './faults.ts';
import { expect, test } from './kantele.ts';

const site = ownSite({ DEMO_BILLING: 'true' });

test('the page is shown as guests and subscribers see it, and in another language, and back', async ({
  page,
}) => {
  await openEditor(page, site);
  const code = { kind: 'code', html: '<p>Buy</p>', height: 90, needs_consent: false };
  const saved = await page.request.put(`${site.url}/api/v1/ads/top`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { ...code, image: null, link: '', alt: '' },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  await isTold(page);
  const preview = previewOf(page);
  await expect(preview.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.getByRole('button', { name: 'View' }).click();
  const dialog = page.getByRole('dialog', { name: 'View' });
  await dialog.getByRole('button', { name: /^You Shown to/ }).click();
  await page.getByRole('option', { name: 'A guest' }).click();
  await expect(preview.getByRole('link', { name: 'Login' })).toBeVisible();
  const ads = preview.getByRole('group', { name: 'Advertisement' });
  await expect(ads).toHaveCount(1);
  await dialog.getByRole('button', { name: /Shown to/ }).click();
  await page.getByRole('option', { name: 'A subscriber' }).click();
  await expect(ads).toHaveCount(0);
  await expect(preview.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await dialog.getByRole('button', { name: /Shown to/ }).click();
  await page.getByRole('option', { name: 'A guest' }).click();
  await expect(ads).toHaveCount(1);
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

test('a page that comes beside takes no focus from what one does in the editor', async ({ page }) => {
  await openEditor(page, site, '/general');
  await isTold(page);
  const chooser = page.getByRole('button', { name: 'Page', exact: false }).first();
  await chooser.click();
  await page.getByRole('option', { name: 'Albums' }).click();
  // A heading that can take the focus has been offered it.
  await expect(previewOf(page).locator('h1[tabindex="-1"]')).toHaveText('Albums');
  await expect(chooser).toBeFocused();
});
