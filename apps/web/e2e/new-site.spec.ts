import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { adminEmail, password } from './people.ts';
import { isReady, query, type Site, startSite, until } from './site.ts';

test.describe.configure({ mode: 'serial' });

let dir = '';
let site: Site;
test.beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'kantele-new-'));
  site = await startSite(dir);
  await until(() => isReady(site.url));
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dir, { recursive: true, force: true });
});

test('signing in stands beside twelve different portraits', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/login`);
  const pictures = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('img')].map((image) => ({
        address: image.currentSrc,
        shown: image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().width > 0,
        turned: getComputedStyle(image).filter.includes('invert'),
      })),
    );
  await expect.poll(async () => (await pictures()).filter(({ shown }) => shown).length).toBe(12);
  const all = await pictures();
  expect(new Set(all.map(({ address }) => address)).size).toBe(12);
  expect(all.some(({ turned }) => turned)).toBe(false);
  // No word of the title is left alone on its line.
  const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const lines = new Map<number, number>();
    for (const { top, width } of range.getClientRects()) {
      if (width > 0) lines.set(Math.round(top), Math.max(lines.get(Math.round(top)) ?? 0, width));
    }
    return [...lines.values()];
  });
  expect(Math.min(...lines) / Math.max(...lines)).toBeGreaterThan(0.5);
});

test('the first admin is led through what a new site needs', async ({ page }) => {
  const response = await page.request.post(`${site.url}/auth/login`, {
    data: { email: adminEmail, password },
  });
  expect(response.status()).toBe(200);
  await page.goto(`${site.url}/admin`);
  const steps = page.getByRole('region', { name: 'Get started' });
  for (const name of ['Add music', 'Change the name', 'Choose the look', 'Set up email', 'Invite people']) {
    await expect(steps.getByRole('link', { name })).toBeVisible();
  }
  expect(await faults(page)).toEqual([]);
  await steps.getByRole('link', { name: 'Change the name' }).click();
  const name = page.getByLabel('Name of the site');
  await expect(name).toBeFocused();
  await name.fill('');
  await page.getByLabel('Description', { exact: true }).fill('Songs by the sea.');
  await name.fill('Harbour Radio');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Harbour Radio, admin' })).toBeVisible();
  await page.goto(`${site.url}/admin`);
  await expect(
    steps.getByRole('listitem').filter({ hasText: 'Name the site' }).getByRole('img', { name: 'Done' }),
  ).toBeVisible();
  await steps.getByRole('link', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await expect(dialog.getByRole('link', { name: 'Set up email' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const html = await (await page.request.get(`${site.url}/login`)).text();
  expect(html).toContain('Harbour Radio');
});

test('who looks at a site without music sees it as soon as it is there', async ({ page, browser }) => {
  await open(page, `${site.url}/`);
  await expect(page.getByRole('heading', { name: 'No music here yet' })).toBeVisible();
  const admin = await browser.newContext();
  await admin.request.post(`${site.url}/auth/login`, { data: { email: adminEmail, password } });
  const make = async (path: string, data: object) => {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await admin.request.post(`${site.url}/api/v1/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return answer.json();
  };
  const { artist } = await make('artists', { name: 'First Comers' });
  await make('albums', { name: 'Opening Night', artist_ids: [artist.id] });
  await expect(page.getByRole('main').getByRole('link', { name: 'Opening Night' }).first()).toBeVisible();
  await expect(page.getByText('No music here yet')).toHaveCount(0);
  // It is filled further: what follows is seen as well.
  await make('albums', { name: 'Second Evening', artist_ids: [artist.id] });
  await expect(page.getByRole('main').getByRole('link', { name: 'Second Evening' }).first()).toBeVisible();
  await admin.close();
});

test('an admin has the site backed up every night, sees how that went, and is told when it fails', async ({
  page,
}) => {
  await page.request.post(`${site.url}/auth/login`, { data: { email: adminEmail, password } });
  await open(page, `${site.url}/admin/settings/backups`);
  await expect(page.getByText('No backup yet')).toBeVisible();
  const nightly = page.getByRole('switch', { name: 'Back up every night' });
  await expect(nightly).not.toBeChecked();
  await nightly.press(' ');
  await page.getByRole('textbox', { name: 'Backups that are kept' }).fill('3');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  /** What the clock does every ten minutes, in another night. */
  const begin = () =>
    query(
      site.env.DATA_DIR,
      `update nightly_backup set night = '2000-01-01'; select graphile_worker.add_job('backups.begin', '{}')`,
    );
  const noted = (how: string) =>
    until(async () => (await query(site.env.DATA_DIR, `select from nightly_backup where ${how}`)).length > 0);
  await begin();
  await noted('bytes is not null');
  await page.reload();
  const complete = page.getByText(/\d{4}.*, [\d.]+ (kB|MB)$/);
  await expect(complete).toBeVisible();
  const saying = (await complete.textContent()) ?? '';
  await expect(nightly).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Backups that are kept' })).toHaveValue('3');
  expect(await faults(page)).toEqual([]);

  const folder = join(site.env.DATA_DIR, 'backups');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'This is a file.');
  await begin();
  await noted('problem is not null');
  await page.reload();
  await expect(page.getByText(/^The backup of .* failed$/)).toBeVisible();
  await expect(page.getByText(`This is not a folder: ${folder}`)).toBeVisible();
  await expect(complete).toHaveText(saying);
  expect(await faults(page)).toEqual([]);
  await open(page, `${site.url}/notifications`);
  await expect(page.getByText('The nightly backup failed')).toBeVisible();
});
