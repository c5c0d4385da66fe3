import type { Page } from '@playwright/test';
import { barComes, expect, expectSound, find, open, pressPlay, test } from './kantele.ts';
import { addPerson, password, signIn } from './people.ts';

/** Opens a page whose scripts come when the returned function is called. */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((done) => {
    come = done;
  });
  await page.route(/\/assets\/entry-client/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return come;
}

/** Every address a page asks for. */
function addresses(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => void found.push(request.url()));
  return found;
}

/** Spaces are written in more than one way. */
const tellsPassword = (url: string) => password.split(' ').every((word) => url.includes(word));

/** What of the player, the bell and the account can be used, and where it lies. */
const frameParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#player :is(button, input, p), header :is(a, button)')]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.ariaLabel ?? part.textContent, x, y, width, height];
      }),
  );

for (const who of ['a guest', 'somebody who is signed in'])
  test(`the player, the bell and the account stand where they stay before any code, for ${who}`, async ({
    page,
    browser,
    isMobile,
    viewport,
  }) => {
    const isGuest = who === 'a guest';
    if (!isGuest) await signIn(page, (await addPerson(page, 'lark')).email);
    const plain = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
      baseURL: process.env.E2E_URL,
      viewport,
      isMobile,
    });
    const early = await plain.newPage();
    await early.goto('/albums');
    const bar = early.getByRole('region', { name: 'Player' });
    for (const name of isMobile
      ? ['Play', 'Next track']
      : ['Shuffle', 'Play', 'Queue', 'Mute', 'Full screen'])
      await expect(bar.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(bar.getByText('Pick something to play').filter({ visible: true })).toBeVisible();
    const banner = early.getByRole('banner');
    const bell = banner.getByRole('link', { name: /^Notifications/ });
    await expect(bell).toHaveCount(isGuest || isMobile ? 0 : 1);
    const first = await frameParts(early);
    await open(page, '/albums');
    await barComes(page);
    if (!isGuest) await page.getByRole('banner').getByRole('button', { name: 'lark' }).waitFor();
    await expect.poll(() => frameParts(page)).toEqual(first);
    if (!isGuest) {
      await banner.getByRole('link', { name: 'lark' }).click();
      await expect(early).toHaveURL(/account-settings$/);
    }
    await plain.close();
  });

test('Play of the player pressed before the code of the page is there is heard once it is, signed in or not', async ({
  page,
}) => {
  const { email } = await addPerson(page);
  for (const signedIn of [false, true]) {
    if (signedIn) await signIn(page, email);
    const codeComes = await openWithoutCode(page, '/albums');
    const bar = page.getByRole('region', { name: 'Player' });
    await bar.getByRole('button', { name: 'Play', exact: true }).click();
    codeComes();
    await expect(bar.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
  }
});

test('the focus in the player stays where it is when its code comes', async ({ page }) => {
  const codeComes = await openWithoutCode(page, '/albums');
  const bar = page.getByRole('region', { name: 'Player' });
  await bar.getByRole('button', { name: 'Play', exact: true }).focus();
  codeComes();
  await barComes(page);
  await expect(bar.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
});

test('Play pressed before the code of the page is there is heard once it is', async ({ page }) => {
  const { id, slug } = await find(page, 'albums', 'Northern Rooms');
  const codeComes = await openWithoutCode(page, `/album/${id}/${slug}`);
  await pressPlay(page, 'Northern Rooms');
  codeComes();
  await expectSound(page);
});

test('what was scrolled before the code of the page is there stays', async ({ page }) => {
  const codeComes = await openWithoutCode(page, '/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Chamber folk' }).first().scrollIntoViewIfNeeded();
  await main.evaluate((element) => element.scrollTo(0, 60));
  const offset = () => main.evaluate((element) => element.scrollTop);
  expect(await offset()).toBe(60);
  codeComes();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  expect(await offset()).toBe(60);
});

test('keys pressed before the code of the page is there act once it is', async ({ page }) => {
  const codeComes = await openWithoutCode(page, '/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Nor');
  codeComes();
  await expect(page.getByRole('searchbox', { name: 'Command palette' })).toHaveValue('Nor');
  await expect(page).toHaveTitle(/^Sign in to your account/);
});

test('what is typed after the keys of the palette is meant for it, though a field had the focus', async ({
  page,
}) => {
  const codeComes = await openWithoutCode(page, '/search');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await field.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Norx');
  await page.keyboard.press('Backspace');
  codeComes();
  await expect(page.getByRole('searchbox', { name: 'Command palette' })).toHaveValue('Nor');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

test('what is typed after keys that no longer open the palette stays where it is typed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kantele.interface', '{"keys":{"palette":"Mod+j"}}'));
  const codeComes = await openWithoutCode(page, '/search');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await field.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('hald');
  codeComes();
  await expect(page.getByRole('link', { name: 'Halden Ferry' }).first()).toBeVisible();
  await expect(field).toHaveValue('hald');
});

test('a search typed before the code of the page is there goes on once it is', async ({ page, isMobile }) => {
  // On a phone only the search page has the field.
  const codeComes = await openWithoutCode(page, isMobile ? '/search' : '/albums');
  const field = page.getByRole('combobox', { name: 'Search', exact: true });
  await field.waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('hald');
  codeComes();
  const found = page.getByRole(isMobile ? 'link' : 'option', { name: 'Halden Ferry' });
  await expect(found.first()).toBeVisible();
  await expect(field).toHaveValue('hald');
});

test('a form sent before the code of the page is there is sent once it is', async ({ page }) => {
  const { email } = await addPerson(page);
  const asked = addresses(page);
  const codeComes = await openWithoutCode(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').press('Space');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  codeComes();
  await expect(page).toHaveURL(/\/$/);
  const session = (await page.context().cookies()).find(({ name }) => name === 'sid');
  expect(session?.expires).toBe(-1);
  expect(asked.filter(tellsPassword)).toEqual([]);
});

test('a form sent in the moment the page comes alive has what was typed before', async ({ page }) => {
  const { email } = await addPerson(page);
  const codeComes = await openWithoutCode(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.evaluate(() => {
    const alive = new MutationObserver(() => {
      alive.disconnect();
      document.querySelector('form')?.requestSubmit();
    });
    alive.observe(document.documentElement, { attributeFilter: ['data-hydrated'] });
  });
  codeComes();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a password is never part of an address', async ({ page }) => {
    const asked = addresses(page);
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill('someone@example.com');
    await page.getByLabel('Password', { exact: true }).fill(password);
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.keyboard.press('Enter');
    expect(new URL((await answer).url()).search).toBe('');
    expect(asked.filter(tellsPassword)).toEqual([]);
  });
});
