import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, publicPages, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

/** Serious and critical faults of the page that is shown, in words. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return bad.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .join(' ')
        .slice(0, 300)}`,
  );
}

async function expectNoFaults(page: Page, pages: Record<string, string>) {
  for (const [name, path] of Object.entries(pages)) {
    await open(page, path);
    await page.getByRole('heading').first().waitFor();
    expect([name, await faults(page)]).toEqual([name, []]);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('no page has a serious accessibility fault', async ({ page }) => {
      test.setTimeout(90_000);
      await expectNoFaults(page, {
        ...(await publicPages(page)),
        'sign-in': '/login',
        registration: '/register',
        'forgotten password': '/forgot-password',
        'new password': '/password/reset/some-token?email=a%40example.com',
      });
    });

    test('nor has any of a person', async ({ page }) => {
      const { email, id } = await addPerson(page, 'reader');
      await signIn(page, email);
      await expectNoFaults(page, { 'account settings': '/account-settings', profile: `/user/${id}/reader` });
      await page
        .getByRole('button', { name: /reader/ })
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
      expect(await faults(page)).toEqual([]);
    });

    test('nor has the admin area', async ({ page }) => {
      test.setTimeout(90_000);
      await signIn(page);
      await expectNoFaults(page, {
        overview: '/admin',
        users: '/admin/users',
        'a user': '/admin/users/1',
        roles: '/admin/roles',
        'a role': '/admin/roles/2',
        settings: '/admin/settings/general',
        'mail settings': '/admin/settings/mail',
        'sign-in settings': '/admin/settings/social',
        languages: '/admin/localizations',
        'a language': '/admin/localizations/2',
        activity: '/admin/activity',
      });
    });
  });
}
