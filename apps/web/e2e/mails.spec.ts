import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, mailTo, password, signIn } from './people.ts';

test('an admin finds a mail in the log and sends it again', async ({ page }) => {
  const { email } = await addPerson(page, 'mailed');
  await signIn(page, email);
  const next = `${password} anew`;
  const changed = await page.request.post('/api/v1/users/me/password/change', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { current_password: password, new_password: next, new_password_confirmation: next },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await mailTo(email, /^Your password was changed$/);

  await page.context().clearCookies();
  await signIn(page);
  await open(page, '/admin/mails');
  await page.getByRole('searchbox', { name: 'Search emails' }).fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toHaveCount(1);
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  await row.click();
  const sheet = page.getByRole('dialog', { name: 'Your password was changed' });
  const words = sheet.getByTitle('Text of the email').contentFrame();
  await expect(words.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  await expectNoFaults(page, 'a mail of the log');

  await sheet.getByText('Plain text', { exact: true }).click();
  await expect(sheet.getByRole('region', { name: 'Text of the email' })).toContainText('set a new password');
  await sheet.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The email will be sent again')).toBeVisible();
  const arrived = async () => {
    const mails = (await (await page.request.get(process.env.E2E_MAIL ?? '')).json()) as { to: string }[];
    return mails.filter(({ to }) => to === email).length;
  };
  await expect.poll(arrived, { intervals: [100] }).toBe(2);
});
