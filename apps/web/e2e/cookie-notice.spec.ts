import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { middleOf } from './boxes.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { adminEmail, password } from './people.ts';
import { isReady, type Site, startSite, until } from './site.ts';

test.describe.configure({ mode: 'serial' });

let dir = '';
let site: Site;
test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'kantele-cookies-'));
  site = await startSite(dir);
  await until(() => isReady(site.url));
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Sets the site up the way an admin does, in a browser of its own. */
async function configure(page: Page, values: Record<string, unknown>) {
  const admin = await page.context().browser()?.newContext();
  await admin?.request.post(`${site.url}/auth/login`, { data: { email: adminEmail, password } });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await admin?.request.put(`${site.url}/api/v1/settings`, { headers, data: { values } });
  expect(answer?.status()).toBe(200);
  await admin?.close();
}

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });

for (const position of ['bottom', 'top'] as const) {
  test(`the cookie notice stands at the ${position}, until OK is pressed, for 30 days`, async ({ page }) => {
    await configure(page, { 'cookie_notice.enable': true, 'cookie_notice.position': position });
    await open(page, `${site.url}/contact`);
    await expect(notice(page)).toBeVisible();
    const height = page.viewportSize()?.height ?? 0;
    const { y: middle } = await middleOf(notice(page));
    expect(middle < height / 2 ? 'top' : 'bottom').toBe(position);
    expect(await faults(page)).toEqual([]);

    await notice(page).getByRole('button', { name: 'OK' }).click();
    await expect(notice(page)).toHaveCount(0);
    const consent = (await page.context().cookies()).find(({ name }) => name === 'cookie-notice');
    const days = ((consent?.expires ?? 0) - Date.now() / 1_000) / 86_400;
    expect([consent?.value, Math.round(days * 10) / 10]).toEqual(['ok', 30]);
    await open(page, `${site.url}/contact`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.context().clearCookies({ name: 'cookie-notice' });
    await open(page, `${site.url}/contact`);
    await expect(notice(page)).toBeVisible();
  });
}

test('who works in the administration or the editor has the room for it', async ({ page }) => {
  await configure(page, { 'cookie_notice.enable': true, 'cookie_notice.position': 'top' });
  await page.request.post(`${site.url}/auth/login`, { data: { email: adminEmail, password } });
  await open(page, `${site.url}/albums`);
  await expect(notice(page)).toBeVisible();
  for (const path of ['/admin', '/backstage', '/admin/appearance']) {
    await open(page, site.url + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  }
});

test('a site without the notice shows none', async ({ page }) => {
  await configure(page, { 'cookie_notice.enable': false });
  await expect
    .poll(async () => (await page.request.get(`${site.url}/contact`)).text())
    .toContain('"cookie_notice.enable":false');
  await open(page, `${site.url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
