import type { Browser, Page } from '@playwright/test';
import { discard, openEditor, ownSite, previewOf, publish } from './appearance-editor.ts';
import { boxOf, middleOf, takeTo } from './boxes.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';

const site = ownSite();
const list = (page: Page) => page.getByRole('grid', { name: 'Items' });
const row = (page: Page, name: string) => list(page).getByRole('row', { name });
const names = (page: Page) =>
  list(page)
    .getByRole('row')
    .evaluateAll((rows) => rows.map((one) => one.ariaLabel));
const inner = (page: Page, name: string, parent: string) =>
  expect(row(page, name)).toContainText(`within ${parent}`);

async function asGuest(browser: Browser, options: object, see: (guest: Page) => Promise<void>) {
  const visitor = await browser.newContext(options);
  await see(await visitor.newPage());
  await visitor.close();
}

async function drag(page: Page, name: string, onto: string, part: number) {
  const handle = await middleOf(row(page, name).getByRole('button', { name: `Drag ${name}` }));
  const to = await boxOf(row(page, onto));
  await takeTo(page, handle, { x: to.x + 60, y: to.y + to.height * part });
  await page.mouse.up();
}

test('items go into others by keys, by commands and by dragging, and out again', { tag: '@long' }, async ({
  page,
}) => {
  await openEditor(page, site, '/menus/main');
  await expect.poll(() => names(page)).toEqual(['Home', 'Search', 'Library', 'Albums', 'Artists', 'Songs']);
  await row(page, 'Artists').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await inner(page, 'Artists', 'Albums');
  await expect(row(page, 'Artists')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Artists is now within Albums' })).toBeAttached();
  await row(page, 'Songs').getByRole('button', { name: 'More for Songs' }).click();
  await page.getByRole('menuitem', { name: 'Put into “Albums”' }).click();
  await inner(page, 'Songs', 'Albums');
  await expect(row(page, 'Albums')).toContainText('/albums');
  expect(await faults(page, (axe) => axe.exclude('iframe'))).toEqual([]);

  await row(page, 'Songs').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => names(page)).toEqual(['Home', 'Search', 'Library', 'Albums', 'Songs', 'Artists']);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => names(page)).toEqual(['Home', 'Search', 'Library', 'Albums', 'Artists', 'Songs']);
  await expect(row(page, 'Songs')).not.toContainText('within');

  await drag(page, 'Songs', 'Albums', 0.5);
  await inner(page, 'Songs', 'Albums');
  await drag(page, 'Songs', 'Home', 0.04);
  await expect.poll(() => names(page)).toEqual(['Songs', 'Home', 'Search', 'Library', 'Albums', 'Artists']);
  await expect(row(page, 'Songs')).not.toContainText('within');
  await inner(page, 'Artists', 'Albums');

  await row(page, 'Artists').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Artists' })).toBeVisible();
  await page.getByRole('button', { name: 'More for Artists' }).click();
  await page.getByRole('menuitem', { name: 'Take out of “Albums”' }).click();
  await page.getByRole('button', { name: 'Back to Main' }).click();
  await expect(row(page, 'Artists')).not.toContainText('within');
  await discard(page);
  await expect.poll(() => names(page)).toEqual(['Home', 'Search', 'Library', 'Albums', 'Artists', 'Songs']);
});

test('a title over items is a group in sidebar and footer, and a button in the top bar', {
  tag: '@long',
}, async ({ page, browser }) => {
  await openEditor(page, site, '/menus');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Name').fill('Places');
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByLabel('Name of the item').fill('Discover');
  await page.getByRole('button', { name: 'Back to Places' }).click();
  await page.getByRole('button', { name: 'Add an item' }).click();
  await page.getByLabel('Name of the item').fill('Fresh');
  await page.getByRole('button', { name: /Leads to/ }).click();
  await page.getByRole('option', { name: 'A channel' }).click();
  await page.getByRole('combobox', { name: 'Channel' }).fill('new rel');
  await page.getByRole('option', { name: /New releases/ }).click();
  await page.getByRole('button', { name: 'Back to Places' }).click();
  await row(page, 'Fresh').focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(row(page, 'Discover')).toContainText('1 item within it');
  for (const name of ['Top bar', 'Footer', 'Sidebar, second part', 'Account menu', 'Landing page']) {
    await page.getByRole('checkbox', { name, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  await expect(
    previewOf(page).getByRole('navigation', { name: 'Top bar' }).getByRole('button'),
  ).toBeVisible();
  await publish(page, 'Menu “Places” is new');

  await asGuest(browser, {}, async (guest) => {
    await open(guest, site.url);
    for (const name of ['More', 'Footer']) {
      const group = guest.getByRole('navigation', { name }).getByRole('list', { name: 'Discover' });
      await expect(group.getByRole('link', { name: 'Fresh' })).toHaveAttribute(
        'href',
        '/channel/new-releases',
      );
    }
    expect(await faults(guest)).toEqual([]);
    const opener = guest
      .getByRole('navigation', { name: 'Top bar' })
      .getByRole('button', { name: 'Discover' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.focus();
    await guest.keyboard.press('Enter');
    const fresh = guest.getByRole('menu', { name: 'Discover' }).getByRole('menuitem', { name: 'Fresh' });
    await expect(fresh).toBeVisible();
    await expect(fresh).toHaveAttribute('href', '/channel/new-releases');
    expect(await faults(guest)).toEqual([]);
    await guest.keyboard.press('Escape');
    await expect(fresh).toHaveCount(0);
    await expect(opener).toBeFocused();
    await guest.keyboard.press('Enter');
    await fresh.click();
    await expect(guest).toHaveURL(`${site.url}/channel/new-releases`);
  });
  await open(page, site.url);
  await page.getByRole('button', { name: 'Admin' }).click();
  const group = page.getByRole('group', { name: 'Discover' });
  await expect(group.getByRole('menuitem', { name: 'Fresh' })).toBeVisible();
});
