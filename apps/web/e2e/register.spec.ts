import { expect, open, test } from './kantele.ts';
import { linkIn, mailTo, newAddress, password } from './people.ts';

test('somebody registers, confirms the address by the mail, signs out and in again', async ({ page }) => {
  const email = newAddress('nora');
  await open(page, '/');
  await page.goto('/register');
  await open(page, '/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a new account');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Register' }).click();
  // The server's sentence stands at the field, and the field has the focus.
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Register' }).click();

  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto('/albums');
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  const mail = await mailTo(email, /./);
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toHaveCount(0);

  await page.getByRole('button', { name: /Listener \d+/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: /Listener \d+/ })).toBeVisible();
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'sid');
  expect(session?.httpOnly).toBe(true);
  // A month, less what the test took.
  expect((session?.expires ?? 0) * 1_000 - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
});
