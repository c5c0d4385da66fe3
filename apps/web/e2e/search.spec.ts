import type { Page } from '@playwright/test';
import { faults } from './faults.ts';
import { clock, expect, expectSound, open, test } from './kantele.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const results = (page: Page) => page.getByRole('main');

test('results follow the typing, and the old ones stay until the new are there', async ({ page }) => {
  await open(page, '/search');
  await field(page).fill('open');
  await expect(page).toHaveURL(/\/search\/open$/);
  const album = results(page).getByRole('link', { name: 'Open Water' }).first();
  await expect(album).toBeVisible();

  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const asked: string[] = [];
  await page.route('**/trpc/search.query*', async (route) => {
    asked.push(decodeURIComponent(route.request().url()));
    await answered;
    // The page may have ended the request meanwhile.
    await route.continue().catch(() => {});
  });
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('search.query'));
  await field(page).fill('open northern');
  await expect(page).toHaveURL(/\/search\/open%20northern$/);
  await expect.poll(() => asked.length).toBe(1);
  await expect(album).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Searching' })).toBeVisible();
  await field(page).fill('northern rooms');
  await expect(page).toHaveURL(/\/search\/northern%20rooms$/);
  await ended;
  await expect(album).toBeVisible();
  answer();
  await expect(results(page).getByRole('link', { name: 'Northern Rooms' }).first()).toBeVisible();
  await expect(album).toBeHidden();
  await expect(page.getByRole('progressbar', { name: 'Searching' })).toBeHidden();

  await field(page).fill('nothern roms');
  const meant = results(page).getByText('Did you mean').getByRole('link', { name: 'Northern Rooms' });
  await meant.click();
  await expect(page).toHaveURL(/\/search\/Northern%20Rooms$/);
  await expect(page.getByRole('heading', { name: 'Top result' })).toBeVisible();
});

test('kinds of results are addresses, and back leads to where one was', async ({ page }) => {
  await open(page, '/search/odile%20varga');
  const kinds = page.getByRole('navigation', { name: 'Kinds of results' });
  await kinds.getByRole('link', { name: 'Tracks' }).click();
  await expect(page).toHaveURL(/\?type=tracks$/);
  await expect(kinds.getByRole('link', { name: 'Tracks' })).toHaveAttribute('aria-current', 'page');
  await expect(kinds.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current', 'page');
  await expect(results(page).getByRole('row')).toHaveCount(7);
  await results(page).getByRole('link', { name: 'Salt on the Stairs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salt on the Stairs');
  await page.goBack();
  await expect(page).toHaveURL(/\?type=tracks$/);
  await expect(results(page).getByRole('row')).toHaveCount(7);

  await open(page, '/search/odile%20varga?type=albums');
  await expect(results(page).getByRole('link', { name: 'Northern Rooms' })).toBeVisible();
  await expect(results(page).getByRole('row')).toHaveCount(0);
});

test('what was searched for and found is remembered until it is forgotten', async ({ page }) => {
  await open(page, '/search');
  await field(page).fill('swell');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\/swell$/);
  await results(page).getByRole('article').getByRole('link', { name: 'Swell' }).click();
  await expect(page).toHaveURL(/\/track\//);

  await open(page, '/search');
  const recent = results(page).getByRole('region', { name: 'Recent' });
  await expect(recent.getByRole('listitem')).toHaveText([/Swell.*Track · Halden Ferry/, /swell.*Search/]);
  await recent.getByRole('button', { name: 'Remove Swell', exact: true }).click();
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await recent.getByRole('link', { name: 'swell' }).click();
  await expect(page).toHaveURL(/\/search\/swell$/);
  await open(page, '/search');
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toBeHidden();
  await page.reload();
  await expect(results(page).getByRole('region', { name: 'Genres' })).toBeVisible();
  await expect(recent).toBeHidden();
});

test('a line of lyrics is found, shown, and played from where it is sung', async ({ page }) => {
  await open(page, '/search');
  await field(page).fill('a road in the sn');
  const found = results(page).getByRole('region', { name: 'Lyrics' });
  await expect(found.getByText('A road in the snow')).toBeVisible();
  await expect(results(page).getByText('No results')).toBeHidden();
  expect(await faults(page)).toEqual([]);
  await found.getByRole('button', { name: /^Play .* from this line$/ }).click();
  await expectSound(page);
  expect(await clock(page)).toBeGreaterThanOrEqual(4.5);
  await page
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: 'Lyrics' })
    .click();
  await expect(page).toHaveURL(/type=lyrics$/);
  await expect(results(page).getByText('A road in the snow')).toBeVisible();
});
