import { expect, open, publicPages, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

/** No page is wider than the window. */
async function expectNoSideways(page: Parameters<typeof open>[0], name: string) {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([name, over]).toEqual([name, 0]);
}

const languages = {
  de: { heading: 'Melden Sie sich', dir: 'ltr' },
  ar: { heading: '', dir: 'rtl' },
} as const;

for (const [locale, { dir }] of Object.entries(languages)) {
  // One of them each time: the other direction.
  const options = dir === 'rtl' ? {} : { tag: '@long' };
  test.describe(`a visitor whose browser speaks ${locale}`, options, () => {
    test.use({ locale });

    test('reads every page in that language, the right way round, from the first byte', async ({ page }) => {
      const pages = { ...(await publicPages(page)), login: '/login', register: '/register' };
      for (const [name, path] of Object.entries(pages)) {
        const response = await page.goto(path);
        const html = (await response?.text()) ?? '';
        expect([name, new RegExp(`<html lang="${locale}" dir="${dir}"`).test(html)]).toEqual([name, true]);
        await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
        expect(
          await page.evaluate(() => (window as { __recoverable?: string[] }).__recoverable ?? []),
        ).toEqual([]);
        await expectNoSideways(page, name);
      }
      await open(page, '/login');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in to your account');
      await page.getByRole('heading', { level: 1 }).waitFor();
    });
  });
}

test('a person chooses a language and finds it again everywhere', async ({ page }) => {
  const { email } = await addPerson(page, 'polyglot');
  await signIn(page, email);
  await open(page, '/account-settings');
  await page
    .getByRole('button', { name: /Language/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'العربية' }).click();
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Account settings');
  await expectNoSideways(page, 'account settings');
});

test('a guest picks a language at the foot of the sign-in page', async ({ page }) => {
  await open(page, '/login');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
