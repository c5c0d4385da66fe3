import { join } from 'node:path';
import type { Browser, Page, Request } from '@playwright/test';
import { isTold, openEditor, ownSite, previewOf } from './appearance-editor.ts';
import { faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { adminEmail, password } from './people.ts';
import { root } from './site.ts';

const site = ownSite();
const picture = join(root, 'apps/server/assets/demo/p-cassia.webp');
const headers = { 'sec-fetch-site': 'same-origin' };

const ads = (page: Page) => page.getByRole('group', { name: 'Advertisement' });
const framed = (page: Page) => page.frameLocator('iframe[src="/ads/top"]');
const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const signIn = (page: Page) =>
  page.request.post(`${site.url}/auth/login`, { data: { email: adminEmail, password } });

interface Change {
  kind: 'off' | 'banner' | 'code';
  height?: number;
  html?: string;
  needs_consent?: boolean;
}

/** Puts something into a place as the admin, in a browser of its own. */
async function put(browser: Browser, slot: string, change: Change) {
  const admin = await browser.newContext();
  await admin.request.post(`${site.url}/auth/login`, { data: { email: adminEmail, password } });
  const data = { height: 90, image: null, link: '', alt: '', html: '', needs_consent: false, ...change };
  const answer = await admin.request.put(`${site.url}/api/v1/ads/${slot}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  await admin.close();
}
async function showNotice(browser: Browser) {
  const admin = await browser.newContext();
  await admin.request.post(`${site.url}/auth/login`, { data: { email: adminEmail, password } });
  const data = { values: { 'cookie_notice.enable': true } };
  const answer = await admin.request.put(`${site.url}/api/v1/settings`, { headers, data });
  expect(answer.status()).toBe(200);
  await admin.close();
}

test('an admin puts a banner above pages, and a guest can follow it', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await signIn(page);
  await open(page, `${site.url}/admin/ads`);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Edit Top of pages' }).click();
  await page.getByRole('button', { name: /What is shown/ }).click();
  await page.getByRole('option', { name: 'Own banner' }).click();
  await page.locator('input[type="file"]').setInputFiles(picture);
  await expect(page.getByRole('img', { name: 'Picture' })).toBeVisible();
  await page.getByLabel('What it shows').fill('Vinyl of the week');
  await page.getByLabel('Leads to').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Use a path of this site or an address that starts with https://.'),
  ).toBeVisible();
  await page.getByLabel('Leads to').fill('/contact');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();

  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  await open(guest, `${site.url}/albums`);
  await expect(ads(guest)).toHaveCount(1);
  expect(await faults(guest)).toEqual([]);
  await ads(guest).getByRole('link', { name: 'Vinyl of the week' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  await open(guest, `${site.url}/login`);
  await expect(ads(guest)).toHaveCount(0);
  await visitor.close();
  await open(page, `${site.url}/account-settings`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ads(page)).toHaveCount(0);
});

test('code of a network is written, runs in its frame, and can be skipped with keys', async ({
  page,
  browser,
}) => {
  await signIn(page);
  await open(page, `${site.url}/admin/ads/top`);
  await page.getByRole('button', { name: /What is shown/ }).click();
  await page.getByRole('option', { name: 'Code of an ad network' }).click();
  await expect(page.getByText('The cookie notice is switched off')).toBeVisible();
  await page.getByRole('textbox', { name: 'HTML code' }).click();
  await page.keyboard.insertText(
    '<a href="https://shop.example/">Buy</a><script>document.title = "ran"</script>',
  );
  await page.getByText('Wait for the consent of the cookie notice').click();
  await expect(page.getByText('The cookie notice is switched off')).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();

  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  await open(guest, `${site.url}/albums`);
  await expect(framed(guest).getByRole('link', { name: 'Buy' })).toBeVisible();
  await expect
    .poll(() =>
      framed(guest)
        .locator('html')
        .evaluate(() => document.title),
    )
    .toBe('ran');
  expect(await faults(guest, (axe) => axe.exclude('iframe'))).toEqual([]);
  const skip = guest.getByRole('link', { name: 'Skip advertisement' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await guest.keyboard.press('Enter');
  await guest.keyboard.press('Tab');
  const place = () =>
    guest.evaluate(() => {
      const group = document.querySelector('[role="group"][aria-label="Advertisement"]');
      return document.activeElement?.tagName === 'IFRAME' || group?.contains(document.activeElement);
    });
  expect(await place()).toBe(false);
  await visitor.close();
});

test('code reaches neither the page around it nor cookies, storage or calls of this site', async ({
  browser,
}) => {
  const attack = `<pre id="out"></pre><script>
    const tried = {};
    const attempt = (name, work) => { try { tried[name] = String(work()); } catch (error) { tried[name] = 'refused'; } };
    attempt('dom', () => parent.document.title);
    attempt('top', () => top.document.cookie);
    attempt('cookie', () => document.cookie);
    attempt('storage', () => localStorage.length);
    attempt('parent storage', () => parent.localStorage.length);
    attempt('navigation', () => { if (top !== self) top.location.href = 'https://evil.example/'; return 'done'; });
    attempt('frame', () => frameElement.removeAttribute('sandbox'));
    parent.postMessage({ source: 'kantele-appearance-editor', type: 'navigate', path: '/contact' }, '*');
    parent.postMessage({ type: 'social-auth', status: 'SUCCESS', callbackData: {} }, '*');
    fetch('${site.url}/api/v1/users/me', { credentials: 'include' }).then((answer) => answer.text(), () => 'refused')
      .then((answer) => { tried.call = answer; document.getElementById('out').textContent = JSON.stringify(tried); });
  </script></body></html><script>parent.document.title = 'out'</script>`;
  await put(browser, 'top', { kind: 'code', html: attack });
  const visitor = await browser.newContext();
  const person = await visitor.newPage();
  await signIn(person);
  await open(person, `${site.url}/albums`);
  const answer = framed(person).locator('#out');
  await expect(answer).not.toBeEmpty();
  expect(JSON.parse((await answer.textContent()) ?? '')).toEqual({
    ...{ dom: 'refused', top: 'refused', cookie: 'refused', storage: 'refused', 'parent storage': 'refused' },
    ...{ navigation: 'refused', frame: 'refused', call: 'refused' },
  });
  expect(new URL(person.url()).pathname).toBe('/albums');
  await expect(person).toHaveTitle(/Albums/);
  // Opened by itself it has no origin either.
  await person.goto(`${site.url}/ads/top`);
  await expect(person.locator('#out')).not.toBeEmpty();
  const alone = JSON.parse((await person.locator('#out').textContent()) ?? '') as Record<string, string>;
  expect([alone.cookie, alone.storage, alone.call]).toEqual(['refused', 'refused', 'refused']);
  await visitor.close();
});

test('code that may set cookies waits for consent, which can be refused and taken back', async ({
  browser,
}) => {
  await put(browser, 'top', { kind: 'code', html: '<p>Bought</p>', needs_consent: true });
  await showNotice(browser);
  const visitor = await browser.newContext();
  const guest = await visitor.newPage();
  const asked: string[] = [];
  guest.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/ads/')) asked.push(request.url());
  });
  const only = () => notice(guest).getByRole('button', { name: 'Only necessary cookies' });
  await open(guest, `${site.url}/albums`);
  await expect(notice(guest)).toContainText('Advertisements on this site may set cookies, too.');
  expect(await faults(guest)).toEqual([]);
  await only().click();
  await expect(notice(guest)).toHaveCount(0);
  await open(guest, `${site.url}/artists`);
  const again = guest.getByRole('button', { name: 'Cookie choice' });
  await expect(again).toBeVisible();
  await expect(ads(guest)).toHaveCount(1);
  expect(asked).toEqual([]);

  await again.click();
  await notice(guest).getByRole('button', { name: 'OK', exact: true }).click();
  // Code that is out of sight is not loaded before it comes into sight.
  await ads(guest).scrollIntoViewIfNeeded();
  await expect(framed(guest).getByText('Bought')).toBeVisible();
  await open(guest, `${site.url}/albums`);
  await expect(framed(guest).getByText('Bought')).toBeVisible();
  const consent = (await visitor.cookies()).find(({ name }) => name === 'cookie-notice');
  expect([consent?.value, Math.round(((consent?.expires ?? 0) - Date.now() / 1_000) / 86_400)]).toEqual([
    'ads',
    30,
  ]);

  await guest.getByRole('button', { name: 'Cookie choice' }).click();
  await expect(guest.locator('iframe')).toHaveCount(0);
  await expect(only()).toBeVisible();
  await visitor.close();
});

test('the consent to a notice that did not speak of advertisements is none to them', async ({ browser }) => {
  await put(browser, 'top', { kind: 'code', html: '<p>Bought</p>', needs_consent: true });
  await showNotice(browser);
  const visitor = await browser.newContext();
  await visitor.addCookies([{ name: 'cookie-notice', value: 'ok', url: site.url }]);
  const guest = await visitor.newPage();
  await open(guest, `${site.url}/albums`);
  await expect(notice(guest)).toBeVisible();
  await expect(guest.locator('iframe')).toHaveCount(0);
  await visitor.close();
});

for (const [name, width, height] of [
  ['a wide window', 1280, 800],
  ['a phone', 390, 844],
] as const) {
  test(
    `nothing moves while advertisements come late or fail, in every place: ${name}`,
    width < 768 ? { tag: '@long' } : {},
    async ({ browser }) => {
      for (const slot of ['top', 'bottom', 'artist_top', 'artist_bottom', 'album']) {
        await put(browser, slot, { kind: 'code', html: '<p>Bought</p>' });
      }
      const admin = await browser.newContext();
      await admin.request.post(`${site.url}/auth/login`, { data: { email: adminEmail, password } });
      const made = await admin.request.post(`${site.url}/api/v1/artists`, {
        headers,
        data: { name: 'Harbour' },
      });
      const { artist } = (await made.json()) as { artist: { id: number; slug: string } };
      const record = { name: 'Pier', artist_ids: [artist.id], visibility: 'public' };
      const pressed = await admin.request.post(`${site.url}/api/v1/albums`, { headers, data: record });
      const { album } = (await pressed.json()) as { album: { id: number; slug: string } };
      await admin.close();
      for (const [path, count] of [
        [`/artist/${artist.id}/${artist.slug}`, 4],
        [`/album/${album.id}/${album.slug}`, 3],
      ] as const) {
        for (const fails of [false, true]) {
          const visitor = await browser.newContext({ viewport: { width, height } });
          // The notice about cookies makes room for itself when it comes.
          await visitor.addCookies([{ name: 'cookie-notice', value: 'ok', url: site.url }]);
          const guest = await visitor.newPage();
          let released = () => {};
          const held = new Promise<void>((resolve) => (released = resolve));
          await guest.route('**/ads/*', async (route) => {
            await held;
            await (fails ? route.abort() : route.continue());
          });
          await guest.addInitScript(() => {
            const all = window as { moved?: number };
            all.moved = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                all.moved = (all.moved ?? 0) + entry.value;
            }).observe({ type: 'layout-shift', buffered: true });
          });
          await open(guest, `${site.url}${path}`);
          await expect(ads(guest)).toHaveCount(count);
          const boxes = () =>
            ads(guest).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
          // Letters may still come on a busy machine: only then does nothing stir any more.
          await guest.evaluate(() => document.fonts.ready.then(() => {}));
          let before = await boxes();
          await expect
            .poll(async () => {
              const last = before;
              before = await boxes();
              return JSON.stringify(before) === JSON.stringify(last);
            })
            .toBe(true);
          const isTop = { predicate: (request: Request) => new URL(request.url()).pathname === '/ads/top' };
          const settled = fails
            ? guest.waitForEvent('requestfailed', isTop)
            : guest.waitForEvent('requestfinished', isTop);
          released();
          await settled;
          if (!fails) await expect(framed(guest).getByText('Bought')).toBeVisible();
          expect(await boxes()).toEqual(before);
          expect(await guest.evaluate(() => (window as { moved?: number }).moved)).toBeLessThan(0.001);
          expect(await guest.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
          await visitor.close();
        }
      }
    },
  );
}

test('the appearance editor shows none of them, except as others see the page, and runs no code', async ({
  page,
  browser,
}) => {
  for (const slot of ['top', 'bottom']) await put(browser, slot, { kind: 'code', html: '<p>Bought</p>' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/ads/')) asked.push(request.url());
  });
  await openEditor(page, site);
  await isTold(page);
  const preview = previewOf(page);
  const shown = preview.getByRole('group', { name: 'Advertisement' });
  await expect(preview.getByRole('main')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('button', { name: /^You Shown to/ }).click();
  await page.getByRole('option', { name: 'A guest' }).click();
  await expect(shown).toHaveCount(2);
  await expect(shown.first()).toContainText('Its code does not run in the preview.');
  expect(asked).toEqual([]);
});
