import type AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { discard, isUnchanged, openEditor, ownSite, previewOf, publish } from './appearance-editor.ts';
import { boxOf, middleOf, takeTo } from './boxes.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';

const site = ownSite();
const phone = { width: 390, height: 844 };

const list = (page: Page) => page.getByRole('grid', { name: 'Items' });
const row = (page: Page, name: string) => list(page).getByRole('row', { name });
const order = (page: Page) =>
  list(page)
    .getByRole('row')
    .evaluateAll((rows) => rows.map((one) => one.ariaLabel ?? one.textContent));
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first().getByRole('link');

async function asGuest(browser: Browser, options: object, see: (guest: Page) => Promise<void>) {
  const visitor = await browser.newContext(options);
  await see(await visitor.newPage());
  await visitor.close();
}

test('an item is added, put first by keys and published: guests see it in the sidebar and on phones', async ({
  page,
  browser,
}) => {
  await openEditor(page, site, '/menus');
  await page.getByRole('link', { name: /^Main/ }).click();
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByLabel('Name of the item').fill('Say hello');
  await page.getByRole('combobox', { name: 'Path' }).fill('contact');
  await page.getByRole('option', { name: /\/contact/ }).click();
  await page.getByRole('button', { name: 'Icon: No icon' }).click();
  await page.getByRole('searchbox', { name: 'Search icons' }).fill('guitar');
  await page.getByRole('option', { name: 'Guitar' }).click();
  await expect(page.getByRole('button', { name: 'Icon: Guitar' })).toBeVisible();
  await expect(previewOf(page).getByRole('link', { name: 'Say hello' }).first()).toBeVisible();
  await expect(previewOf(page).locator('.lucide-guitar').first()).toBeVisible();

  await page.getByRole('button', { name: 'Back to Main' }).click();
  await row(page, 'Say hello').focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Alt+ArrowUp');
  await expect(list(page).getByRole('row').first()).toContainText('Say hello');
  await expect(row(page, 'Say hello')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Say hello is now 1 of 7' })).toBeAttached();
  await expect(sidebar(previewOf(page) as unknown as Page).first()).toHaveText('Say hello');
  await publish(page, '“Say hello” is added to “Main”');

  await asGuest(browser, {}, async (guest) => {
    await open(guest, site.url);
    await expect(sidebar(guest).first()).toHaveText('Say hello');
    await expect(sidebar(guest).first().locator('svg.lucide-guitar')).toBeVisible();
    await sidebar(guest).first().click();
    await expect(guest).toHaveURL(`${site.url}/contact`);
  });
  await asGuest(browser, { viewport: phone }, async (guest) => {
    await open(guest, site.url);
    const bar = guest.getByRole('navigation', { name: 'Main' }).getByRole('link').filter({ visible: true });
    await expect(bar).toHaveText(['Say hello', 'Home', 'Search', 'Library', 'Albums']);
  });
});

test('items are dragged by their handles, and undone', async ({ page }) => {
  await openEditor(page, site, '/menus/main');
  await expect(row(page, 'Songs')).toBeVisible();
  const before = await order(page);
  const handle = await middleOf(row(page, 'Albums').getByRole('button', { name: 'Drag Albums' }));
  const to = await boxOf(row(page, 'Artists'));
  await takeTo(page, handle, { x: to.x + 40, y: to.bottom - 4 });
  await page.mouse.up();
  await expect.poll(async () => (await order(page)).slice(-3)).toEqual(['Artists', 'Albums', 'Songs']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => order(page)).toEqual(before);
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await isUnchanged(page);
});

test('an item that needs a permission says so, and guests do not see it', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await openEditor(page, site, '/menus/main');
  await row(page, 'Artists').getByRole('button', { name: 'More for Artists' }).click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await row(page, 'Artists').click();
  const permissions = page.getByRole('combobox', { name: 'Only with permissions' });
  await permissions.fill('admin.access');
  await page.getByRole('option', { name: /admin\.access/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove May open the admin area.' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Main' }).click();
  await expect(row(page, 'Artists')).toContainText('Hidden for guests: needs admin.access');
  await publish(page, '“Artists” in “Main” is changed', 'is moved');
  await asGuest(browser, {}, async (guest) => {
    await open(guest, site.url);
    // Besides what another test may have added.
    const links = sidebar(guest).filter({ hasNotText: 'Say hello' });
    await expect(links).toHaveText(['Home', 'Search', 'Library', 'Albums', 'Songs']);
  });
  await open(page, site.url);
  await expect(sidebar(page).last()).toHaveText('Artists');
});

