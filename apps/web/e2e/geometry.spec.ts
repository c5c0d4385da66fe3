import type { Locator, Page } from '@playwright/test';
import { boxOf, cutTexts, overprints, setTextSize } from './boxes.ts';
import { barComes, expect, find, open, playAlbum, test } from './kantele.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const barOf = (page: Page) => page.getByRole('region', { name: 'Player' });
/** Waits until everything of these lies wholly in the window. */
const expectWhole = async (all: Locator) => {
  for (const one of await all.all()) await expect(one).toBeInViewport({ ratio: 1 });
};

/** What the browser says of requests without a line is no problem of the page. */
const forgive = (problems: string[]) => {
  expect(problems.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(line))).toEqual([]);
  problems.length = 0;
};

test('a notice makes the player higher and cuts nothing of it', async ({ page, context, problems }) => {
  await open(page, '/');
  const main = page.getByRole('main');
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await barComes(page);
    await expect(barOf(page).getByRole('button', { name: 'Next track' })).toBeVisible();
    const before = await boxOf(main);
    await context.setOffline(true);
    const notice = page.getByText('You’re offline');
    await expect(notice).toBeVisible();
    await expectWhole(barOf(page).getByRole('button'));
    if (size.width < 768) await expectWhole(page.getByRole('navigation', { name: 'Main' }).getByRole('link'));
    // The page yields.
    const line = await boxOf(notice);
    const after = await boxOf(main);
    expect(after.bottom).toBeLessThanOrEqual(line.y + 1);
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect.poll(async () => (await boxOf(main)).bottom).toBe(before.bottom);
  }
  forgive(problems);
});

test('with letters of twice the size no text is printed over another', { tag: '@long' }, async ({ page }) => {
  await setTextSize(page, 32);
  const album = await find(page, 'albums', 'Northern Rooms');
  const artist = await find(page, 'artists', 'Odile Varga');
  await playAlbum(page, 'Northern Rooms');
  const paths = [
    '/',
    `/album/${album.id}/${album.slug}`,
    `/artist/${artist.id}/${artist.slug}`,
    '/search',
    '/search/rooms',
    '/tracks',
    '/albums',
  ];
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const path of paths) {
      await open(page, path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await expect(barOf(page).getByRole('button', { name: 'Next track' })).toBeVisible();
      const look = async () => [
        ...(await overprints(page)),
        ...(await cutTexts(page, '#main [role="row"], #player, nav a, header')),
      ];
      expect([size.width, path, await look()]).toEqual([size.width, path, []]);
      await page.getByRole('main').evaluate((main) => main.scrollTo(0, 500));
      expect([size.width, path, 'below', await overprintsBelow(page)]).toEqual([
        size.width,
        path,
        'below',
        [],
      ]);
    }
  }
  // A window of twice the width has the panel beside the page.
  await page.setViewportSize({ width: 2560, height: 1440 });
  await barOf(page).getByRole('button', { name: 'Queue' }).click();
  const next = page.getByRole('grid', { name: /^Next from/ });
  await expect(next.getByRole('row').first()).toBeVisible();
  expect(await overprints(page)).toEqual([]);
});

/** Rows that are scrolled under the bar above, or under the heads of their columns, lie under the ground of those. */
async function overprintsBelow(page: Page): Promise<string[]> {
  const texts = await page.getByRole('banner').allInnerTexts();
  const heads = await page.getByRole('columnheader').allTextContents();
  const words = [...texts, ...heads].flatMap((text) => text.split('\n')).filter(Boolean);
  const all = await overprints(page);
  return all.filter((pair) => !words.some((word) => pair.includes(word.slice(0, 30))));
}

