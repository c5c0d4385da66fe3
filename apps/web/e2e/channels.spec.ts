import type { Page } from '@playwright/test';
import { addChannel, removeChannel } from './channels.ts';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

// One site: the home page is the same for all.
test.describe.configure({ mode: 'serial' });

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(page.getByText('Changes saved').first()).toBeVisible();
const rows = (page: Page) => page.getByRole('grid', { name: 'Order' }).getByRole('row');

async function add(page: Page, kind: string, name: string) {
  const finder = page.getByRole('combobox', { name: `Add ${kind}` });
  await finder.fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(rows(page).filter({ hasText: name })).toBeVisible();
  await expect(finder).toHaveValue('');
}

/** An album besides those that every site of tests has. */
async function otherAlbum(page: Page): Promise<string> {
  const response = await page.request.get('/api/v1/albums?orderBy=name&per_page=100');
  const { pagination } = (await response.json()) as { pagination: { data: { name: string }[] } };
  const names = pagination.data.map(({ name }) => name);
  expect(names.length, names.join()).toBeGreaterThan(2);
  return names.find((name) => name !== 'Northern Rooms' && name !== 'Open Water') ?? '';
}

async function move(page: Page, name: string, command: string) {
  const menu = page.getByRole('button', { name: `Actions for ${name}` });
  // Into the row, then to its buttons.
  await rows(page).filter({ hasText: name }).focus();
  for (let step = 0; step < 3 && !(await menu.evaluate((at) => at === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: command, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeFocused();
}

test('an admin makes a shelf by hand, orders it by keyboard and puts it on top of home; a guest sees it', async ({
  page,
  browser,
}) => {
  const name = `Picks ${Date.now().toString(36)}`;
  const slug = name.toLowerCase().replace(' ', '-');
  const { email } = await addPerson(page, 'shelves', ['Editors']);
  await signIn(page, email);
  await open(page, '/admin/channels');
  await expect(page.getByRole('row', { name: /Home/ }).first()).toBeVisible();
  await expectNoFaults(page, 'the list of channels');
  await page.getByRole('button', { name: 'New channel' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.getByRole('textbox', { name: /^Subtitle/ }).fill('Three for the evening');
  const third = await otherAlbum(page);
  for (const album of ['Northern Rooms', 'Open Water', third]) await add(page, 'an album', album);
  await move(page, third, 'Move to the top');
  await move(page, 'Northern Rooms', 'Move down');
  await expect(rows(page)).toContainText([third, 'Open Water', 'Northern Rooms']);

  // The same by the handle: taken up with Enter, put down at the end.
  await page.getByRole('button', { name: `Drag ${third}` }).focus();
  await page.keyboard.press('Enter');
  const last = page.getByRole('button', { name: 'Insert after Northern Rooms' });
  await expect(last).toBeAttached();
  for (let step = 0; step < 6 && !(await last.evaluate((at) => at === document.activeElement)); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(rows(page)).toContainText(['Open Water', 'Northern Rooms', third]);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('listitem').first()).toContainText('Open Water');
  await page.getByRole('switch', { name: 'Public' }).press(' ');
  await save(page).click();
  await saved(page);
  // Anew: without the announcements of what was just done.
  await open(page, page.url());
  await expect(rows(page)).toHaveCount(3);
  await expectNoFaults(page, 'the editor of a channel');

  await open(page, '/admin/channels');
  await page.getByRole('row', { name: /Home/ }).first().getByText('Home').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await add(page, 'a channel', name);
  await move(page, name, 'Move to the top');
  await save(page).click();
  await saved(page);
  await open(page, page.url());
  await expect(rows(page).first()).toContainText(name);
  await expectNoFaults(page, 'the editor of the home page');

  const context = await browser.newContext();
  const guest = await context.newPage();
  const shelves = async () => {
    await guest.goto('/');
    return guest.getByRole('heading', { level: 2, name }).count();
  };
  await expect.poll(shelves).toBe(1);
  const shelf = guest.getByRole('region', { name });
  await expect(shelf.getByText('Three for the evening')).toBeVisible();
  // The first of the uppermost shelf stands above it.
  await expect(guest.getByRole('region', { name: 'Newest album' })).toContainText('Open Water');
  await expect(shelf.getByRole('listitem')).toContainText(['Northern Rooms', third]);
  const titles = await guest.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.indexOf(name)).toBeLessThan(titles.indexOf('New releases'));
  await shelf.getByRole('link', { name: 'Show all' }).click();
  await expect(guest).toHaveURL(new RegExp(`/channel/${slug}$`));
  await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(guest).toHaveTitle(new RegExp(name));
  await expectNoFaults(guest, 'the page of a channel');

  await open(page, '/admin/channels');
  await page.getByRole('searchbox').fill(slug);
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByText(name)
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('It also goes from: Home');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/channels$/);
  await expect.poll(shelves).toBe(0);
  expect((await guest.goto(`/channel/${slug}`))?.status()).toBe(404);
  await context.close();
});

test('a channel is a page of its own: for search engines, by pages, and home only at its own address', async ({
  page,
}) => {
  const name = `By date ${Date.now().toString(36)}`;
  const seo = { title: 'New and shining', description: 'The newest music there is.', image: null };
  const rule = { content: 'albums', rule: 'newest', layout: 'list', visibility: 'public' };
  const { slug } = await addChannel(page, name, { ...rule, seo });
  const answer = await page.request.get(`/channel/${slug}`);
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toMatch(/<title>New and shining · /);
  expect(html).toContain('The newest music there is.');
  await open(page, `/channel/${slug}`);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await open(page, '/channel/home');
  await expect(page).toHaveURL(/\/$/);
  await removeChannel(page, slug);
  await expect.poll(async () => (await page.request.get(`/channel/${slug}`)).status()).toBe(404);
});

test('who may not manage channels finds no way to them', async ({ page }) => {
  const { email } = await addPerson(page, 'listener', ['Users']);
  await signIn(page, email);
  for (const path of ['/admin/channels', '/admin/channels/1']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, name: /Channels|Home/ })).toHaveCount(0);
  }
});
