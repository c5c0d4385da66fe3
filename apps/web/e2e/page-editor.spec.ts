import type { Page } from '@playwright/test';
import { addCustomPage, changeCustomPage, newTitle } from './custom-pages.ts';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(page.getByText('Changes saved').first()).toBeVisible();

async function asEditor(page: Page) {
  const { email } = await addPerson(page, 'editor', ['Editors']);
  await signIn(page, email);
}

test('an editor writes a page, publishes it, and visitors read it', async ({ page, browser }) => {
  await asEditor(page);
  await open(page, '/admin/pages');
  await page.getByRole('button', { name: 'New page' }).first().click();
  const title = newTitle('House rules');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await text(page).click();
  await page.keyboard.type('The first rule');
  await tool(page, 'Heading').click();
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Play it ');
  await page.keyboard.press('Control+b');
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('loud');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await tool(page, 'List').click();
  await page.keyboard.type('always');
  await expect(text(page).getByRole('listitem')).toHaveText('always');

  await text(page).getByText('loud').dblclick();
  await tool(page, 'Link…').click();
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(/Use a path/);
  await dialog.getByRole('textbox', { name: 'Address' }).fill('/albums');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(text(page).getByRole('link', { name: 'loud' })).toHaveAttribute('href', '/albums');

  await page.getByRole('textbox', { name: /^Description/ }).fill('What holds in this house.');
  await expect(page.getByRole('figure')).toContainText('What holds in this house.');
  await page.getByRole('switch', { name: 'Public' }).press(' ');
  await save(page).click();
  await saved(page);
  const link = page.getByRole('link', { name: 'View page' });
  await expect(link).toBeVisible();
  const path = (await link.getAttribute('href')) ?? '';
  await page.reload();
  await expect(text(page).getByRole('link', { name: 'loud' })).toBeVisible();
  await expect(save(page)).toHaveCount(0);

  const guest = await browser.newPage();
  await guest.goto(new URL(path, page.url()).href);
  await expect(guest.getByRole('heading', { level: 2, name: 'The first rule' })).toBeVisible();
  await expect(guest.getByRole('main').getByRole('link', { name: 'loud' })).toBeVisible();
  await guest.close();
});

test('the toolbar is one stop of the keyboard; what was done is undone and done again', async ({ page }) => {
  const { id } = await addCustomPage(page, newTitle('Keys'), { body: '' });
  await asEditor(page);
  await open(page, `/admin/pages/${id}`);
  await text(page).click();
  await page.keyboard.type('Words');
  await page.keyboard.press('Shift+Tab');
  await expect(
    page
      .getByRole('toolbar')
      .getByRole('button')
      .filter({ has: page.locator(':focus') }),
  ).toHaveCount(0);
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await tool(page, 'Undo').click();
  await expect(text(page)).toHaveText('');
  await tool(page, 'Redo').click();
  await expect(text(page)).toHaveText('Words');
});

test('the HTML can be written by hand; what a page may not contain is gone once it is saved', async ({
  page,
}) => {
  const { id } = await addCustomPage(page, newTitle('Source'), { body: '<p>Before</p>' });
  await asEditor(page);
  await open(page, `/admin/pages/${id}`);
  await tool(page, 'HTML').click();
  const source = page.getByRole('textbox', { name: 'HTML of the text' });
  await expect(source).toHaveValue('<p>Before</p>');
  await source.fill(
    '<h2 onclick="alert(1)">After</h2><script>alert(1)</script><iframe src="//evil.example">',
  );
  await save(page).click();
  await saved(page);
  await expect(source).toHaveValue('<h2>After</h2>');
  await tool(page, 'HTML').click();
  await expect(text(page).getByRole('heading', { name: 'After' })).toBeVisible();
});

test('two editors do not write over each other unasked', async ({ page }) => {
  const made = await addCustomPage(page, newTitle('Shared'), { body: '<p>Ours</p>' });
  await asEditor(page);
  await open(page, `/admin/pages/${made.id}`);
  await text(page).click();
  await page.keyboard.type('Mine ');
  await changeCustomPage(page, made, { body: '<p>Theirs</p>' });
  await save(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Somebody else has saved this page meanwhile' });
  await expect(alert).toBeVisible();
  await expect(text(page)).toContainText('Mine');
  await expectNoFaults(page, 'a conflict');
  await alert.getByRole('button', { name: 'Save mine over it' }).click();
  await saved(page);
  await expect(alert).toHaveCount(0);

  const { rev } = made;
  await text(page).click();
  await page.keyboard.type('Again ');
  await changeCustomPage(page, { ...made, rev: rev + 2 }, { body: '<p>Theirs once more</p>' });
  await save(page).click();
  await alert.getByRole('button', { name: 'Discard mine' }).click();
  await expect(text(page)).toHaveText('Theirs once more');
  await expect(save(page)).toHaveCount(0);
});

test('an address that is taken is said on its field; what is not saved is not left by accident', async ({
  page,
}) => {
  const other = await addCustomPage(page, newTitle('Other'));
  const title = newTitle('Mine');
  const { id } = await addCustomPage(page, title);
  await asEditor(page);
  await open(page, `/admin/pages/${id}`);
  const address = page.getByRole('textbox', { name: /Address/ });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title} renamed`);
  await page.getByRole('button', { name: /^Use “.*-renamed”$/ }).click();
  await expect(address).toHaveValue(/-renamed$/);
  await address.fill(other.slug);
  await save(page).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Another page has this address/);
  await page.getByRole('link', { name: 'Pages' }).first().click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(address).toHaveValue(other.slug);
});

test('pages are found, ordered and deleted several at once', async ({ page }) => {
  const name = newTitle('Spare');
  for (const letter of ['B', 'A', 'C']) await addCustomPage(page, `${name} ${letter}`);
  await asEditor(page);
  await open(page, '/admin/pages');
  await page.getByRole('searchbox', { name: 'Search pages' }).fill(name);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(3);
  await page.getByRole('columnheader', { name: /Title/ }).click();
  await expect(row.first()).toContainText(`${name} A`);
  for (const letter of ['A', 'B']) {
    const box = row.filter({ hasText: `${name} ${letter}` }).getByRole('checkbox');
    await box.press(' ');
    await expect(box).toBeChecked();
  }
  await page.getByRole('button', { name: 'Delete…' }).click();
  await expect(page.getByText('Delete 2 pages?')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`${name} C`);
});

test('list and editor have no serious accessibility fault', async ({ page }) => {
  const { id } = await addCustomPage(page, newTitle('Axe'), { body: '<h2>Heading</h2><p>Words</p>' });
  await asEditor(page);
  await open(page, '/admin/pages');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNoFaults(page, 'pages');
  await open(page, `/admin/pages/${id}`);
  await text(page).waitFor();
  await expectNoFaults(page, 'page editor');
});

test('visitors load nothing of the editor', async ({ page }) => {
  const { slug } = await addCustomPage(page, newTitle('Light'));
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await open(page, `/pages/${slug}`);
  await open(page, '/contact');
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((code) => /ProseMirror/.test(code))).toEqual([]);
});
