import type { Page } from '@playwright/test';
import { boxOf } from './boxes.ts';
import { barComes, expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const barOf = (page: Page) => page.getByRole('region', { name: 'Player' });
/** What the browser says of requests without a line is no problem of the page. */
const forgive = (problems: string[]) => {
  expect(problems.filter((line) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(line))).toEqual([]);
  problems.length = 0;
};

test('a picture that does not come is asked for once more, then its place shows a letter', async ({
  page,
  problems,
}) => {
  const asked = new Map<string, number>();
  await page.route('**/images/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    await route.abort();
  });
  await open(page, '/albums');
  const cards = page.getByRole('list', { name: 'Albums' });
  await expect(cards.getByRole('article').filter({ hasText: 'Northern Rooms' })).toContainText('N');
  await expect.poll(() => [...asked.values()].every((count) => count === 2) && asked.size > 0).toBe(true);
  await expect(cards.locator('img')).toHaveCount(0);
  const letter = cards.getByText('N', { exact: true }).first();
  await expect(letter).toBeVisible();
  // A tile, not a hole: its own colour lies behind the letter.
  const grounds = await cards
    .getByText(/^[A-ZА-Я]$/)
    .evaluateAll((letters) =>
      letters.map((one) => one.parentElement && getComputedStyle(one.parentElement).backgroundColor),
    );
  expect(new Set(grounds).size).toBeGreaterThan(1);
  expect([...asked.values()]).toEqual([...asked.values()].map(() => 2));
  problems.length = 0;
});

test('what has come is shown at once: no timer holds it back', async ({ page }) => {
  // Timers of animations and of pauses between tries never fire here; those of 0 ms and the last resorts of seconds do.
  await page.addInitScript(() => {
    const later = window.setTimeout;
    const held = (ms = 0) => ms > 10 && ms < 1_000;
    window.setTimeout = ((work: () => void, ms?: number, ...values: unknown[]) =>
      held(ms) ? 0 : later(work, ms, ...values)) as typeof later;
  });
  await open(page, '/albums');
  await expect(barOf(page).getByRole('button', { name: 'Next track' })).toBeVisible();
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('pages on their way have the shape of what comes', async ({ page }) => {
  let gate: Promise<void> | undefined;
  let letThrough = () => {};
  const hold = () => {
    gate = new Promise((next) => {
      letThrough = next;
    });
  };
  await open(page, '/artists');
  await page.route('**/trpc/**', async (route) => {
    await gate;
    await route.continue();
  });
  hold();
  const loading = page.getByRole('main').getByText('Loading…');
  await page.getByRole('link', { name: 'Odile Varga' }).first().click();
  await expect(loading).toBeAttached();
  const outline = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('nav, [data-columns] > *')]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { x, y, width } = part.getBoundingClientRect();
          return [x, y, width].map(Math.round);
        }),
    );
  const artistBefore = await outline();
  letThrough();
  await page.getByRole('heading', { name: 'Top tracks' }).waitFor();
  const head = async () => (await outline()).slice(0, 3);
  await expect.poll(head).toEqual(artistBefore.slice(0, 3));
  expect(artistBefore.length).toBeGreaterThanOrEqual(3);

  hold();
  await page.getByRole('combobox', { name: /^Search/ }).fill('lamp');
  await page.keyboard.press('Enter');
  await expect(loading).toBeAttached();
  await expect(page.getByRole('main').locator('nav:visible')).toHaveCount(1);
  const searchBefore = await outline();
  letThrough();
  await page.getByRole('heading', { name: 'Top result' }).waitFor();
  await expect.poll(head).toEqual(searchBefore.slice(0, 3));
});

test('the first HTML for somebody who is signed in holds the frame, where it stays', async ({
  page,
  browser,
}) => {
  const { email } = await addPerson(page, 'frame');
  await signIn(page, email);
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState,
    baseURL: process.env.E2E_URL,
    viewport: { width: 1280, height: 800 },
  });
  const early = await plain.newPage();
  await early.goto('/');
  const parts = async (shown: Page) => {
    const main = shown.getByRole('main');
    return Promise.all(
      [
        shown.getByRole('navigation', { name: 'Main' }),
        shown.getByRole('banner'),
        main,
        shown.getByRole('region', { name: 'Player' }),
        shown.getByRole('link', { name: 'Songs', exact: true }),
      ].map(boxOf),
    );
  };
  const first = await parts(early);
  // The cover of the newest album stands where its block stood.
  const block = await boxOf(early.getByRole('main').locator('[data-pending] > * > *').first());
  await open(page, '/');
  expect(await parts(page)).toEqual(first);
  const cover = await boxOf(page.getByRole('region', { name: 'Newest album' }).locator('[data-art]').first());
  expect([cover.x, cover.y, cover.width]).toEqual([block.x, block.y, block.width]);
  await plain.close();
});

test('pages that cannot be had say so, with one thing to do', async ({ page, context, problems }) => {
  await open(page, '/albums?type=live');
  await expect(page.getByRole('link', { name: 'Show all kinds' })).toBeVisible();
  // What says so has come with a page that is not there.
  await open(page, '/nowhere/at/all');
  await page.getByRole('link', { name: 'Take me there!' }).click();
  await barComes(page);
  await context.setOffline(true);
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Artists' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  // By itself, once the line is back.
  await expect(main.getByRole('heading', { name: 'Artists' })).toBeVisible();
  forgive(problems);
});
