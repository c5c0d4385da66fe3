import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, linkIn, mailTo, newAddress, password, register, signIn } from './people.ts';

test('a person changes the email in the account settings, and confirms it by the link', async ({ page }) => {
  const { email } = await addPerson(page, 'mover');
  const next = newAddress('moved');
  await signIn(page, email);
  await open(page, '/account-settings');
  await page.getByRole('button', { name: 'Change your email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByLabel('New email').fill(next);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByText('Wrong password.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We’ve emailed a link to ${next}. Your email changes`)).toBeVisible();
  // Until then the old one is in use, and is told.
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await mailTo(email, /about to change/);
  await open(page, linkIn(await mailTo(next, /new email/)).replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByText(`Your email is now ${next}`)).toBeVisible();
  await open(page, '/account-settings');
  await expect(page.getByText(next, { exact: true })).toBeVisible();
  await mailTo(email, /was changed/);
});

test('a mistyped email is corrected while it waits to be confirmed', { tag: '@long' }, async ({ page }) => {
  const wrong = newAddress('tyop');
  const right = newAddress('typo');
  await open(page, '/register');
  await register(page, wrong);
  await page.getByRole('button', { name: 'Correct the email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your email' });
  await dialog.getByLabel('New email').fill(right);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`We’ve emailed a link to ${right}`)).toBeVisible();
  await page.goto(linkIn(await mailTo(right, /new email/)));
  await expect(page.getByRole('button', { name: /Listener \d+/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toHaveCount(0);
});
