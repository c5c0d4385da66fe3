import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, linkIn, mailTo, password, signIn } from './people.ts';

test('not staying signed in is a session of the browser', async ({ page }) => {
  const { email } = await addPerson(page);
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').uncheck({ force: true });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/$/);
  const session = (await page.context().cookies()).find(({ name }) => name === 'sid');
  expect(session?.expires).toBe(-1);
});

test('a wrong password is said at the field, and nothing else', async ({ page }) => {
  const { email } = await addPerson(page);
  await open(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not it at all');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('These credentials do not match our records.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});

test('a forgotten password is set anew by the mail', async ({ page }) => {
  const { email } = await addPerson(page);
  await open(page, '/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Both pages have a field of this name.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByText('If this address has an account, we’ve emailed a link.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const mail = await mailTo(email, /password/i);
  await open(page, linkIn(mail));
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expectNoFaults(page, 'new password');
  await page.getByLabel('New password', { exact: true }).fill('another good phrase');
  await page.getByLabel('Confirm new password').fill('another good phrase');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Your password has been reset!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, email, 'another good phrase');
});

test('an address given in the link is filled in and locked', async ({ page }) => {
  for (const path of ['/login', '/register', '/forgot-password']) {
    await open(page, `${path}?email=ada%40example.com`);
    const field = page.getByLabel('Email', { exact: true });
    await expect(field).toHaveValue('ada@example.com');
    await expect(field).toBeDisabled();
  }
});

test('after signing in one is where one wanted to go, and only on this site', async ({ page }) => {
  const { email } = await addPerson(page);
  const signInFrom = async (path: string) => {
    await page.context().clearCookies();
    await open(page, path);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  };
  await signInFrom('/account-settings');
  await expect(page).toHaveURL(/\/account-settings$/);
  for (const target of [
    '//evil.test',
    '/\\evil.test',
    'https:evil.test',
    'javascript:alert(1)',
    '/%09/evil.test',
  ]) {
    await signInFrom(`/login?redirect=${encodeURIComponent(target)}`);
    await expect(page).toHaveURL(`${process.env.E2E_URL}/`);
  }
});
