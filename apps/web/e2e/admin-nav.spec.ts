import type { Page } from '@playwright/test';
import { adminNav, goToPlace } from './admin-nav.ts';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

const groups = ['Music', 'People', 'Site', 'Money', 'System'];
const group = (page: Page, name: string, expanded: boolean) =>
  adminNav(page).getByRole('button', { name, expanded });
const place = (page: Page, name: string) => adminNav(page).getByRole('link', { name, exact: true });

test('the navigation of the administration has five groups, which stay as they were left', async ({
  page,
}) => {
  await signIn(page);
  await open(page, '/admin');
  await expect(adminNav(page).getByRole('button')).toHaveText(groups);
  await expect(adminNav(page).getByRole('link')).toHaveText(['Overview', 'Insights']);
  await expectNoFaults(page, 'closed groups');
  // Any place is two presses away, and its group was opened by hand.
  await goToPlace(page, 'Money', 'Plans');
  await expect(place(page, 'Plans')).toHaveAttribute('aria-current', 'page');
  await expect(group(page, 'Money', true)).toBeVisible();
  await page.reload();
  await expect(place(page, 'Plans')).toBeVisible();

  await open(page, '/admin/genres');
  await expect(place(page, 'Genres')).toHaveAttribute('aria-current', 'page');
  await expect(group(page, 'Music', true)).toBeVisible();
  await expect(group(page, 'Money', true)).toBeVisible();
  await expectNoFaults(page, 'open groups');
  await group(page, 'Money', true).click();
  await expect(place(page, 'Plans')).toBeHidden();
  // With one group open everything is in the window.
  for (const one of await adminNav(page).getByRole('link').or(adminNav(page).getByRole('button')).all())
    await expect(one).toBeInViewport({ ratio: 1 });

  // Closed by hand it opens again for whoever comes to a place in it.
  await group(page, 'Music', true).click();
  await expect(place(page, 'Genres')).toBeHidden();
  await page.reload();
  await expect(place(page, 'Genres')).toBeVisible();
  await group(page, 'Music', true).click();
  await place(page, 'Overview').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(group(page, 'Music', false)).toBeVisible();
  await page.goBack();
  await expect(place(page, 'Genres')).toBeVisible();
  // It was not opened by hand: elsewhere it is closed after a reload.
  await open(page, '/admin');
  await expect(adminNav(page).getByRole('link')).toHaveText(['Overview', 'Insights']);
});

test('groups open and close with the keyboard', async ({ page }) => {
  await signIn(page);
  await open(page, '/admin');
  await place(page, 'Insights').focus();
  await page.keyboard.press('Tab');
  await expect(group(page, 'Music', false)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(group(page, 'Music', true)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(place(page, 'Library')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(group(page, 'Music', false)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(group(page, 'People', false)).toBeFocused();
});

test('in a small window one button opens the list with all its groups', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await open(page, '/admin/activity');
  await adminNav(page).getByRole('button', { name: 'Activity', expanded: false }).click();
  for (const name of groups) await expect(adminNav(page).getByRole('list', { name })).toBeVisible();
  await expect(place(page, 'Activity')).toBeInViewport({ ratio: 1 });
  await expectNoFaults(page, 'the list of a small window');
  await place(page, 'Users').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(adminNav(page).getByRole('button', { name: 'Users', expanded: false })).toBeVisible();
});

test('a group without a place one may enter is absent, also on the overview', async ({ page }) => {
  const { email } = await addPerson(page, 'editor', ['Editors']);
  await signIn(page, email);
  await open(page, '/admin');
  await expect(group(page, 'Music', false)).toBeVisible();
  await expect(adminNav(page).getByRole('button', { name: 'Money' })).toHaveCount(0);
  const music = page.getByRole('main').getByRole('region', { name: 'Music' });
  await music.getByRole('link', { name: 'Albums' }).click();
  await expect(place(page, 'Albums')).toHaveAttribute('aria-current', 'page');
});
