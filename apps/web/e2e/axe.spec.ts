import { expectNoFaults, visit } from './faults.ts';
import { publicPages, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';
import { expectLargeTargets } from './targets.ts';

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test('no page has a serious accessibility fault', async ({ page }) => {
  const pages = await publicPages(page);
  await visit(page, pages, async (shown, name) => {
    await expectNoFaults(shown, name);
    await expectLargeTargets(shown, name);
  });
  await visit(page, {
    'sign-in': '/login',
    registration: '/register',
    'forgotten password': '/forgot-password',
    'spent link for a new password': '/password/reset/some-token?email=a%40example.com',
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
