import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { limits } from '../../../scripts/limits.ts';
import { expect, open, test } from './kantele.ts';
import { adminEmail, password } from './people.ts';
import { isReady, type Site, startSite, until } from './site.ts';

/** A site of its own for the tests of a file, one after the other: the look of a site is one. */
export function ownSite(extra: NodeJS.ProcessEnv = {}): { readonly url: string; readonly dataDir: string } {
  test.describe.configure({ mode: 'default' });
  let dir = '';
  let site: Site | null = null;
  test.beforeAll(async () => {
    test.setTimeout(limits.hook);
    dir = mkdtempSync(join(tmpdir(), 'kantele-look-'));
    const started = await startSite(dir, extra);
    site = started;
    await until(() => isReady(started.url));
  });
  test.afterAll(async () => {
    await site?.stop();
    rmSync(dir, { recursive: true, force: true });
  });
  const started = () => {
    if (!site) throw new Error('The site is not started yet.');
    return site;
  };
  return {
    get url() {
      return started().url;
    },
    get dataDir() {
      return started().env.DATA_DIR;
    },
  };
}

/** Opens the appearance editor of a site as its admin. */
export async function openEditor(page: Page, site: { url: string }, path = '') {
  const { status } = await page.request
    .post(`${site.url}/auth/login`, { data: { email: adminEmail, password } })
    .then((response) => ({ status: response.status() }));
  expect(status).toBe(200);
  await open(page, `${site.url}/admin/appearance${path}`);
}
/** The page beside has been told of the look. */
export const isTold = (page: Page) =>
  expect
    .poll(() =>
      page
        .frames()[1]
        ?.evaluate(() => document.adoptedStyleSheets.length > 0)
        .catch(() => false),
    )
    .toBe(true);
export const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe');
/** A variable of the theme as the page in the preview has it. */
export const shown = (page: Page, variable: string) =>
  previewOf(page)
    .locator('html')
    .evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), variable);

/** Writes a colour of the theme that is open. */
export async function setColor(page: Page, name: string, hex: string) {
  await page.getByRole('button', { name: new RegExp(`^${name} #`) }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Hex').fill(hex);
  await dialog.getByLabel('Hex').press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
/** The draft is on the server. */
export const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();

/** There is no draft, on the server neither. */
export const isUnchanged = (page: Page) => expect(page.getByText('Nothing changed')).toBeVisible();

/** Drops the draft, and waits until that is done: it is the same for all tests of a site. */
export async function discard(page: Page) {
  await saved(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await isUnchanged(page);
}

/** Publishes the draft, whose list of changes has these words. */
export async function publish(page: Page, ...changes: string[]) {
  await saved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish' });
  for (const change of changes) {
    await expect(sheet.getByRole('list', { name: 'Changes' })).toContainText(change);
  }
  const anyway = sheet.getByText('Publish anyway');
  if (await anyway.isVisible()) await anyway.click();
  await sheet.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
}
