import type { Page } from '@playwright/test';
import { discard, openEditor, ownSite, saved } from './appearance-editor.ts';
import { expectNoFaults } from './faults.ts';
import { expect, test } from './kantele.ts';

const site = ownSite();
const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name of the site' });

/** A second window of the same admin. */
async function another(page: Page): Promise<Page> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('There is no browser.');
  return context.newPage();
}

test('an editor says that it is behind what was published, and catches up by a press', async ({ page }) => {
  await openEditor(page, site, '/general');
  const other = await another(page);
  await openEditor(other, site, '/general');
  await nameOf(other).fill('Harbour Radio');
  await saved(other);
  await other.getByRole('button', { name: 'Publish' }).click();
  const question = other.getByRole('dialog');
  await expect(question.getByRole('deletion')).toHaveText(['Kantele']);
  await expect(question.getByRole('insertion')).toHaveText(['Harbour Radio']);
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(other.getByText('Published', { exact: true })).toBeVisible();
  await expect(other.getByText(/published meanwhile/)).toHaveCount(0);

  await expect(page.getByText('Admin has published meanwhile. What you see here is older.')).toBeVisible();
  await expect(nameOf(page)).toHaveValue('Kantele');
  await expectNoFaults(page, 'an editor that is behind');
  await page.getByRole('button', { name: 'Show what is new' }).click();
  await expect(nameOf(page)).toHaveValue('Harbour Radio');
  await expect(page.getByText(/published meanwhile/)).toHaveCount(0);

  await page.getByRole('button', { name: 'History' }).click();
  const newest = page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first();
  await newest.getByRole('button', { name: /^What changed/ }).click();
  await expect(newest.getByRole('deletion')).toHaveText('Kantele');
  await expect(newest.getByRole('insertion')).toHaveText('Harbour Radio');
  await expectNoFaults(page, 'history with what changed');
  await other.context().close();
});

test('what two people changed is shown side by side before one of it stays', async ({ page }) => {
  await openEditor(page, site, '/general');
  const other = await another(page);
  await openEditor(other, site, '/general');
  await nameOf(other).fill('Theirs');
  await saved(other);
  await nameOf(page).fill('Mine');
  const dialog = page.getByRole('dialog', { name: 'Edited by two people' });
  await expect(dialog.getByRole('deletion')).toHaveText('Theirs');
  await expect(dialog.getByRole('insertion')).toHaveText('Mine');
  await expectNoFaults(page, 'a conflict');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(nameOf(page)).toHaveValue('Mine');
  await saved(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undid: Name and branding, Name of the site')).toBeVisible();
  await expect(nameOf(page)).toHaveValue('Theirs');
  await discard(page);
  await other.context().close();
});
