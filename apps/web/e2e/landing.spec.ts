import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, type Request, request } from '@playwright/test';
import { ownSite } from './appearance-editor.ts';
import { boxOf } from './boxes.ts';
import { expectNoFaults, faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { adminEmail, password } from './people.ts';
import { root } from './site.ts';

const site = ownSite({ DEMO_BILLING: 'true' });
const picture = readFileSync(join(root, 'apps/server/assets/demo/p-cassia.webp'));

async function saveLandingPage({ pricing = false, pictured = true } = {}): Promise<void> {
  const api = await request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
  });
  await api.post('/auth/login', { data: { email: adminEmail, password } });
  const file = { name: 'a.webp', mimeType: 'image/webp', buffer: picture };
  const sent = await api.post('/api/v1/appearance/images', { multipart: { file } });
  const { image } = (await sent.json()) as { image: string };
  const feature = { image, title: 'Played in sides', subtitle: 'With their pauses.' };
  const action = { label: 'Start listening', action: '/register', type: 'route', icon: 'music' };
  const homepage = {
    type: 'other',
    pricing,
    appearance: {
      headerTitle: 'Songs from the harbour',
      headerSubtitle: 'Heard from the pier.',
      headerImage: pictured ? image : null,
      headerImageOpacity: 0.8,
      headerOverlayColor1: '31 107 58',
      headerOverlayColor2: '43 63 212',
      actions: { inputText: 'Try “winter”', cta1: action, cta2: action, cta3: action },
      primaryFeatures: [feature, feature, feature],
      secondaryFeatures: [
        { ...feature, description: 'Every song.' },
        { ...feature, description: 'Every word.' },
      ],
      pricingTitle: '',
      pricingSubtitle: '',
      footerImage: image,
      footerTitle: 'Come in',
      footerSubtitle: 'The door is open.',
    },
  };
  const saved = await api.put('/api/v1/settings', { data: { values: { homepage } } });
  expect(saved.status(), await saved.text()).toBe(200);
  await api.dispose();
}

test.beforeAll(() => saveLandingPage());

/** Holds files of code back until the returned function is called. */
async function holdCode(page: Page, isHeld: (path: string) => boolean): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (isHeld(new URL(route.request().url()).pathname)) await held;
    await route.fallback();
  });
  return release;
}
const isEntry = (path: string) => path.includes('/entry-client');
const isHydrated = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');

test('the search leads to results, also before scripts are there', async ({ page, browser }) => {
  await open(page, site.url);
  await page.getByRole('textbox', { name: 'Search' }).fill('winter sun');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(`${site.url}/search/winter%20sun`);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(site.url);
  await plain.getByRole('textbox', { name: 'Search' }).fill('winter');
  await plain.getByRole('textbox', { name: 'Search' }).press('Enter');
  await expect(plain).toHaveURL(`${site.url}/search/winter`);
  await plain.context().close();
});

