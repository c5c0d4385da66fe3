import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { discard, isTold, openEditor, ownSite, previewOf, publish } from './appearance-editor.ts';
import { boxOf, middleOf, takeTo } from './boxes.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { root } from './site.ts';

const site = ownSite({ DEMO_BILLING: 'true' });
const picture = join(root, 'apps/server/assets/demo/p-cassia.webp');

const panel = (page: Page) => page.getByRole('main');
const group = (page: Page, name: string) => panel(page).getByRole('region', { name });
const button = (page: Page, name: string) => panel(page).getByRole('group', { name });

async function choose(page: Page, field: RegExp, option: string) {
  await panel(page).getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('an admin builds a landing page beside its preview and publishes it, and a guest sees it', async ({
  page,
  browser,
}) => {
  await openEditor(page, site, '/landing');
  await isTold(page);
  const preview = previewOf(page);
  await choose(page, /Guests see first/, 'Landing page');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Music worth the sleeve');

  await group(page, 'Header').getByLabel('Title', { exact: true }).fill('Songs from the harbour');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Songs from the harbour');
  await group(page, 'Header').getByLabel('Subtitle').fill('Heard from the pier.');
  await expect(preview.getByText('Heard from the pier.')).toBeVisible();
  await group(page, 'Header').getByLabel('Text of the search field').fill('Try “winter”');
  await expect(preview.getByPlaceholder('Try “winter”')).toBeVisible();

  await group(page, 'Picture of the header').locator('input[type="file"]').setInputFiles(picture);
  await expect(preview.locator('main img[fetchpriority="high"]')).toHaveAttribute('src', /^\/images\//);

  const first = button(page, 'First button');
  await expect(first.getByText("Won't show")).toBeVisible();
  await first.getByLabel('Label').fill('Start listening');
  await expect(first.getByText("Won't show")).toBeVisible();
  await expect(page.getByRole('link', { name: /Checks 1 failing/ })).toBeVisible();
  await first.getByLabel('Path').fill('/register');
  await expect(first.getByText("Won't show")).toHaveCount(0);
  await expect(preview.getByRole('link', { name: 'Start listening' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('link', { name: /Checks All passing/ })).toBeVisible();

  const cards = group(page, 'Cards');
  for (const name of ['One', 'Two']) {
    await cards.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(cards.getByLabel('Title', { exact: true })).toBeFocused();
    await cards.getByLabel('Title', { exact: true }).fill(name);
  }
  const titles = preview.getByRole('main').locator('li h2');
  await expect(titles).toHaveText(['One', 'Two']);
  const list = cards.getByRole('grid', { name: 'Cards' });
  const handle = list.getByRole('button', { name: 'Drag Two' });
  await list.scrollIntoViewIfNeeded();
  const to = await boxOf(list.getByRole('row', { name: 'One' }));
  await takeTo(page, await middleOf(handle), { x: to.x + 40, y: to.y + 4 });
  await page.mouse.up();
  await expect(titles).toHaveText(['Two', 'One']);
  await expect(cards.getByRole('group', { name: 'Two' })).toBeVisible();
  await list.getByRole('row', { name: 'One' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(titles).toHaveText(['One', 'Two']);
  await list.getByRole('button', { name: 'More for Two' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(titles).toHaveText(['Two', 'One']);
  await expect(list.getByRole('button', { name: 'More for Two' })).toBeFocused();
  expect(await faults(page, (axe) => axe.exclude('iframe'))).toEqual([]);
  await list.getByRole('button', { name: 'More for One' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(titles).toHaveText(['Two']);

  const plans = group(page, 'Plans');
  await plans.getByText('Show the plans').click();
  await plans.getByLabel('Title', { exact: true }).fill('Pay once');
  await expect(preview.getByRole('heading', { level: 2, name: 'Pay once' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Choose Plus' })).toBeVisible();

  await group(page, 'Banner at the end').getByLabel('Title', { exact: true }).fill('Come in');
  await expect(preview.getByRole('heading', { name: 'Come in' })).toBeAttached();
  await publish(page);

  const guest = await (await browser.newContext()).newPage();
  await expect
    .poll(async () => (await (await guest.goto(site.url))?.text())?.includes('Songs from the harbour'))
    .toBe(true);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Songs from the harbour');
  const plain = await (await guest.request.get(site.url)).text();
  expect(plain).toContain('Pay once');
  expect(plain).toContain('Choose Plus');
  await expect(guest.getByRole('radio', { name: /^Yearly/ })).toBeChecked();
  await guest.getByText('Monthly', { exact: true }).click();
  await expect(guest.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await guest.getByRole('link', { name: 'Start listening' }).click();
  await expect(guest).toHaveURL(`${site.url}/register`);
  await guest.context().close();
});

test('an overlay on which the title cannot be read is named, at its field and among the checks', {
  tag: '@long',
}, async ({ page }) => {
  await openEditor(page, site, '/landing');
  await isTold(page);
  await choose(page, /Guests see first/, 'Landing page');
  const color = async (name: string, hex: string) => {
    await panel(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel('Hex').fill(hex);
    await dialog.getByLabel('Hex').press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  await color('Overlay colour', '#000000');
  await expect(panel(page).getByText('AAA 21.0')).toBeVisible();
  const ink = () =>
    previewOf(page)
      .getByRole('heading', { level: 1 })
      .evaluate((title) => getComputedStyle(title).color);
  await expect.poll(ink).toBe('rgb(255, 255, 255)');
  await color('Second overlay colour', '#ffffff');
  await expect(panel(page).getByText(/^Fails /)).toBeVisible();
  await page.getByRole('link', { name: /Checks 1 failing/ }).click();
  await expect(
    panel(page).getByText('The title of the landing page is hard to read on its overlay.'),
  ).toBeVisible();
  await panel(page).getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\/appearance\/landing$/);
  await discard(page);
  await expect(page.getByRole('link', { name: /Checks All passing/ })).toBeVisible();
});

test('the preview shows what is chosen for the start, though an admin is signed in', {
  tag: '@long',
}, async ({ page }) => {
  await openEditor(page, site, '/landing');
  await isTold(page);
  const preview = previewOf(page);
  await choose(page, /Guests see first/, 'Login page');
  await expect(preview.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await choose(page, /Guests see first/, 'Home of the player');
  await expect(preview.locator('#player')).toBeAttached();
  await choose(page, /Guests see first/, 'Landing page');
  await expect(preview.getByRole('textbox', { name: 'Search' })).toBeVisible();
  await open(page, site.url);
  await expect(page.locator('#player')).toBeAttached();
});

test('its controls have no serious accessibility fault', async ({ page }) => {
  await openEditor(page, site, '/landing');
  await choose(page, /Guests see first/, 'Landing page');
  await group(page, 'Cards').getByRole('button', { name: 'Add', exact: true }).click();
  expect(await faults(page, (builder) => builder.exclude('iframe'))).toEqual([]);
});
