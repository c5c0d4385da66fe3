import type { Locator, Page } from '@playwright/test';
import { expect, find, open, test } from '../kantele.ts';
import { signIn } from '../people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Everything a key of an American keyboard writes. */
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

const fields = [
  'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color], [type=hidden], [type=submit])',
  'textarea',
  '[contenteditable=true]',
].join(',');

/** What a field holds, as one line. */
const content = (field: Locator) =>
  field.evaluate((one) =>
    ((one as HTMLInputElement).value ?? one.textContent).replaceAll('\u00a0', ' ').replaceAll('\n', ' '),
  );

/** Whether it keeps any letter: not fields of numbers, dates and choices, and none beyond its length. */
const takesLetters = (field: Locator) =>
  field.evaluate((one) => {
    const { type, inputMode, maxLength } = one as HTMLInputElement;
    if (one.role === 'combobox') return false;
    const isPlain = ['text', 'search', 'password', 'textarea', undefined].includes(type);
    return isPlain && !['numeric', 'decimal'].includes(inputMode) && !(maxLength >= 0 && maxLength < 95);
  });

/** Types into every field that is seen on a page; names those in which something else happened. */
async function typeEverywhere(page: Page, path: string): Promise<string[]> {
  const wrong: string[] = [];
  await open(page, path);
  await page.getByRole('heading').first().waitFor();
  const all = page.locator(fields).filter({ visible: true });
  for (let index = 0; index < (await all.count()); index += 1) {
    const field = all.nth(index);
    if (!(await field.isEditable())) continue;
    const before = page.url();
    const name = `${path} ${await field.evaluate((one) => `${one.localName} ${one.getAttribute('aria-label') ?? one.id}`)}`;
    const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ visible: true });
    const shown = await dialogs.count();
    await field.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(printable);
    if (page.url() !== before && !page.url().startsWith(before))
      wrong.push(`${name}: left for ${page.url()}`);
    const text = (await takesLetters(field)) ? await content(field) : printable;
    if (!text.includes(printable.trim())) wrong.push(`${name}: ${text}`);
    if ((await dialogs.count()) !== shown) wrong.push(`${name}: a dialog`);
    await page.keyboard.press('Tab');
  }
  return wrong;
}

test('whatever is typed into a field of the product becomes text there', async ({ page }) => {
  const wrong: string[] = [];
  for (const path of ['/login', '/register', '/forgot-password', '/contact', '/search'])
    wrong.push(...(await typeEverywhere(page, path)));
  await signIn(page);
  const album = await find(page, 'albums', 'Northern Rooms');
  const track = await find(page, 'tracks', 'Lamp in the Window');
  await open(page, '/admin');
  const places = await page
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  await open(page, '/admin/settings');
  const settings = await page
    .locator('a[href^="/admin/settings/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const paths = new Set([
    '/',
    '/tracks',
    '/account-settings',
    '/notifications/settings',
    '/workspaces',
    '/smart-playlist',
    '/backstage',
    ...places.filter((path) => path.startsWith('/admin')),
    ...settings,
    `/admin/albums/${album.id}`,
    `/admin/tracks/${track.id}`,
    '/admin/pages/new',
    '/admin/channels/new',
    '/admin/plans/new',
    '/admin/roles/new',
    '/admin/ads/below-player',
    ...['general', 'branding', 'landing', 'custom-code', 'menus', 'seo', 'auth', 'player'].map(
      (part) => `/admin/appearance/${part}`,
    ),
  ]);
  for (const path of paths) wrong.push(...(await typeEverywhere(page, path)));
  expect(wrong).toEqual([]);
});
