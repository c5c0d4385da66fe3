import type { Route } from '@playwright/test';
import { goToPlace } from './admin-nav.ts';
import { boxOf } from './boxes.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, asAdmin, linkIn, mailTo, newAddress, password, signIn } from './people.ts';

test('an admin makes an account, whose person sets the password by mail', async ({ page }) => {
  const email = newAddress('invited');
  await signIn(page);
  await open(page, '/admin/users');
  await page.getByRole('button', { name: 'New user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Name', { exact: true }).fill('Ida Invited');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Account created. We’ve emailed a link.')).toBeVisible();
  await mailTo(email, /invited/);
  await open(page, `/admin/users?query=${encodeURIComponent(email)}`);
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1);
});

test('a person is found, opened by an address of his own, suspended with a reason and let in again', async ({
  page,
}) => {
  const { email, id } = await addPerson(page, 'noisy');
  await signIn(page);
  await open(page, '/admin/users');
  await page.getByRole('searchbox').fill(email);
  await expect(page).toHaveURL(/\/admin\/users\?/);
  await page.getByRole('row').filter({ hasText: email }).getByText('noisy', { exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/users/${id}`));
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('tab', { name: 'Status' }).click();
  await sheet.getByRole('button', { name: /Suspend/ }).click();
  const question = page.getByRole('dialog').last();
  await question.getByLabel(/Reason/).fill('Too loud');
  await question.getByRole('button', { name: /Suspend/ }).click();
  await expect(page.getByText('Account suspended')).toBeVisible();
  const headers = { 'sec-fetch-site': 'same-origin' };
  const kept = await page.request.post('/auth/login', { headers, data: { email, password } });
  expect(kept.status()).toBe(422);
  expect(await kept.text()).toContain('Too loud');
  await sheet.getByRole('button', { name: 'End suspension' }).click();
  await expect(sheet.getByRole('button', { name: /Suspend/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/users\?/);
});

test('signing in as a person shows it, and signing out leads back', async ({ page }) => {
  const { id } = await addPerson(page, 'helped');
  await signIn(page);
  const otherTab = await page.context().newPage();
  await open(otherTab, '/library/songs');
  await open(page, `/admin/users/${id}`);
  await page.getByRole('tab', { name: 'Status' }).click();
  await page.getByRole('button', { name: 'Sign in as', exact: true }).click();
  // In the other tab as well, without a press there.
  for (const tab of [page, otherTab])
    await expect(tab.getByText('You are signed in as helped')).toBeVisible();
  await page.getByRole('button', { name: /Return/ }).click();
  for (const tab of [page, otherTab]) {
    await expect(tab.getByText('You are signed in as helped')).toHaveCount(0);
    await expect(tab.getByRole('button', { name: 'Admin' }).last()).toBeVisible();
  }
  await expect(otherTab).toHaveURL(/\/library\/songs$/);
  await otherTab.close();
});

test('an answer to the session that was left does not end the next one', async ({ page }) => {
  const { id } = await addPerson(page, 'left');
  await signIn(page);
  await open(page, `/admin/users/${id}`);
  await page.getByRole('tab', { name: 'Status' }).click();
  await page.getByRole('button', { name: 'Sign in as', exact: true }).click();
  await expect(page.getByText('You are signed in as left')).toBeVisible();
  // What the server says to a session that is over; who is asked for then is told late.
  const asNobody = (route: Route) =>
    route.fetch({ headers: { ...route.request().headers(), cookie: '', 'sec-fetch-site': 'same-origin' } });
  await page.route(/trpc\/notifications\.list/, async (route) =>
    route.fulfill({ response: await asNobody(route) }),
  );
  let tell = () => {};
  const told = new Promise<void>((done) => {
    tell = done;
  });
  await page.route(/trpc\/settings\.bootstrap/, async (route) => {
    const response = await asNobody(route);
    await told;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest(/trpc\/settings\.bootstrap/);
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await asked;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Return/ }).click();
  await expect(page.getByRole('button', { name: 'Admin' }).last()).toBeVisible();
  const answered = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('settings.bootstrap'),
  );
  tell();
  await answered;
  await goToPlace(page, 'People', 'Users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admin' }).last()).toBeVisible();
});

test('a role is made with its permissions, and what was done is in the log', async ({ page }) => {
  const name = `Stewards ${Date.now()}`;
  await signIn(page);
  await open(page, '/admin/roles');
  await page.getByRole('button', { name: 'New role', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('checkbox', { name: 'May edit genres.' }).check({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'May edit genres.' })).toBeChecked();
  await open(page, '/admin/activity');
  await expect(page.getByText(name).first()).toBeVisible();
});

test('a test email says what the mail server said', async ({ page }) => {
  const address = newAddress('trial');
  await signIn(page);
  await open(page, '/admin/settings/mail');
  await page.getByRole('button', { name: /Send a test email/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('To').fill(address);
  await dialog.getByRole('button', { name: /Send/ }).click();
  await expect(page.getByText('It works')).toBeVisible();
  await mailTo(address, /./);
});

test('a wrong setting is said at its field, and changes nothing', async ({ page }) => {
  await signIn(page);
  await open(page, '/admin/settings/mail');
  const server = page.getByLabel('Server', { exact: true });
  const before = await server.inputValue();
  await server.fill('not a host');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This is not a host name.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(server).toHaveValue(before);
});

test('settings that are closed to somebody who runs the site are shown and cannot be changed', async ({
  page,
}) => {
  const role = newAddress('caretakers');
  await asAdmin(page, async (api, headers) => {
    const permissions = ['admin.access', 'settings.manage'].map((name) => ({ name, restrictions: [] }));
    const made = await api.post('/api/v1/roles', { headers, data: { name: role, permissions } });
    expect(made.status(), await made.text()).toBe(201);
  });
  const { email } = await addPerson(page, 'caretaker', [role]);
  await signIn(page, email);
  await open(page, '/admin/settings/mail');
  await expect(page.getByLabel('Server', { exact: true })).toBeDisabled();
  await expect(page.getByText('Only an admin can change this.').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await open(page, '/admin/settings/general');
  await page.getByLabel('Description', { exact: true }).fill('By the caretaker');
  await expect(page.getByText('Only an admin can change this.')).toBeHidden();
});

test('settings are found by their words', async ({ page }) => {
  await signIn(page);
  await open(page, '/admin/settings/general');
  await page.getByRole('combobox', { name: 'Search settings' }).click();
  await page.getByRole('combobox', { name: 'Search settings' }).fill('nobody may register');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings\/accounts/);
});

test('somebody invited by email with a role chooses a password by the link', async ({ page, browser }) => {
  const email = newAddress('guest');
  await signIn(page);
  await open(page, '/admin/users');
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Name', { exact: true }).fill('Gil Guest');
  await dialog.getByRole('checkbox', { name: 'Artists' }).check({ force: true });
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  const link = linkIn(await mailTo(email, /invited/));
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, link);
  await other.getByLabel('New password', { exact: true }).fill(password);
  await other.getByLabel('Confirm new password').fill(password);
  await other.getByRole('button', { name: 'Reset password' }).click();
  await expect(other).toHaveURL(/\/login$/);
  await signIn(other, email);
  await context.close();
});

test('a user opens beside the list, which stays in use', async ({ page }) => {
  const { email, id } = await addPerson(page, 'neighbour');
  await signIn(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `/admin/users/${id}?q=${encodeURIComponent(email)}`);
  const sheet = page.getByRole('dialog', { name: 'neighbour' });
  const address = sheet.getByLabel('Email', { exact: true });
  await expect(address).toHaveValue(email);
  expect(await faults(page)).toEqual([]);
  await address.fill(`new-${email}`);
  // Nothing lies over the list: its search takes a press and a key.
  const search = page.getByRole('searchbox');
  await search.click();
  await search.fill('admin@example.com');
  await expect(page.getByRole('row').filter({ hasText: 'admin@example.com' })).toBeVisible();
  // Searching leaves nothing: what is being changed is still there, and nobody asks about it.
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(address).toHaveValue(`new-${email}`);
  await address.fill(email);
  expect((await boxOf(page.getByRole('grid'))).right).toBeLessThanOrEqual((await boxOf(sheet)).x + 1);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toHaveCount(0);
});

test('details of activity are words, and English texts stand in their fields', async ({ page }) => {
  await signIn(page);
  await asAdmin(page, (api, headers) =>
    api.put('/api/v1/settings', { headers, data: { values: { 'site.description': 'Words' } } }),
  );
  await open(page, '/admin/activity');
  await expect(page.getByRole('row', { name: /^Changed 1 setting/ }).first()).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Changed 1 setting: Description' }).first();
  await row.getByText('Details').click();
  await expect(row.getByRole('term').filter({ hasText: 'Settings' })).toBeVisible();
  await expect(row).not.toContainText('{');
  await expect(page.getByText('site.description')).toHaveCount(0);
  const answer = await page.request.get('/api/v1/localizations');
  const { localizations } = (await answer.json()) as { localizations: { id: number; language: string }[] };
  await open(page, `/admin/localizations/${localizations.find(({ language }) => language === 'en')?.id}`);
  const fields = page.getByRole('textbox', { name: 'Translation' });
  await expect(fields.first()).not.toHaveValue('');
});