test('a menu is made for the top bar, the footer and the account menu, and deleted', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openEditor(page, site, '/menus');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Name').fill('More places');
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByLabel('Name of the item').fill('Our songs');
  await page.getByRole('combobox', { name: 'Path' }).fill('/tracks');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to More places' }).click();
  for (const name of [
    'Top bar',
    'Footer',
    'Account menu',
    'Sidebar, second part',
    'Footer of sign-in pages',
  ]) {
    const place = page.getByRole('checkbox', { name, exact: true });
    await place.focus();
    await page.keyboard.press('Space');
    await expect(place).toBeChecked();
  }
  // Nothing hidden makes the document longer than the window: what lies over it would move when it is pressed.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await publish(page, 'Menu “More places” is new');
  await asGuest(browser, {}, async (guest) => {
    await open(guest, site.url);
    await expect(guest.getByRole('navigation', { name: 'Top bar' }).getByRole('link')).toHaveText(
      'Our songs',
    );
    await expect(guest.getByRole('navigation', { name: 'More' }).getByRole('link')).toHaveText('Our songs');
    const footer = guest.getByRole('navigation', { name: 'Footer' }).getByRole('link');
    await expect(footer).toHaveText('Our songs');
    expect(await faults(guest)).toEqual([]);
    await open(guest, `${site.url}/login`);
    await expect(footer).toHaveText('Our songs');
  });
  await open(page, site.url);
  await page.getByRole('button', { name: 'Admin' }).click();
  await expect(page.getByRole('menuitem', { name: 'Our songs' })).toBeVisible();

  await open(page, `${site.url}/admin/appearance/menus`);
  await page.getByRole('link', { name: /^More places/ }).click();
  await page.getByRole('button', { name: 'More for More places' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: /^Main/ })).toBeVisible();
  await publish(page, 'Menu “More places” is removed');
});

test('menus without a way home are not published, and the check leads to them', { tag: '@long' }, async ({
  page,
}) => {
  await openEditor(page, site, '/menus/main');
  await row(page, 'Home').getByRole('button', { name: 'More for Home' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('link', { name: /Checks 1 failing/ }).click();
  await expect(page.getByText('No menu leads to the home page.')).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Menus', level: 1 })).toBeVisible();
  await discard(page);
});

test('the search of settings leads to menus', async ({ page }) => {
  await openEditor(page, site);
  await open(page, `${site.url}/admin/settings/general`);
  await page.getByRole('combobox', { name: 'Search settings' }).fill('menu');
  await page.getByRole('option', { name: /^Menus/ }).click();
  await expect(page).toHaveURL(`${site.url}/admin/appearance/menus`);
});

/** The page in the frame is one of those that are looked at by themselves. */
const withoutFrame = (builder: AxeBuilder) => builder.exclude('iframe');

test('the editor of menus has no serious accessibility fault', { tag: '@long' }, async ({ page }) => {
  await openEditor(page, site);
  for (const path of ['', '/main', '/main/albums', '/gone']) {
    await open(page, `${site.url}/admin/appearance/menus${path}`);
    await expect(page.locator('h1')).toBeVisible();
    expect(await faults(page, withoutFrame), path).toEqual([]);
  }
  await open(page, `${site.url}/admin/appearance/menus/main/albums`);
  await page.getByRole('button', { name: /^Icon:/ }).click();
  await expect(page.getByRole('listbox', { name: 'Icons' })).toBeVisible();
  expect(await faults(page, withoutFrame)).toEqual([]);
});