test('eight places stand for artists that are on their way', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/trpc/**channels.landingArtists**', async (route) => {
    await held;
    await route.continue();
  });
  // Reached from within the application: the server would have waited for them.
  await open(page, `${site.url}/login`);
  await page.getByRole('link', { name: 'Kantele, home' }).click();
  await expect(page.getByRole('heading', { name: 'Currently trending artists on Kantele' })).toBeVisible();
  const places = page.getByRole('main').locator('li:has([data-skeleton])');
  await expect(places).toHaveCount(8);
  release();
  // A site without music has none.
  await expect(places).toHaveCount(0);
});

for (const [name, width, height, colorScheme] of [
  ['light', 1280, 800, 'light'],
  ['dark', 1280, 800, 'dark'],
  ['a phone', 390, 844, 'light'],
] as const) {
  test(`no fault, and nothing moves when pictures come late: ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const all = window as { moved?: number };
      all.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          all.moved = (all.moved ?? 0) + entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route('**/images/**', async (route) => {
      await new Promise((next) => setTimeout(next, 1_500));
      await route.continue();
    });
    await open(page, site.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Songs from the harbour');
    await expect
      .poll(() =>
        page
          .locator('main img[fetchpriority="high"]')
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
    expect(await page.evaluate(() => (window as { moved?: number }).moved)).toBeLessThan(0.001);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectNoFaults(page, `landing page: ${name}`);
    await context.close();
  });
}

test('on a phone one button opens the menu, and Escape closes it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await open(page, site.url);
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await context.close();
});

test('nothing of the player is fetched before somebody goes there', async ({ page }) => {
  let fetched: string[] = [];
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => {
    onTheirWay.add(request);
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) fetched.push(pathname);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => onTheirWay.delete(request));
  // Other pages fetch the rest when the browser has nothing else to do.
  const idle = () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done)));
  const laterThan = async (path: string) => {
    fetched = [];
    const html = (await (await page.goto(site.url + path))?.text()) ?? '';
    await page.mouse.move(1, 1);
    await isHydrated(page);
    await page.evaluate(idle);
    await expect.poll(() => onTheirWay.size).toBe(0);
    await page.evaluate(idle);
    return [...new Set(fetched)].filter((file) => !html.includes(file));
  };
  expect(await laterThan('/')).toEqual([]);
  expect(await laterThan('/albums')).not.toEqual([]);
});

for (const [input, act] of Object.entries({
  'the mouse': (page: Page) => page.mouse.move(5, 5),
  'the wheel': (page: Page) => page.mouse.wheel(0, 5),
  'a key': (page: Page) => page.keyboard.press('Tab'),
  'a script that focuses a link': (page: Page) => page.getByRole('link').first().focus(),
}))
  test(`its code is there early and runs with the first input: ${input}`, async ({ page }) => {
    await page.goto(site.url);
    const code = () =>
      page.evaluate(() => ({
        fetched: performance.getEntriesByType('resource').some(({ name }) => name.includes('/entry-client')),
        alive: document.documentElement.dataset.hydrated,
      }));
    await expect.poll(code).toEqual({ fetched: true });
    await act(page);
    await expect.poll(async () => (await code()).alive).toBe('true');
  });

test('a press on a link that lasts while the scrolled page comes alive leads there', async ({ page }) => {
  const codeComes = await holdCode(page, isEntry);
  await page.goto(site.url, { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Start listening' }).first();
  await link.waitFor();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  await link.hover();
  await page.mouse.down();
  codeComes();
  await isHydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(100);
  await page.mouse.up();
  await expect(page).toHaveURL(`${site.url}/register`);
  await expect(page.getByRole('heading', { name: 'Create a new account' })).toBeVisible();
});

test.describe('with plans', () => {
  test.beforeAll(() => saveLandingPage({ pricing: true }));

  for (const when of ['before', 'after'] as const)
    test(`the billing cycle chosen ${when} hydration is shown once the code of the plans has come`, async ({
      page,
    }) => {
      const html = await (await page.request.get(site.url)).text();
      expect(html).toContain('Choose Plus');
      const plansCome = await holdCode(page, (path) => !html.includes(path));
      const codeComes = await holdCode(page, isEntry);
      if (when === 'after') {
        codeComes();
        await open(page, site.url);
      } else await page.goto(site.url, { waitUntil: 'commit' });
      for (const cycle of ['Monthly', /^Yearly/, 'Monthly'])
        await page.locator('label').filter({ hasText: cycle }).click();
      codeComes();
      await isHydrated(page);
      await expect(page.getByText('€7.99')).toHaveCount(0);
      plansCome();
      await expect(page.getByText('€7.99')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    });
});

test('without a picture a print of the site stands beside the title, and artists have prints of their own', async ({
  page,
}) => {
  await saveLandingPage({ pictured: false });
  const api = await request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
  });
  await api.post('/auth/login', { data: { email: adminEmail, password } });
  const ids = await Promise.all(
    ['Salt Harbour', 'Tin Lantern'].map(async (name) => {
      const made = await api.post('/api/v1/artists', { data: { name } });
      return ((await made.json()) as { artist: { id: number } }).artist.id;
    }),
  );
  const print = page.locator('[data-print]');
  const title = page.getByRole('heading', { level: 1 });
  /** Letters and print do not lie on each other, whatever else their boxes have. */
  const isClear = async () => {
    const [words, ground] = [await lettersOf(title), await boxOf(print.first())];
    return words.right <= ground.x || words.top >= ground.bottom - 1;
  };
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, site.url);
    await expect(print.first().locator('xpath=..')).toHaveText('K');
    await expect.poll(isClear, `${width}`).toBe(true);
    const artists = page.getByRole('region', { name: 'Currently trending artists on Kantele' });
    await expect(artists.getByRole('img', { name: 'Image for Salt Harbour' })).toHaveText('S');
    await expect(artists.locator('img')).toHaveCount(0);
    await page.goto(`${site.url}/artist/${ids[0]}/salt-harbour`);
    await expect(title).toHaveText('Salt Harbour');
    await expect.poll(isClear).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await Promise.all(ids.map((id) => api.delete(`/api/v1/artists/${id}`)));
  await api.dispose();
  await saveLandingPage();
});

/** Where the letters of an element are, in pixels of the window. */
const lettersOf = (element: Locator) =>
  element.evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const { right, top } = range.getBoundingClientRect();
    return { right, top };
  });
