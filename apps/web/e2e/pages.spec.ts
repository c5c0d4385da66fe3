import { expect, open, playAlbum, publicPages, test } from './kantele.ts';

test.describe('for a visitor', () => {
  // Each in its own colours and language.
  test.use({
    colorScheme: ({ isMobile }, use) => use(isMobile ? 'dark' : 'light'),
    locale: ({ isMobile }, use) => use(isMobile ? 'de-DE' : 'en-US'),
  });

  test('every page is there at once: no call on load, nothing hydrated wrongly, no policy broken', async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (/\/(trpc|api)\//.test(request.url())) calls.push(request.url());
    });
    for (const [name, path] of Object.entries(await publicPages(page))) {
      const response = await page.goto(path);
      expect([name, response?.status()]).toEqual([name, name === 'not found' ? 404 : 200]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // The player's region is swapped in after hydration: then the page is alive.
      await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
      expect(await page.evaluate(() => (window as { __recoverable?: string[] }).__recoverable ?? [])).toEqual(
        [],
      );
      expect([name, calls]).toEqual([name, []]);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read', async ({ page }) => {
    const texts: Record<string, string> = {
      home: 'Northern Rooms',
      album: 'Every Door a Different Blue',
      artist: 'Odile Varga',
      track: 'Lamp in the Window',
      genre: 'Chamber folk',
      albums: 'Open Water',
      artists: 'Halden Ferry',
      results: 'Northern Rooms',
      'no results': 'No results for',
      'not found': "Looks like you've found the doorway to the great nothing",
    };
    for (const [name, path] of Object.entries(await publicPages(page))) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(texts[name] ?? '');
    }
  });
});

test('titles, canonical address and description follow navigation', async ({ page }) => {
  const pages = await publicPages(page);
  await open(page, pages.album ?? '');
  await expect(page).toHaveTitle(/Northern Rooms.*Kantele/);
  await page.getByRole('main').getByRole('link', { name: 'Odile Varga' }).first().click();
  await expect(page).toHaveTitle(/^Odile Varga.*Kantele/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/artist\/\d+\/odile-varga$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
});

test('the not-found page has the words and the way home', async ({ page }) => {
  await open(page, '/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Looks like you've found the doorway to the great nothing",
  );
  await page.getByRole('link', { name: 'Take me there!' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('back restores the place on the page', async ({ page }) => {
  const pages = await publicPages(page);
  await open(page, pages.home ?? '/');
  const main = page.locator('#main');
  const link = page.getByRole('main').getByRole('link', { name: 'Chamber folk' }).first();
  await link.scrollIntoViewIfNeeded();
  const offset = await main.evaluate((element) => element.scrollTop);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chamber folk');
  await page.goBack();
  await expect.poll(() => main.evaluate((element) => element.scrollTop)).toBeGreaterThan(offset - 60);
});

test('a theme is chosen without a reload and is there at the next first paint', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  const otherTab = await page.context().newPage();
  await open(otherTab, '/');
  await page
    .getByRole('button', { name: /theme|appearance/i })
    .first()
    .click();
  await page
    .getByRole('menuitemradio', { name: 'Pressing' })
    .or(page.getByRole('menuitem', { name: 'Pressing' }))
    .first()
    .click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await background()).toBe('rgb(18, 17, 14)');
  // It reaches the other tabs, without a reload.
  await expect(otherTab.locator('html')).toHaveClass(/dark/);
  await expect(otherTab.locator('html')).toHaveCSS('background-color', 'rgb(18, 17, 14)');
  await otherTab.close();
  const response = await page.goto('/');
  expect(await response?.text()).toMatch(/<html[^>]* class="dark"/);
  expect(await background()).toBe('rgb(18, 17, 14)');
  expect(isMobile).toBeDefined();
});

test('the album at the top of home is not on its shelf as well, unless there is something to resume', async ({
  page,
}) => {
  await open(page, '/');
  const featured = page.getByRole('region', { name: 'Newest album' });
  const name = (await featured.getByRole('heading').textContent()) ?? '';
  const shelf = page.getByRole('region', { name: 'New releases' });
  await expect(shelf.getByRole('article').first()).toBeVisible();
  await expect(shelf.getByRole('article').filter({ hasText: name })).toBeHidden();
  await open(page, '/channel/new-releases');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(name);

  await playAlbum(page, 'Open Water');
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        window.moved += 'value' in shift ? Number(shift.value) : Number.NaN;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Resume', exact: true })).toBeVisible();
  await expect(shelf.getByRole('article').first()).toContainText(name);
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.005);
});

test('hostile names are text everywhere', async ({ page }) => {
  await page.goto('/search/stop');
  await expect(page.getByRole('main')).toContainText('Don’t Stop <b>Here</b>');
  await expect(page.locator('main b')).toHaveCount(0);
});