test('at 400 % the bars leave when one scrolls on, and come back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await open(page, '/albums');
  await expect(barOf(page).getByRole('button', { name: 'Next track' })).toBeAttached();
  const main = page.getByRole('main');
  const free = () =>
    main.evaluate((element) => {
      let rows = 0;
      for (let y = 2; y < window.innerHeight; y += 5)
        if (element.contains(document.elementFromPoint(180, y))) rows += 5;
      return rows / window.innerHeight;
    });
  await main.evaluate((element) => element.scrollTo(0, 150));
  await expect.poll(free).toBeGreaterThanOrEqual(0.6);
  // Whoever goes back, or comes by keys, finds them.
  await main.evaluate((element) => element.scrollTo(0, 60));
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeInViewport({
    ratio: 1,
  });
  await main.evaluate((element) => element.scrollTo(0, 200));
  await expect.poll(free).toBeGreaterThanOrEqual(0.6);
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('rows are alike wherever they stand, and the play cell lies on the cover', async ({ page }) => {
  const order = async (row: Locator) => {
    await row.hover();
    const time = await boxOf(row.getByText(/^\d+:\d\d$/).first());
    const more = await boxOf(row.getByRole('button', { name: /^More about/ }));
    return time.x < more.x;
  };
  await open(page, '/search/lamp');
  const found = page.getByRole('row', { name: /Lamp in the Window/ }).first();
  expect(await order(found)).toBe(true);
  const cover = await boxOf(found.locator('[data-art]').first());
  const cell = await boxOf(found.getByRole('button', { name: /^Play Lamp/ }).locator('svg'));
  expect([cell.x, cell.y, cell.right, cell.bottom].map(Math.round)).toEqual(
    [cover.x, cover.y, cover.right, cover.bottom].map(Math.round),
  );
  const album = await find(page, 'albums', 'Northern Rooms');
  await open(page, `/album/${album.id}/${album.slug}`);
  expect(await order(page.getByRole('row', { name: /Lamp in the Window/ }))).toBe(true);
  // One side needs no sum of its own under the sum of the album.
  await expect(page.getByRole('main').getByText('6:10', { exact: true })).toHaveCount(0);
  const artist = await find(page, 'artists', 'Odile Varga');
  await open(page, `/artist/${artist.id}/${artist.slug}`);
  expect(await order(page.getByRole('row').first())).toBe(true);
});

test('a genre is found by its name', async ({ page }) => {
  await open(page, '/search/chamber');
  await page.getByRole('navigation', { name: 'Genres' }).getByRole('link', { name: 'Chamber folk' }).click();
  await expect(page).toHaveURL(/\/genre\/chamber-folk/);
});

test('in the rail what plays keeps its cover on the line of the icons', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await playAlbum(page, 'Northern Rooms');
  const lately = page.getByRole('navigation', { name: 'Recently played' }).getByRole('link').first();
  const cover = await boxOf(lately.locator('[data-art]'));
  const icon = await boxOf(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).locator('svg'),
  );
  expect(Math.abs(cover.x + cover.width / 2 - (icon.x + icon.width / 2))).toBeLessThanOrEqual(1);
});

test('on a phone shelves reach the edge, small links can be hit, albums can be sorted, and Back leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const shelf = page
    .getByRole('main')
    .getByRole('list')
    .filter({ has: page.getByRole('article') })
    .first();
  const { x, right } = await boxOf(shelf);
  expect([x, right]).toEqual([0, 390]);
  const first = await boxOf(shelf.getByRole('listitem').first());
  expect(first.x).toBe(16);
  for (const link of await shelf.getByRole('link', { name: 'Odile Varga' }).all()) {
    const { height } = await boxOf(link);
    expect(height).toBeGreaterThanOrEqual(24);
  }
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeHidden();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Albums' }).click();
  await page.getByRole('heading', { name: 'Albums' }).waitFor();
  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'A–Z' }).click();
  await expect(page).toHaveURL(/sort=name/);
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await expect(back).toBeInViewport({ ratio: 1 });
  await back.click();
  await expect(page).toHaveURL(/\/$/);
});

test('the player offers something before anything has played', async ({ page }) => {
  await open(page, '/');
  const bar = barOf(page);
  await expect(bar.getByText('Pick something to play')).toBeVisible();
  await bar.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(bar).toContainText('Lamp in the Window');
});

test('full player: one left edge for all three parts, eight pixels to seek, and no empty half', async ({
  page,
}) => {
  await playAlbum(page, 'Northern Rooms');
  await barOf(page).getByRole('button', { name: 'Full screen' }).click();
  const full = page.getByRole('dialog', { name: 'Full screen player' });
  const line = (slider: Element) => slider.closest('[data-look]')?.firstElementChild?.clientHeight;
  expect(await full.getByRole('slider', { name: 'Seek' }).evaluate(line)).toBe(8);
  const edges: number[] = [];
  await full.getByRole('tab', { name: 'Lyrics' }).click();
  edges.push(await textEdge(full.getByRole('button', { name: 'A lamp in the window' })));
  await full.getByRole('tab', { name: 'Up next' }).click();
  edges.push(await textEdge(full.getByRole('heading', { name: /^Next from/ })));
  await full.getByRole('tab', { name: 'Credits' }).click();
  edges.push(await textEdge(full.getByText('Written by')));
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(1);
  await page.keyboard.press('j');
  await full.getByRole('tab', { name: 'Lyrics' }).click();
  await expect(full.getByText('No lyrics for this track yet')).toBeVisible();
  await expect(full.getByRole('region', { name: 'About Odile Varga' })).toBeVisible();
});

/** Where the letters of something begin. */
const textEdge = (locator: Locator) =>
  locator.first().evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().left);
  });
