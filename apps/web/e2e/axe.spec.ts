import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, open, publicPages, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

/** Serious and critical faults of the page that is shown, in words. */
async function faults(page: Page, narrow: (builder: AxeBuilder) => AxeBuilder): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await narrow(builder).analyze();
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return bad.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map((node) => node.html)
        .join(' ')
        .slice(0, 300)}`,
  );
}

const contrast = 'color-contrast';

/**
 * All rules in the light; in the dark the page is the same, and only its colours are looked at again. A phone shows
 * the same colours in other places: there all but the colours is looked at.
 */
async function expectNoFaults(page: Page, name: string) {
  if (test.info().project.name === 'phone') {
    expect([name, await faults(page, (axe) => axe.disableRules(contrast))]).toEqual([name, []]);
    return;
  }
  expect([name, 'light', await faults(page, (axe) => axe)]).toEqual([name, 'light', []]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  expect([name, 'dark', await faults(page, (axe) => axe.withRules(contrast))]).toEqual([name, 'dark', []]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function visit(page: Page, pages: Record<string, string>) {
  for (const [name, path] of Object.entries(pages)) {
    await open(page, path);
    await page.getByRole('heading').first().waitFor();
    await expectNoFaults(page, name);
  }
}

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test('no page has a serious accessibility fault', async ({ page }) => {
  test.setTimeout(90_000);
  await visit(page, {
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
  await visit(page, { 'account settings': '/account-settings', profile: `/user/${id}/reader` });
  await page
    .getByRole('button', { name: /reader/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  await expectNoFaults(page, 'menu');
});

test('nor has the admin area', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page);
  await visit(page, {
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
