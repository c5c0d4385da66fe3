import type AxeBuilder from '@axe-core/playwright';
import {
  discard,
  isTold,
  isUnchanged,
  openEditor,
  ownSite,
  previewOf,
  saved,
  setColor,
  shown,
} from './appearance-editor.ts';
import { boxOf } from './boxes.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';

const site = ownSite();

test('what is changed is seen beside at once, by visitors once it is published, and restoring brings it back', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  const seen = async () => {
    await guest.goto(site.url);
    const accent = await guest.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--c-primary'),
    );
    return { title: await guest.title(), accent };
  };
  const before = await seen();

  await openEditor(page, site, '/themes/1');
  await setColor(page, 'Accent', '#8a1c3c');
  await expect.poll(() => shown(page, '--c-primary')).toBe('138 28 60');
  await open(page, `${site.url}/admin/appearance/general`);
  await page.getByLabel('Name of the site').fill('Harbour Radio');
  await expect(previewOf(page).getByRole('link', { name: 'Harbour Radio' }).first()).toBeVisible();
  await saved(page);
  expect(await seen()).toEqual(before);

  await page.getByRole('button', { name: 'Publish' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish' });
  await expect(sheet.getByRole('list', { name: 'Changes' })).toContainText('#8a1c3c');
  await sheet.getByLabel('Note').fill('Autumn');
  await sheet.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect.poll(async () => (await seen()).accent).toBe('138 28 60');
  expect((await seen()).title).toContain('Harbour Radio');

  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('Autumn')).toBeVisible();
  await history
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^Restore/ })
    .click();
  await expect(page.getByText('Restored as a draft')).toBeVisible();
  await expect.poll(() => shown(page, '--c-primary')).toBe(before.accent);
  expect((await seen()).accent).toBe('138 28 60');
  await page.getByRole('button', { name: 'Publish' }).click();
  await sheet.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(seen).toEqual(before);
  await visitor.close();
});

test('a reload in the middle brings back the draft, what can be undone and the page beside', {
  tag: '@long',
}, async ({ page }) => {
  await openEditor(page, site, '/themes/1');
  await page.getByRole('button', { name: 'Page', exact: false }).first().click();
  await page.getByRole('option', { name: 'Albums' }).click();
  await expect.poll(() => page.frame({ url: /\/albums$/ })?.url()).toBeTruthy();
  await setColor(page, 'Page', '#fffdf0');
  await expect.poll(() => shown(page, '--c-bg')).toBe('255 253 240');
  await saved(page);
  await page.reload();
  await expect.poll(() => page.frame({ url: /\/albums$/ })?.url()).toBeTruthy();
  await expect.poll(() => shown(page, '--c-bg')).toBe('255 253 240');
  await page.locator('h1').click();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undid: Page')).toBeVisible();
  await expect.poll(() => shown(page, '--c-bg')).toBe('246 243 236');
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => shown(page, '--c-bg')).toBe('255 253 240');
  await discard(page);
  await expect.poll(() => shown(page, '--c-bg')).toBe('246 243 236');
});

test('dragging a colour moves the preview without a render, and is one step', async ({ page }) => {
  await openEditor(page, site, '/themes/1');
  await isTold(page);
  await page.getByRole('button', { name: /^Accent #/ }).click();
  // The last that comes by itself: later it would be counted as drawn anew.
  await expect(previewOf(page).getByText('0 tracks').first()).toBeAttached();
  const frame = page.frames()[1];
  await frame?.evaluate(() => {
    const { body } = document;
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => {
      for (const { type, attributeName, target } of records)
        changes.push(
          `${type} ${attributeName ?? ''} of ${target.nodeName} in ${target.parentElement?.outerHTML.slice(0, 200)}`,
        );
    }).observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const area = page.getByRole('dialog', { name: 'Accent' }).locator('[role="group"]').first();
  const box = await boxOf(area);
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  for (let step = 0; step < 30; step += 1)
    await page.mouse.move(box.x + 20 + step * 5, box.y + 20 + step * 3);
  await page.mouse.up();
  await expect.poll(() => shown(page, '--c-primary')).not.toBe('43 63 212');
  expect(await frame?.evaluate(() => (window as { changes?: string[] }).changes)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shown(page, '--c-primary')).toBe('43 63 212');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await isUnchanged(page);
});

test('while a colour is chosen it says what it is read on, and leads back to the published one', async ({
  page,
}) => {
  await openEditor(page, site, '/themes/3');
  await page.getByRole('button', { name: /^Accent #/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Accent' });
  const pair = dialog.getByRole('listitem').first();
  await expect(pair).toContainText('AA');
  await expect(dialog.getByRole('button', { name: 'Reset' })).toHaveCount(0);
  await dialog.getByLabel('Hex').fill('#f7d0da');
  await dialog.getByLabel('Hex').press('Enter');
  await expect(pair).toContainText('Fails');
  await saved(page);
  // The draft is the other tests' too: they begin once it is as it was.
  const kept = page.waitForResponse(/appearance\.saveDraft/);
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(pair).toContainText('AA');
  await kept;
  await expect.poll(() => shown(page, '--c-primary')).toBe('148 27 58');
});

test('text that is hard to read is named with what it stands on, and mended by one press', async ({
  page,
}) => {
  await openEditor(page, site, '/themes/1');
  await setColor(page, 'Text', '#f7f7f7');
  const text = page.getByRole('button', { name: /^Text #/ });
  await expect(text).toContainText('Fails');
  await expect(page.getByText(/^Muted text on .* needs 4\.5$/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Checks 1 failing/ })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const sheet = page.getByRole('dialog', { name: 'Publish' });
  await expect(sheet.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('listitem')
    .filter({ has: text })
    .getByRole('button', { name: 'Nearest passing' })
    .click();
  await expect(text).not.toContainText('Fails');
  await expect(page.getByRole('link', { name: /Checks All passing/ })).toBeVisible();
  await discard(page);
});

test('the page beside stays where guests would be, changes nothing and does not sign out', {
  tag: '@long',
}, async ({ page }) => {
  await openEditor(page, site);
  await page.getByRole('button', { name: 'Page', exact: false }).first().click();
  await page.getByRole('option', { name: 'Log in' }).click();
  const preview = previewOf(page);
  await expect(preview.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Page', exact: false }).first().click();
  await page.getByRole('option', { name: 'Account settings' }).click();
  await preview.getByLabel('First name').fill('Changed');
  await preview.getByRole('button', { name: 'Save' }).first().click();
  await expect(preview.getByText('Preview only')).toBeVisible();
  await preview.getByRole('button', { name: /Admin/ }).last().click();
  await preview.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(preview.getByText("Can't logout while in appearance editor.")).toBeVisible();
});

/** The page in the frame is one of those that are looked at by themselves. */
const withoutFrame = (builder: AxeBuilder) => builder.exclude('iframe');

test('the editor has no serious accessibility fault', async ({ page }) => {
  await openEditor(page, site);
  for (const path of ['', '/general', '/themes', '/themes/1', '/checks']) {
    await open(page, `${site.url}/admin/appearance${path}`);
    await expect(page.locator('h1')).toBeVisible();
    expect(await faults(page, withoutFrame), path).toEqual([]);
  }
  await open(page, `${site.url}/admin/appearance/themes/2`);
  await page.getByRole('button', { name: /^Accent #/ }).click();
  await expect(page.getByRole('dialog', { name: 'Accent' })).toBeVisible();
  expect(await faults(page, withoutFrame)).toEqual([]);
});
