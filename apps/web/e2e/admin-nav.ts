import type { Page } from '@playwright/test';

export const adminNav = (page: Page) => page.getByRole('navigation', { name: 'Admin' });

/** Opens a closed group in the navigation of the administration and goes to a place in it. */
export async function goToPlace(page: Page, group: string, place: string): Promise<void> {
  await adminNav(page).getByRole('button', { name: group, expanded: false }).click();
  await adminNav(page).getByRole('link', { name: place, exact: true }).click();
}
