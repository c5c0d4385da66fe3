import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { isTold, openEditor, ownSite, previewOf, shown } from './appearance-editor.ts';
import { expect, test } from './kantele.ts';

const site = ownSite();

const messages = [
  { type: 'navigate', path: '/albums' },
  { type: 'setValues', settings: { branding: { site_name: 'Taken over' } }, themes: [] },
  { type: 'setThemeColor', name: 'primary', value: '1 2 3' },
  { type: 'setTheme', colors: { bg: '1 2 3' }, is_dark: true },
  { type: 'setCustomCode', mode: 'html', value: '<b id="taken">Taken over</b>' },
  { type: 'setCustomCode', mode: 'css', value: 'body { display: none }' },
].map((message) => ({ source: 'kantele-appearance-editor', ...message }));

/** Everything the messages above would change; the rest of a page changes by itself when it is at rest. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    named:
      document.documentElement.textContent.includes('Taken over') ||
      document.getElementById('taken') !== null,
    colors: ['--c-bg', '--c-primary'].map((name) =>
      getComputedStyle(document.documentElement).getPropertyValue(name),
    ),
    own: [...document.documentElement.style].filter((name) => name.startsWith('--c-')),
    shown: getComputedStyle(document.body).display,
    sheets: document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
  }));

/** The same once nothing of it changes by itself any more. */
async function stateAtRest(page: Page) {
  let state = await stateOf(page);
  const rests = async () => {
    const before = state;
    state = await stateOf(page);
    return JSON.stringify(state) === JSON.stringify(before);
  };
  await expect.poll(rests, { intervals: [250] }).toBe(true);
  return state;
}

let foreign: Server;
test.beforeAll(async () => {
  foreign = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    // Such a page has an origin that nothing else has: it calls itself `null`.
    if (request.url === '/sandboxed') {
      const rights = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
      response.setHeader('content-security-policy', `sandbox ${rights}`);
    }
    response.end('<!doctype html><title>Elsewhere</title>');
  });
  await new Promise<void>((ready) => foreign.listen(0, () => ready()));
});
test.afterAll(() => void foreign.close());
const elsewhere = (place: string) =>
  `http://${place.replace('/', `:${(foreign.address() as AddressInfo).port}/`)}`;

for (const place of ['localhost/', '127.0.0.1/', 'localhost/sandboxed']) {
  test(`a page of ${place} on another port that has opened the site moves nothing`, async ({ page }) => {
    await page.goto(elsewhere(place));
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((url) => {
        (window as { site?: Window | null }).site = window.open(url);
      }, site.url),
    ]);
    await popup.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    const before = await stateAtRest(popup);
    await page.evaluate((all) => {
      for (const message of all) (window as { site?: Window | null }).site?.postMessage(message, '*');
    }, messages);
    await popup.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
    expect(await stateOf(popup)).toEqual(before);
  });
}

test('a window that is neither the frame’s nor the opener’s moves nothing', async ({ page }) => {
  await openEditor(page, site);
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

test('wrong messages of the editor itself are dropped, right ones are obeyed', async ({ page, problems }) => {
  await openEditor(page, site);
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
    '<p class="greeting" id="root" onclick="alert(1)">Hello<script>window.taken = true</script><img src="x" onerror="window.taken = true"></p>';
  await marked({ type: 'setCustomCode', mode: 'html', value: html });
  const greeting = previewOf(page).locator('.greeting');
  await expect(greeting).toHaveText('Hello');
  expect(await greeting.evaluate((element) => element.outerHTML)).not.toMatch(
    /script|onclick|onerror|id="root"/,
  );
  expect(await page.frames()[1]?.evaluate(() => (window as { taken?: true }).taken)).toBeUndefined();
  // The policy of the page tells of each handler before it is taken out.
  expect(problems.filter((problem) => !/inline event handler|script-src-attr/.test(problem))).toEqual([]);
  problems.length = 0;
  await marked({ type: 'setCustomCode', mode: 'html', value: '' });
  await expect(previewOf(page).locator('#custom-html')).toHaveCount(0);
  await marked({ type: 'navigate', path: '/albums' });
  await expect.poll(() => page.frames()[1]?.url()).toBe(`${site.url}/albums`);
});
