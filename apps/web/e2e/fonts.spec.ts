import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openEditor, ownSite, previewOf, publish, saved } from './appearance-editor.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { root } from './site.ts';

const site = ownSite();
const file = join(
  root,
  'apps/server/node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
);

/** First family of the main heading, and whether its file has come. */
const headingOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    const { fontFamily } = getComputedStyle(heading);
    await document.fonts.ready;
    const family = fontFamily.split(',')[0] ?? '';
    // What stands in for it is loaded only where letters were shown before its file had come.
    return { family, loaded: document.fonts.check(`700 20px ${family}`) };
  });

test('an admin uploads a font and chooses it, guests see it, and restoring brings the old one back', {
  tag: '@long',
}, async ({ page, browser }) => {
  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  await open(guest, site.url);
  const before = await headingOf(guest);

  await openEditor(page, site, '/fonts');
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'desktop.ttf',
    mimeType: 'font/ttf',
    buffer: Buffer.from('\0\x01\0\0rest'),
  });
  await expect(page.getByText('Convert it to WOFF2 first.')).toBeVisible();
  await input.setInputFiles(file);
  await page.getByLabel('Name of the font').fill('House face');
  await page.getByRole('button', { name: /Font of text/ }).click();
  await page.getByRole('option', { name: 'House face' }).click();
  const heading = previewOf(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /^own-[0-9a-f]{32}/);
  const inFrame = await heading.evaluate(async (element) => {
    const { fontFamily } = getComputedStyle(element);
    return (await document.fonts.load(`700 20px ${fontFamily.split(',')[0]}`)).length;
  });
  expect(inFrame).toBe(1);
  expect(await faults(page, (axe) => axe.exclude('iframe'))).toEqual([]);
  await publish(page, 'House face', 'Own fonts');

  await expect
    .poll(async () => {
      await open(guest, site.url);
      return headingOf(guest);
    })
    .toEqual({ family: expect.stringMatching(/^own-[0-9a-f]{32}$/), loaded: true });

  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('dialog', { name: 'History' })
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(page.getByText('Restored as a draft')).toBeVisible();
  await publish(page, 'Font of text');
  await expect
    .poll(async () => {
      await open(guest, site.url);
      return headingOf(guest);
    })
    .toEqual(before);
  await visitor.close();
});

test('removing a font takes it out of the themes, and undoing brings it back', { tag: '@long' }, async ({
  page,
}) => {
  await openEditor(page, site, '/fonts');
  await page.locator('input[type="file"]').setInputFiles(file);
  // The site brings a family of the same name.
  await expect(page.getByLabel('Name of the font')).toHaveValue('Source Serif 4');
  await page.getByRole('button', { name: /Font of text/ }).click();
  await page.getByRole('option', { name: 'Source Serif 4' }).last().click();
  await page.getByRole('button', { name: 'Remove Source Serif 4' }).click();
  await expect(page.getByRole('button', { name: /Font of text/ })).toContainText('Archivo');
  await expect(page.getByLabel('Name of the font')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Name of the font')).toHaveValue('Source Serif 4');
  await saved(page);
});

test('text keeps its lines when the file of its font comes late', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await openEditor(page, site, '/fonts');
  for (const which of [/Font of headings/, /Font of text/]) {
    await page.getByRole('button', { name: which }).click();
    await page.getByRole('option', { name: 'Inter' }).click();
  }
  await publish(page, 'Inter');
  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await guest.route('**/fonts/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await guest.goto(`${site.url}/login`, { waitUntil: 'domcontentloaded' });
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  /** Where words are, from top to bottom. */
  const places = () =>
    guest.locator('h1, p, a, label, button').evaluateAll((elements) =>
      elements.map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return [element.textContent, Math.round(top), Math.round(height)];
      }),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(8);
  release();
  await expect.poll(() => guest.evaluate(() => document.fonts.check('420 15px "Inter Variable"'))).toBe(true);
  await guest.evaluate(() => document.fonts.ready);
  expect(await places()).toEqual(before);
  await visitor.close();
});
