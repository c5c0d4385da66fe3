import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { asAdmin, signIn } from './people.ts';

const chosen = (page: Page, count: string) => page.getByRole('region', { name: `${count} selected` });
const wholePage = (page: Page) => page.getByRole('checkbox', { name: 'Select All' }).check({ force: true });

test('a table says how many match, and all of them are chosen as long as the filters stay', async ({
  page,
}) => {
  await signIn(page);
  await open(page, '/admin/tracks?q=tone');
  const pages = page.getByRole('navigation', { name: 'Pages of tracks' });
  await expect(pages).toContainText('1–25 of 1,200');
  await wholePage(page);
  await chosen(page, '25').getByRole('button', { name: 'Select all 1,200' }).click();
  await expect(chosen(page, '1,200')).toBeVisible();
  await expect(chosen(page, '1,200').getByRole('button', { name: /^Select all/ })).toHaveCount(0);
  await expectNoFaults(page, 'everything chosen');
  // The next page is chosen as well, and one row of it can be left out.
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('26–50 of 1,200');
  const first = page.getByRole('checkbox', { name: 'Select Tone 1175' });
  await expect(first).toBeChecked();
  await first.uncheck({ force: true });
  await expect(chosen(page, '1,199')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await first.check({ force: true });
  await chosen(page, '1').getByRole('button', { name: 'Select all 1,200' }).click();
  await expect(chosen(page, '1,200')).toBeVisible();
  await page.getByRole('searchbox').fill('tone 1');
  await expect(chosen(page, '1,200')).toHaveCount(0);
});

test('in a small window rows are chosen by a press on their box, and all that match from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await open(page, '/admin/tracks?q=tone');
  const box = page.getByRole('checkbox', { name: 'Select Tone 1200' });
  await page.locator('label', { has: box }).click();
  await expect(box).toBeChecked();
  await chosen(page, '1').getByRole('button', { name: 'Select all 1,200' }).click();
  await expect(chosen(page, '1,200')).toBeVisible();
  await expectNoFaults(page, 'everything chosen in a small window');
});

test('what is done with everything that matches is done with all of it, and taken back', async ({ page }) => {
  const mark = `heron${Date.now().toString(36)}`;
  await asAdmin(page, async (api, headers) => {
    for (let at = 0; at < 130; at += 1) {
      const response = await api.post('/api/v1/tags', { headers, data: { display_name: `${mark} ${at}` } });
      expect(response.status(), await response.text()).toBe(201);
    }
  });
  await signIn(page);
  await open(page, `/admin/tags?q=${mark}`);
  const rows = page.getByRole('rowheader', { name: new RegExp(mark) });
  const removeAll = async () => {
    await wholePage(page);
    await chosen(page, '25').getByRole('button', { name: 'Select all that match' }).click();
    await chosen(page, '130').getByRole('button', { name: 'Delete…' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete 130 tags?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('130 deleted')).toBeVisible();
    await expect(rows).toHaveCount(0);
  };
  await expect(rows).toHaveCount(25);
  await removeAll();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('130 restored')).toBeVisible();
  await expect(rows).toHaveCount(25);
  await removeAll();
});
