import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, mailTo, newAddress, signIn } from './people.ts';
import { isReady, startSite, until } from './site.ts';

test('a visitor writes to the people who run the site', async ({ page }) => {
  const response = await page.goto('/contact');
  const html = (await response?.text()) ?? '';
  expect(html).toMatch(/<title>Contact us · Kantele<\/title>/);
  expect(html).toMatch(/rel="canonical"[^>]+\/contact"/);
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await expectNoFaults(page, 'contact');
  const from = newAddress('visitor');
  await page.getByRole('textbox', { name: 'Name' }).fill(`Ida ${from}`);
  await page.getByRole('textbox', { name: 'Email' }).fill(from);
  await page.getByRole('textbox', { name: 'Message' }).fill('Your third record skips.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message can be submitted.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  const mail = await mailTo('music@example.com', new RegExp(`Message from Ida ${from}`));
  expect(mail.text).toContain('Your third record skips.');
});

test('what is missing is said on its field, the first of which has the focus', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/required/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(/required/);
  await name.fill('Ida');
  await page.getByRole('textbox', { name: 'Email' }).fill('ida');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/valid email/);
  await expect(page).toHaveURL(/\/contact$/);
  await expectNoFaults(page, 'contact with errors');
});

test('somebody who is signed in need not say who it is', async ({ page }) => {
  const { email } = await addPerson(page, 'odile');
  await signIn(page, email);
  await open(page, '/contact');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('odile');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
});

test('a site that cannot send mail says so, instead of losing messages; also where music is for members', {
  tag: '@long',
}, async ({ page, browser }) => {
  const dir = mkdtempSync(join(tmpdir(), 'kantele-mute-'));
  const site = await startSite(dir);
  try {
    await until(() => isReady(site.url));
    await open(page, `${site.url}/contact`);
    await expect(page.getByText('This site can’t send email yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
    await expectNoFaults(page, 'contact without mail');
    const admin = await browser.newPage({ baseURL: site.url });
    await signIn(admin);
    const headers = { 'sec-fetch-site': 'same-origin' };
    const listed = (await (await admin.request.get('/api/v1/roles')).json()) as {
      roles: { id: number; guests: boolean }[];
    };
    const guests = listed.roles.find((role) => role.guests)?.id;
    const answer = await admin.request.put(`/api/v1/roles/${guests}`, { headers, data: { permissions: [] } });
    expect(((await answer.json()) as { role: { guests: boolean } }).role.guests).toBe(true);
    await admin.close();
    await expect.poll(async () => (await page.request.get(site.url, { maxRedirects: 0 })).status()).toBe(307);
    await open(page, `${site.url}/contact`);
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  } finally {
    await site.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
