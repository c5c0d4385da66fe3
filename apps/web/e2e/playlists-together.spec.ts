import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, linkIn, mailTo, newAddress, password, register, signIn } from './people.ts';

const name = 'Rainy days';
const songs = ['Lamp in the Window', 'Every Door a Different Blue', 'What the Ice Kept'] as const;
const [lamp, door, ice] = songs;

const titles = async (page: Page) =>
  (await page.getByRole('grid', { name }).getByRole('row').getByRole('link').allTextContents()).filter(
    (text) => songs.some((song) => song === text),
  );
const expectSongs = (page: Page, wanted: string[]) => expect.poll(() => titles(page)).toEqual(wanted);

const openMenu = (page: Page, song: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `More about ${song}` })
    .click();

/** Opens the menu of a song and chooses what it says. */
async function choose(page: Page, song: string, item: string) {
  await openMenu(page, song);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('two people make a playlist together: by a link, live, until one is taken out', async ({
  page,
  browser,
}) => {
  const [ada, ben] = [await addPerson(page, 'ada'), await addPerson(page, 'ben')];
  await signIn(page, ada.email);
  const album = await find(page, 'albums', 'Northern Rooms');
  await open(page, `/album/${album.id}/${album.slug}`);
  await choose(page, lamp, 'Add to playlist');
  await page.getByRole('dialog').getByRole('textbox', { name: 'New playlist' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expectSongs(page, [lamp]);

  await page.getByRole('button', { name: `People who make ${name}` }).click();
  const people = page.getByRole('dialog', { name: 'People who make this playlist' });
  await expect(people.getByText('ada (you)')).toBeVisible();
  await people.getByRole('button', { name: 'Create link' }).click();
  const link = people.getByText(/\/playlist-invitation\//);
  await expect(link).toBeVisible();
  await expectNoFaults(page, 'the people of a playlist');
  const address = new URL((await link.textContent()) ?? '').pathname;

  // Who is not signed in does so first, and comes back to the invitation.
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, address);
  await other.getByLabel('Email', { exact: true }).fill(ben.email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(
    other.getByRole('heading', { level: 1, name: `ada invites you to make ${name} together` }),
  ).toBeVisible();
  await expectNoFaults(other, 'an invitation to a playlist');
  await other.getByRole('button', { name: 'Join playlist' }).click();
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectSongs(other, [lamp]);
  await expect(people.getByText('ben', { exact: true })).toBeVisible();

  // Who may add cannot move what is there.
  await open(other, `/album/${album.id}/${album.slug}`);
  for (const song of [door, ice]) {
    await choose(other, song, 'Add to playlist');
    await other.getByRole('dialog').getByRole('button', { name }).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);
  }
  await people.getByRole('button', { name: /What ben may do/ }).click();
  await page.getByRole('option', { name: 'Can edit everything' }).click();
  await people.getByRole('button', { name: 'Close' }).click();
  await expectSongs(page, [lamp, door, ice]);
  const row = (song: string) => page.getByRole('grid', { name }).getByRole('row').filter({ hasText: song });
  await expect(row(lamp).getByRole('link', { name: 'ada' })).toBeVisible();
  await expect(row(ice).getByRole('link', { name: 'ben' })).toHaveAttribute('href', /^\/user\//);
  await expectNoFaults(page, 'a playlist of several people');

  // Both move at once, and each keeps the other's change.
  await other.goBack();
  await expectSongs(other, [lamp, door, ice]);
  await Promise.all([choose(page, ice, 'Move to the beginning'), choose(other, door, 'Move to the end')]);
  for (const one of [page, other]) await expectSongs(one, [ice, lamp, door]);

  // A menu that is open stays about its song when that comes to stand elsewhere.
  await openMenu(other, lamp);
  await choose(page, ice, 'Move to the end');
  await expectSongs(other, [lamp, door, ice]);
  await other.getByRole('menuitem', { name: 'Move to the end', exact: true }).click();
  for (const one of [page, other]) await expectSongs(one, [door, ice, lamp]);

  await page.getByRole('button', { name: `People who make ${name}` }).click();
  await people.getByRole('button', { name: 'Remove ben' }).click();
  await expect(people.getByText('ben', { exact: true })).toHaveCount(0);
  await people.getByRole('button', { name: /^Revoke the link/ }).click();
  await expect(people.getByRole('list', { name: 'Open links' })).toHaveCount(0);
  await open(other, address);
  await expect(
    other.getByRole('heading', { level: 1, name: 'This invite is no longer valid' }),
  ).toBeVisible();
  await expectNoFaults(other, 'an invitation that is over');
  await other.getByRole('link', { name: 'Your playlists' }).click();
  await expect(other.getByText('No playlists yet')).toBeVisible();
  await context.close();
});

test('somebody one knows is invited by name, sees that in the inbox, declines, and joins when asked again', async ({
  page,
  browser,
}) => {
  const [ada, ben] = [await addPerson(page, 'ada'), await addPerson(page, 'ben')];
  const headers = { 'sec-fetch-site': 'same-origin' };
  await signIn(page, ada.email);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, ben.email);
  await other.request.put(`/api/v1/users/me/follows/users/${ada.id}`, { headers });
  await open(other, '/');

  await page.request.post('/api/v1/playlists', { headers, data: { name } });
  await open(page, '/library/playlists');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: `People who make ${name}` }).click();
  const people = page.getByRole('dialog', { name: 'People who make this playlist' });
  const form = people.getByRole('region', { name: 'Invite somebody you know' });
  const invited = form.getByRole('list', { name: 'Invited' });
  const invite = async () => {
    await form.getByRole('combobox', { name: 'Name' }).fill('be');
    await page.getByRole('option', { name: 'ben' }).click();
    await form.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(invited.getByText('ben', { exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await other.getByRole('link', { name: `ada invites you to make ${name} together` }).click();
  };
  await invite();
  await expectNoFaults(page, 'somebody is invited');
  await expectNoFaults(other, 'an invitation for oneself alone');
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(other.getByText('Invitation declined')).toBeVisible();
  await expect(invited).toHaveCount(0);

  await invite();
  await other.getByRole('button', { name: 'Join playlist' }).click();
  await expect(other.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(people.getByRole('button', { name: /What ben may do/ })).toBeVisible();
  await expect(invited).toHaveCount(0);
  await context.close();
});

/** Registers as a newcomer does, and confirms the address. */
async function registered(page: Page): Promise<string> {
  const email = newAddress('newcomer');
  await open(page, '/register');
  await register(page, email);
  await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await page.goto(linkIn(await mailTo(email, /./)));
  await expect(page).toHaveURL(/\/$/);
  return email;
}

test('a newcomer makes a playlist with somebody, takes all of it along and goes, and the other keeps it', async ({
  page,
  browser,
}) => {
  const ben = await addPerson(page, 'ben');
  const email = await registered(page);
  const album = await find(page, 'albums', 'Northern Rooms');
  await open(page, `/album/${album.id}/${album.slug}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Like ${lamp}` }).click();
  await choose(page, lamp, 'Add to playlist');
  await page.getByRole('dialog').getByRole('textbox', { name: 'New playlist' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: `People who make ${name}` }).click();
  const people = page.getByRole('dialog', { name: 'People who make this playlist' });
  await people.getByRole('button', { name: 'Create link' }).click();
  const address = await people.getByText(/\/playlist-invitation\//).textContent();
  await people.getByRole('button', { name: 'Close' }).click();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, ben.email);
  await open(other, new URL(address ?? '').pathname);
  await other.getByRole('button', { name: 'Join playlist' }).click();
  await expectSongs(other, [lamp]);
  await open(other, `/album/${album.id}/${album.slug}`);
  await choose(other, ice, 'Add to playlist');
  await other.getByRole('dialog').getByRole('button', { name }).click();
  await expectSongs(page, [lamp, ice]);

  /** What a button of the page sends as a file. */
  const sent = async (press: () => Promise<void>) => {
    const download = page.waitForEvent('download');
    await press();
    return readFile(await (await download).path(), 'latin1');
  };
  await main
    .getByRole('button', { name: `More about ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Export the list' }).click();
  const list = await sent(() => page.getByRole('menuitem', { name: 'XSPF' }).click());
  expect(list).toContain(ice);

  await open(page, '/account-settings');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByText(/^Ready: /)).toBeVisible();
  const data = await sent(() => page.getByRole('button', { name: 'Download' }).click());
  expect(data).toContain('library.jsonl');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Your email').fill(email);
  await question.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await other.reload();
  await other.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name }).click();
  await expectSongs(other, [lamp, ice]);
  await choose(other, ice, 'Move to the beginning');
  await expectSongs(other, [ice, lamp]);
  await context.close();
});
