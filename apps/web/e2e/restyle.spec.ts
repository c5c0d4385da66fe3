import { join } from 'node:path';
import { openEditor, ownSite, previewOf, publish, setColor } from './appearance-editor.ts';
import { expect, open, test } from './kantele.ts';
import { root } from './site.ts';

const site = ownSite();
const logo = join(root, 'apps/server/assets/demo/p-cassia.webp');

test('an admin restyles the whole site, a guest sees it on the next load, and restoring brings it back', {
  tag: '@long',
}, async ({ page, browser }) => {
  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  const seen = async () => {
    await open(guest, site.url);
    return {
      title: await guest.title(),
      heading: await guest.getByRole('heading', { level: 1 }).textContent(),
      logo: await guest
        .getByRole('link', { name: /, home$/ })
        .first()
        .locator('img')
        .count(),
      links: await guest.getByRole('link', { name: 'Albums' }).filter({ visible: true }).count(),
      accent: await guest.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--c-primary'),
      ),
      spacing: await guest
        .getByRole('heading', { level: 1 })
        .evaluate((heading) => getComputedStyle(heading).wordSpacing),
    };
  };
  const before = await seen();

  await openEditor(page, site, '/themes/1');
  await setColor(page, 'Accent', '#8a1c3c');
  await open(page, `${site.url}/admin/appearance/branding`);
  await page
    .getByRole('group', { name: 'Logo in light themes' })
    .locator('input[type="file"]')
    .setInputFiles(logo);
  await expect(
    previewOf(page)
      .getByRole('link', { name: /, home$/ })
      .first()
      .locator('img'),
  ).toBeVisible();
  await open(page, `${site.url}/admin/appearance/landing`);
  await page.getByRole('button', { name: /Guests see first/ }).click();
  await page.getByRole('option', { name: 'Landing page' }).click();
  await page.getByLabel('Title', { exact: true }).first().fill('Harbour songs');
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Harbour songs');
  await open(page, `${site.url}/admin/appearance/menus/main`);
  await page.getByText('Landing page', { exact: true }).click();
  await expect(previewOf(page).getByRole('link', { name: 'Albums' }).first()).toBeVisible();
  await open(page, `${site.url}/admin/appearance/custom-code`);
  await page.getByRole('textbox', { name: 'Style sheet of the site' }).click();
  await page.keyboard.insertText('h1 { word-spacing: 9px }');
  await publish(page, 'Accent', 'Landing page', 'Custom code');

  await expect
    .poll(seen)
    .toEqual({ ...before, heading: 'Harbour songs', logo: 1, accent: '138 28 60', spacing: '9px' });
  const made = await page.evaluate(
    async (channel) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify(channel);
      return (await fetch('/api/v1/channels', { method: 'POST', headers, body })).status;
    },
    { name: 'From the pier', content: 'albums', rule: 'newest', visibility: 'public' },
  );
  expect(made).toBe(201);
  await open(guest, `${site.url}/channel/from-the-pier`);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('From the pier');

  await page.getByRole('button', { name: 'History' }).click();
  await page
    .getByRole('dialog', { name: 'History' })
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(page.getByText('Restored as a draft')).toBeVisible();
  await publish(page, 'Accent');
  await expect.poll(seen).toEqual(before);
  await visitor.close();
});
