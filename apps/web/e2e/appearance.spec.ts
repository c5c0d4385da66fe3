import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { adminEmail, password } from './people.ts';
import { isReady, type Site, startSite, until } from './site.ts';

// The look of a site is one: these need a site of their own, one after the other.
test.describe.configure({ mode: 'default' });

let dir = '';
let site: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  dir = mkdtempSync(join(tmpdir(), 'kantele-look-'));
  site = await startSite(dir);
  await until(() => isReady(site.url));
});
test.afterAll(async () => {
  await site.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function openEditor(page: Page, path = '') {
  const { status } = await page.request
    .post(`${site.url}/auth/login`, { data: { email: adminEmail, password } })
    .then((response) => ({ status: response.status() }));
  expect(status).toBe(200);
  await open(page, `${site.url}/admin/appearance${path}`);
}
/** The page beside has been told of the look. */
const isTold = (page: Page) =>
  expect
    .poll(() =>
      page
        .frames()[1]
        ?.evaluate(() => document.adoptedStyleSheets.length > 0)
        .catch(() => false),
    )
    .toBe(true);
const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe');
/** A variable of the theme as the page in the preview has it. */
const shown = (page: Page, variable: string) =>
  previewOf(page)
    .locator('html')
    .evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), variable);
const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: 'Draft saved' })).toBeVisible();

