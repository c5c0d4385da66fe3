import type { Page } from '@playwright/test';
import { createClient } from '../../../packages/sdk/src/index.ts';
import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, linkIn, mailTo, newAddress, password, register, signIn } from './people.ts';

/** Types into a list and takes the match with the keyboard. */
async function choose(page: Page, name: string, typed: string, option: RegExp) {
  const field = page.getByRole('combobox', { name });
  // Brought into view before: a list closes when its page is scrolled.
  await field.click();
  await field.fill(typed);
  await page.getByRole('option', { name: option }).waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(field).toHaveValue(option);
}

test('register, confirm, change everything, make a token, use it with the SDK, sign out', async ({
  page,
}) => {
  const email = newAddress('mira');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/register');
  await register(page, email);
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.goto(linkIn(await mailTo(email, /./)));
  await expect(page.getByRole('button', { name: /Listener \d+/ })).toBeVisible();

  await open(page, '/account-settings');
  await page.getByLabel('Display name').fill('Mira Stone');
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel('Last name').fill('Stone');
  await choose(page, 'Country', 'Portu', /Portugal/);
  await choose(page, 'Time zone', 'Lisb', /Lisbon/);
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(page.getByText('Updated account details')).toBeVisible();

  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('another good phrase');
  await page.getByLabel('Confirm new password').fill('another good phrase');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Wrong password.')).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Display name')).toHaveValue('Mira Stone');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Portugal');

  await expect(page.getByText('You have no personal access tokens yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My script');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Token create', { exact: true })).toBeVisible();
  const token = /ktl_pat_[\w-]{43}/.exec((await dialog.textContent()) ?? '')?.[0] ?? '';
  await dialog.getByRole('button', { name: /Copy/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied!');
  await expect(dialog.getByRole('status')).not.toHaveText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(page.getByText('Last used: Never')).toBeVisible();

  const kantele = createClient({ baseUrl: process.env.E2E_URL ?? '', token });
  const { user } = await kantele.rest.get('users/{id}', { params: { id: 'me' }, query: { with: ['roles'] } });
  expect(user).toMatchObject({ display_name: 'Mira Stone', country: 'PT', timezone: 'Europe/Lisbon' });
  const { pagination } = await kantele.rest.get('albums', { query: { per_page: 2 } });
  expect(pagination.data).toHaveLength(2);
  await expect(kantele.rest.get('access-tokens')).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  await page.reload();
  await expect(page.getByText('Last used: a few seconds ago')).toBeVisible();

  await page.getByRole('button', { name: 'Delete the token My script' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Delete token?');
  await expect(question).toContainText(
    'This token will be deleted immediately and permanently. Once deleted, it can no longer be used to make API requests.',
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Token deleted')).toBeVisible();
  await expect(kantele.rest.get('albums')).rejects.toMatchObject({ status: 401 });

  const otherTab = await page.context().newPage();
  await open(otherTab, '/library/songs');
  await page.getByRole('button', { name: /Mira Stone/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The end of a session reaches the other tabs, without a press there.
  await expect(otherTab).toHaveURL(/\/login\?redirect=/);
  await expect(otherTab.getByText('Your session has ended. Sign in again.')).toBeVisible();
  await otherTab.close();
  await page.goto('/account-settings');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('a picture is cropped and sent, fetched from nowhere inside, and removed', { tag: '@long' }, async ({
  page,
}) => {
  const { email } = await addPerson(page, 'pictured');
  await signIn(page, email);
  await open(page, '/account-settings');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change photo' }).click();
  await (await chooser).setFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('not a picture'),
  });
  await expect(page.getByText('Please select an image.')).toBeVisible();

  const again = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Change photo' }).click();
  const png = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 300);
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#2b3fd4';
      pen.fillRect(0, 0, 400, 300);
    }
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  await (await again).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(png) });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Uploaded avatar')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Remove', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'From a URL' }).click();
  await page.getByLabel('URL of the picture').fill('http://127.0.0.1:1/x.png');
  await page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('This image could not be fetched.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('main').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Removed avatar')).toBeVisible();
});

test('sessions elsewhere are seen and ended', async ({ page, browser }) => {
  const { email } = await addPerson(page, 'places');
  const elsewhere = await browser.newContext({ baseURL: process.env.E2E_URL, userAgent: 'Elsewhere/1.0' });
  const other = await elsewhere.newPage();
  await signIn(other, email);
  await signIn(page, email);
  await open(page, '/account-settings');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('Ended 1 session')).toBeVisible();
  await open(other, '/account-settings');
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('one’s data can be had, and the account is deleted for good', async ({ page }) => {
  const { email } = await addPerson(page, 'leaving');
  await signIn(page, email);
  await open(page, '/account-settings');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByText(/^Ready: /)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('export.zip');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Delete account?');
  await expect(question).toContainText(
    'Your account will be deleted immediately and permanently. Once deleted, accounts can not be restored.',
  );
  await expect(question.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  await question.getByLabel('Your email').fill(email);
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const response = await page.request.post('/auth/login', { data: { email, password } });
  expect(response.status()).toBe(422);
});

test('a profile shows its name to everybody and nothing private', async ({ page }) => {
  const { id, email } = await addPerson(page, 'visible');
  await open(page, `/user/${id}/wrong-end`);
  await expect(page).toHaveURL(new RegExp(`/user/${id}/visible$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('visible');
  expect(await page.content()).not.toContain(email);
  await expect(page.getByText('What visible puts together for everybody will stand here.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find music' }).click();
  await expect(page).toHaveURL(/\/search$/);
});

test('a profile shows public playlists and followers to everybody, and whom one follows to oneself', async ({
  page,
}) => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { id, email } = await addPerson(page, 'shown');
  const fan = await addPerson(page, 'fan');
  await signIn(page, fan.email);
  expect((await page.request.put(`/api/v1/users/me/follows/users/${id}`, { headers })).status()).toBe(200);
  const artist = await find(page, 'artists', 'Odile Varga');
  const followArtist = () => page.request.put(`/api/v1/users/me/follows/artists/${artist.id}`, { headers });
  await followArtist();
  await page.context().clearCookies();
  await signIn(page, email);
  await open(page, `/user/${id}/shown`);
  await expect(page.getByText('Playlists you make public stand here')).toBeVisible();
  await followArtist();
  const track = await find(page, 'tracks', 'Swell');
  const data = { name: 'Kitchen, after ten', visibility: 'public', track_ids: [track.id] };
  expect((await page.request.post('/api/v1/playlists', { headers, data })).status()).toBe(201);
  await open(page, `/user/${id}/shown`);
  const follows = page.getByRole('region', { name: 'Artists you follow' });
  await expect(follows.getByText('Only you see this.')).toBeVisible();
  await expect(follows.getByRole('link', { name: 'Odile Varga' })).toBeVisible();
  await expectNoFaults(page, 'a profile of one’s own');
  await page.context().clearCookies();
  await signIn(page, fan.email);
  await open(page, `/user/${id}/shown`);
  await expect(page.getByText(/ · 1 follower$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Kitchen, after ten' })).toBeVisible();
  await expect(follows).toHaveCount(0);
});
