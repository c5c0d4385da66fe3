import type { Page } from '@playwright/test';
import { discard, isTold, openEditor, ownSite, previewOf } from './appearance-editor.ts';
import { faults } from './faults.ts';
import { expect, test } from './kantele.ts';

const site = ownSite();
const panel = (page: Page) => page.getByRole('main');
const parts = (page: Page) => page.getByRole('button', { name: 'Parts of the page' });
const outlined = (page: Page) => previewOf(page).locator('[aria-hidden="true"][dir="ltr"] > [dir="auto"]');

async function openLanding(page: Page) {
  await openEditor(page, site, '/landing');
  await isTold(page);
  await panel(page)
    .getByRole('button', { name: /Guests see first/ })
    .click();
  await page.getByRole('option', { name: 'Landing page' }).click();
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Music worth the sleeve');
}
async function inspect(page: Page) {
  await parts(page).click();
  await page.getByRole('menuitemcheckbox', { name: 'Choose them by a click' }).click();
  await page.keyboard.press('Escape');
}

test('parts of the page show their names and lead to their controls by a click', async ({ page }) => {
  await openLanding(page);
  await inspect(page);
  const title = previewOf(page).getByRole('heading', { level: 1 });
  await title.hover();
  await expect(outlined(page)).toHaveText('Title');
  await title.click();
  await expect(page).toHaveURL(`${site.url}/admin/appearance/landing#headerTitle`);
  const field = panel(page).getByRole('region', { name: 'Header' }).getByLabel('Title', { exact: true });
  await expect(field).toBeFocused();
  expect(await faults(page, (axe) => axe.exclude('iframe'))).toEqual([]);

  await previewOf(page).getByText('Albums, artists and songs').click();
  await expect(page).toHaveURL(/#headerSubtitle$/);
  await expect(panel(page).getByRole('region', { name: 'Header' }).getByLabel('Subtitle')).toBeFocused();

  await previewOf(page)
    .getByRole('link', { name: /, home$/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${site.url}/admin/appearance/branding#logo_light`);
  await expect(
    panel(page).getByRole('group', { name: 'Logo in light themes' }).getByRole('button'),
  ).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/#headerSubtitle$/);

  // Outside of parts, and once it is switched off, the page is as ever.
  const login = previewOf(page).getByRole('link', { name: 'Login' }).first();
  await login.click();
  await expect(previewOf(page).getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await discard(page);
});

test('links of menus are chosen, not followed, also by keys', async ({ page }) => {
  await openEditor(page, site, '/general');
  await isTold(page);
  await inspect(page);
  const albums = previewOf(page).getByRole('link', { name: 'Albums' }).first();
  await albums.focus();
  await expect(outlined(page)).toHaveText('Menu: Sidebar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/admin/appearance/menus/main`);
  await expect(previewOf(page).locator('html')).toHaveAttribute('data-hydrated', 'true');
  expect(await page.frames()[1]?.evaluate(() => location.pathname)).toBe('/');
  await parts(page).click();
  await page.getByRole('menuitemcheckbox', { name: 'Choose them by a click' }).click();
  await page.keyboard.press('Escape');
  await albums.click();
  await expect.poll(() => page.frames()[1]?.evaluate(() => location.pathname)).toBe('/albums');
});

test('the list of parts leads to the same controls without a pointer', async ({ page }) => {
  await openLanding(page);
  await parts(page).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'Parts of the page' });
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Logo',
    'Title',
    'Subtitle',
    'Text of the search field',
    'Footer',
  ]);
  expect(await faults(page, (axe) => axe.exclude('iframe'))).toEqual([]);
  await menu.getByRole('menuitem', { name: 'Subtitle' }).press('Enter');
  await expect(page).toHaveURL(/landing#headerSubtitle$/);
  await expect(panel(page).getByRole('region', { name: 'Header' }).getByLabel('Subtitle')).toBeFocused();
  await discard(page);
});

test('the pointer and the focus on a control outline what it changes', async ({ page }) => {
  await openLanding(page);
  const header = panel(page).getByRole('region', { name: 'Header' });
  await header.getByLabel('Subtitle').hover();
  await expect(outlined(page)).toHaveText('Subtitle');
  await header.getByLabel('Title', { exact: true }).focus();
  await expect(outlined(page)).toHaveText('Title');
  await page.keyboard.press('Tab');
  await expect(outlined(page)).toHaveText('Subtitle');
  await discard(page);
  await panel(page).getByRole('button', { name: 'Back to Appearance' }).click();
  await expect(outlined(page)).toHaveCount(0);
  await panel(page)
    .getByRole('link', { name: /^Menus/ })
    .click();
  await panel(page)
    .getByRole('link', { name: /Sidebar/ })
    .first()
    .hover();
  await expect(outlined(page)).toHaveText(['Menu: Sidebar']);
});

test('the editor is led nowhere by anything but right messages of its frame', async ({ page }) => {
  await openEditor(page, site, '/general');
  await isTold(page);
  const before = page.url();
  const source = 'kantele-appearance-preview';
  // The window itself, and a frame without an origin, as one with an advertisement is.
  const html = `<script>parent.postMessage({ source: '${source}', type: 'selected', region: 'logo' }, '*')</script>`;
  const ad = { kind: 'code', height: 90, image: null, link: '', alt: '', html, needs_consent: false };
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await page.request.put(`${site.url}/api/v1/ads/top`, { headers, data: ad })).status()).toBe(200);
  await page.evaluate(async (mark) => {
    window.postMessage({ source: mark, type: 'selected', region: 'logo' }, location.origin);
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = '/ads/top';
    await new Promise((loaded) => {
      frame.onload = loaded;
      document.body.append(frame);
    });
    frame.remove();
  }, source);
  // The frame, with what is no message.
  await page.frames()[1]?.evaluate((mark) => {
    for (const message of [
      { source: mark, type: 'selected', region: '../users' },
      { source: mark, type: 'selected', region: 'logo', href: '/admin/users' },
      { source: mark, type: 'navigate', path: '/admin/users' },
      { type: 'selected', region: 'logo' },
      { source: 'kantele-appearance-editor', type: 'selected', region: 'logo' },
    ]) {
      window.parent.postMessage(message, location.origin);
    }
  }, source);
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
  expect(page.url()).toBe(before);
  // And a right one is obeyed: the others were not merely late.
  await page.frames()[1]?.evaluate((mark) => {
    window.parent.postMessage({ source: mark, type: 'selected', region: 'logo' }, location.origin);
  }, source);
  await expect(page).toHaveURL(/branding#logo_light$/);
});