async function setColor(page: Page, name: string, hex: string) {
  await page.getByRole('button', { name: new RegExp(`^${name} #`) }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel('Hex').fill(hex);
  await dialog.getByLabel('Hex').press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

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

  await openEditor(page, '/themes/1');
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

test('a reload in the middle brings back the draft, what can be undone and the page beside', async ({
  page,
}) => {
  await openEditor(page, '/themes/1');
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
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => shown(page, '--c-bg')).toBe('246 243 236');
});

test('dragging a colour moves the preview without a render, and is one step', async ({ page }) => {
  await openEditor(page, '/themes/1');
  await isTold(page);
  await page.getByRole('button', { name: /^Accent #/ }).click();
  const frame = page.frames()[1];
  await frame?.evaluate(() => {
    const { body } = document;
    const told = window as { changes?: number };
    told.changes = 0;
    new MutationObserver((records) => {
      told.changes = (told.changes ?? 0) + records.length;
    }).observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const area = page.getByRole('dialog', { name: 'Accent' }).locator('[role="group"]').first();
  const box = await area.boundingBox();
  if (!box) throw new Error('There is no field of colours.');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  for (let step = 0; step < 30; step += 1)
    await page.mouse.move(box.x + 20 + step * 5, box.y + 20 + step * 3);
  await page.mouse.up();
  await expect.poll(() => shown(page, '--c-primary')).not.toBe('43 63 212');
  expect(await frame?.evaluate(() => (window as { changes?: number }).changes)).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shown(page, '--c-primary')).toBe('43 63 212');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('text that is hard to read is named with what it stands on, and mended by one press', async ({
  page,
}) => {
  await openEditor(page, '/themes/1');
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
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('the page beside stays where guests would be, changes nothing and does not sign out', async ({
  page,
}) => {
  await openEditor(page);
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

const messages = [
  { type: 'navigate', path: '/albums' },
  { type: 'setValues', settings: { branding: { site_name: 'Taken over' } }, themes: [] },
  { type: 'setThemeColor', name: 'primary', value: '1 2 3' },
  { type: 'setTheme', colors: { bg: '1 2 3' }, is_dark: true },
  { type: 'setCustomCode', mode: 'html', value: '<b id="taken">Taken over</b>' },
  { type: 'setCustomCode', mode: 'css', value: 'body { display: none }' },
].map((message) => ({ source: 'kantele-appearance-editor', ...message }));

/** Everything a message could change. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    root: document.documentElement.outerHTML.replace(/ data-theme-switching=""/, ''),
    sheets: document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
  }));

test.describe('messages from elsewhere', () => {
  let foreign: Server;
  test.beforeAll(async () => {
    foreign = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        '<!doctype html><title>Elsewhere</title><iframe sandbox="allow-scripts allow-popups"></iframe>',
      );
    });
    await new Promise<void>((ready) => foreign.listen(0, () => ready()));
  });
  test.afterAll(() => void foreign.close());
  const elsewhere = (host: string) => `http://${host}:${(foreign.address() as AddressInfo).port}/`;

  for (const host of ['localhost', '127.0.0.1']) {
    test(`a page of ${host} on another port that has opened the site moves nothing`, async ({ page }) => {
      await page.goto(elsewhere(host));
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.evaluate((url) => {
          (window as { site?: Window | null }).site = window.open(url);
        }, site.url),
      ]);
      await popup.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      await popup.waitForLoadState('networkidle');
      const before = await stateOf(popup);
      await page.evaluate((all) => {
        for (const message of all) (window as { site?: Window | null }).site?.postMessage(message, '*');
      }, messages);
      await popup.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
      expect(await stateOf(popup)).toEqual(before);
    });
  }

  test('a window that is neither the frame’s nor the opener’s moves nothing', async ({ page }) => {
    await openEditor(page);
    await isTold(page);
    const preview = page.frames()[1];
    // Sent by the page to itself, as any other window of this site would: the origin is right, the sender is not.
    await preview?.evaluate(async (all) => {
      for (const message of all) window.postMessage(message, location.origin);
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    }, messages);
    expect(await shown(page, '--c-primary')).toBe('43 63 212');
    const state = await preview?.evaluate(() => [location.pathname, document.getElementById('taken')]);
    expect(state).toEqual(['/', null]);
    await expect(previewOf(page).getByRole('link', { name: 'Taken over' })).toHaveCount(0);
  });

  test('wrong messages of the editor itself are dropped, right ones are obeyed', async ({
    page,
    problems,
  }) => {
    await openEditor(page);
    await isTold(page);
    const send = (message: unknown) =>
      page.evaluate((data) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(data, location.origin);
      }, message);
    const marked = (message: object) => send({ source: 'kantele-appearance-editor', ...message });
    const wrong = [
      { type: 'navigate', path: '//evil.test' },
      { type: 'navigate', path: '/\\evil.test' },
      { type: 'navigate', path: 'javascript:alert(1)' },
      { type: 'navigate', path: 'https://evil.test/' },
      { type: 'setThemeColor', name: 'evil', value: '1 2 3' },
      { type: 'setThemeColor', name: 'primary', value: 'red;}' },
      { type: 'setTheme', colors: 'none', is_dark: false },
      { type: 'unknown' },
    ];
    for (const message of wrong) await marked(message);
    await send({ type: 'setThemeColor', name: 'primary', value: '9 9 9' });
    await marked({ type: 'setThemeColor', name: 'focus', value: '7 7 7' });
    await expect.poll(() => shown(page, '--c-focus')).toBe('7 7 7');
    expect(await shown(page, '--c-primary')).toBe('43 63 212');
    expect(page.frames()[1]?.url()).toBe(`${site.url}/`);

    await marked({ type: 'setCustomCode', mode: 'css', value: 'body { outline: 7px solid red }' });
    const body = previewOf(page).locator('body');
    await expect(body).toHaveCSS('outline-width', '7px');
    await marked({ type: 'setCustomCode', mode: 'css', value: '' });
    await expect(body).not.toHaveCSS('outline-width', '7px');
    const html =
      '<p id="greeting" onclick="alert(1)">Hello<script>window.taken = true</script><img src="x" onerror="window.taken = true"></p>';
    await marked({ type: 'setCustomCode', mode: 'html', value: html });
    const greeting = previewOf(page).locator('#greeting');
    await expect(greeting).toHaveText('Hello');
    expect(await greeting.evaluate((element) => element.outerHTML)).not.toMatch(/script|onclick|onerror/);
    expect(await page.frames()[1]?.evaluate(() => (window as { taken?: true }).taken)).toBeUndefined();
    // The policy of the page tells of each handler before it is taken out.
    expect(problems.filter((problem) => !/inline event handler|script-src-attr/.test(problem))).toEqual([]);
    problems.length = 0;
    await marked({ type: 'setCustomCode', mode: 'html', value: '' });
    await expect(previewOf(page).locator('#custom-html')).toHaveCount(0);
    await marked({ type: 'navigate', path: '/albums' });
    await expect.poll(() => page.frames()[1]?.url()).toBe(`${site.url}/albums`);
  });
});

/** The page in the frame is one of those that are looked at by themselves. */
const withoutFrame = (builder: AxeBuilder) => builder.exclude('iframe');

test('the editor has no serious accessibility fault', async ({ page }) => {
  await openEditor(page);
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
