import type { Page } from '@playwright/test';
import { expect, open, test } from './kantele.ts';
import { addPerson, newAddress, password, signIn } from './people.ts';

/** Signs in at the provider's own pages, in the popup. */
async function throughProvider(page: Page, name: string, button: RegExp = /Harbour ID/): Promise<void> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: button }).first().click(),
  ]);
  const closed = popup.waitForEvent('close');
  await popup.getByPlaceholder(/login/i).fill(name);
  await popup.getByPlaceholder(/password/i).fill('anything');
  await popup.getByRole('button', { name: /sign-in/i }).click();
  await popup.getByRole('button', { name: /continue/i }).click();
  await closed;
}

test('SUCCESS: a new person signs in by way of the provider', async ({ page }) => {
  const email = newAddress('lina');
  await open(page, '/login');
  await expect(page.getByText('Or sign in with')).toBeVisible();
  await throughProvider(page, email);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: /lina/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toHaveCount(0);
});

test('REQUEST_PASSWORD: an address that has an account asks for its password', async ({ page }) => {
  const { email } = await addPerson(page, 'known');
  await open(page, '/login');
  await throughProvider(page, email);
  await expect(page.getByRole('dialog')).toContainText(
    'An account with this email address already exists. If you want to connect the two accounts, enter existing account password.',
  );
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByText('Wrong password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('button', { name: /known/ })).toBeVisible();
  // From now on the provider is enough.
  await page.context().clearCookies();
  await open(page, '/login');
  await throughProvider(page, email);
  await expect(page.getByRole('button', { name: /known/ })).toBeVisible();
});

test('ERROR: refusing at the provider says so and signs nobody in', async ({ page }) => {
  await open(page, '/login');
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /Harbour ID/ }).click(),
  ]);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('link', { name: /cancel/i }).click();
  await closed;
  await expect(page.getByText('Sign-in was cancelled.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
});

test('ALREADY_LOGGED_IN: who has signed in meanwhile goes on', async ({ page }) => {
  const { email } = await addPerson(page, 'twice');
  await open(page, '/login');
  await signIn(page, email);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /Harbour ID/ }).click(),
  ]);
  if (!popup.isClosed()) await popup.waitForEvent('close');
  await expect(page.getByRole('button', { name: /twice/ })).toBeVisible();
});

test('closing the popup is no answer: everything stays as it was', async ({ page }) => {
  await open(page, '/login');
  const button = page.getByRole('button', { name: /Harbour ID/ });
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await popup.getByPlaceholder(/login/i).waitFor();
  await popup.close();
  await expect(button).toBeEnabled();
  await expect(page).toHaveURL(/\/login$/);
});
