import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addDraft, becomeArtist, make, removeArtist, same } from './own-artist.ts';
import { addPerson, signIn } from './people.ts';

/** Types a name into a field and takes it from the list by keyboard. */
async function choose(page: Page, field: RegExp, name: string) {
  const box = page.getByRole('combobox', { name: field });
  await box.pressSequentially(name);
  await expect(page.getByRole('option')).toHaveText([name]);
  await box.press('ArrowDown');
  await box.press('Enter');
}

test('an artist writes lyrics, syncs them by a key at each line, and listeners follow them', async ({
  page,
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kantele-lyrics-'));
  const { artistId } = await becomeArtist(page, `Tideline ${Date.now().toString(36)}`);
  const album = await addDraft(page, artistId, folder);
  await open(page, `/backstage/releases/${album.id}`);
  await page.getByRole('button', { name: 'Actions for Slack Water' }).click();
  await page.getByRole('menuitem', { name: 'Lyrics…' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lyrics of Slack Water' })).toBeVisible();
  await expect(page).toHaveURL(/\/backstage\/releases\/\d+\/lyrics\/\d+$/);
  await page.getByRole('textbox', { name: /^Words/ }).fill('Low on the shore\nRope and tar\n\nHome by four');
  await choose(page, /^Language of the words/, 'Finnish');
  await expectNoFaults(page, 'the words of a song');

  await page.getByRole('tab', { name: 'Timing' }).click();
  const lines = page.getByRole('list', { name: 'Lines' }).getByRole('button');
  await expect(lines).toHaveCount(3);
  await page.getByRole('button', { name: 'Start from the beginning' }).focus();
  await page.keyboard.press('Enter');
  const tap = page.getByRole('button', { name: 'Set the time of this line' });
  await expect(tap).toBeFocused();
  const past = (seconds: number) =>
    expect
      .poll(async () => Number(await page.getByRole('slider', { name: 'Seek' }).inputValue()))
      .toBeGreaterThan(seconds);
  await past(0.8);
  await page.keyboard.press('Space');
  await expect(lines.nth(0)).toContainText(/0:0[0-3]\.\d\d/);
  await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true');
  // Space set the time and did not pause the song.
  await past(2.5);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true');
  const timeOf = async (place: number) => {
    const time = /(\d+):(\d\d\.\d\d)/.exec((await lines.nth(place).textContent()) ?? '');
    return Math.round(Number(time?.[1]) * 6_000 + Number(time?.[2]) * 100);
  };
  const before = await timeOf(1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => timeOf(1)).toBe(before + 10);
  await expect(page.getByText('1 line has no time yet.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await past(4.5);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expectNoFaults(page, 'the times of lines');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await expect(page.getByRole('button', { name: 'Home by four' })).toHaveAttribute('aria-current', 'true');
  await expectNoFaults(page, 'the preview of lyrics');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export LRC' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Slack Water.lrc');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toMatch(/^\[la:fi\]\n\[00:0\d\.\d{3}\]Low on the shore\n\[00:0\d\.\d{3}\]Rope and tar\n/);

  const lrc = join(folder, 'other.lrc');
  writeFileSync(lrc, `${text.replace('Low on', 'High on')}`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import LRC or text' }).click();
  await (await chooser).setFiles(lrc);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();

  const cover = await page.request.post('/api/v1/file-entries', {
    headers: same,
    multipart: {
      file: { name: 'cover.png', mimeType: 'image/png', buffer: picture(folder, 'teal', '800x800') },
    },
  });
  const { fileEntry } = (await cover.json()) as { fileEntry: { id: number } };
  await page.request.put(`/api/v1/backstage/releases/${album.id}/cover`, {
    headers: same,
    data: { entry_id: fileEntry.id },
  });
  const out = await page.request.put(`/api/v1/albums/${album.id}`, {
    headers: same,
    data: { visibility: 'public' },
  });
  expect(out.status(), await out.text()).toBe(200);
  const guest = await browser.newPage();
  await open(guest, album.path);
  await guest.getByRole('button', { name: /^Play/ }).first().click();
  await guest.getByRole('button', { name: 'Lyrics' }).first().click();
  await expect(guest.getByRole('button', { name: 'High on the shore' })).toBeVisible();
  await expect(guest.getByRole('button', { name: 'High on the shore' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await guest.close();
  await removeArtist(page, artistId, album.id);
  rmSync(folder, { recursive: true });
});

function picture(folder: string, color: string, size: string): Buffer {
  const path = join(folder, `${color}.png`);
  make(['-i', `color=c=${color}:s=${size}`, '-frames:v', '1'], path);
  return readFileSync(path);
}

test('an artist tells about themselves, and a guest reads it', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kantele-profile-'));
  const { artistId } = await becomeArtist(page, `Breakwater ${Date.now().toString(36)}`);
  await open(page, '/backstage');
  await page.getByRole('link', { name: 'Artist profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Artist profile' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '(you)' })).toBeVisible();
  await expectNoFaults(page, 'the profile of an artist');
  await page.getByRole('textbox', { name: /^Biography/ }).fill('Two sisters and a harmonium.');
  await page.getByRole('textbox', { name: /^City/ }).fill('Turku');
  await choose(page, /^Country/, 'Finland');
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('textbox', { name: 'Title of the link' }).fill('Shop');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('ftp://shop.example');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('https://shop.example');
  await save.click();
  await expect(save).toBeHidden();
  const pictures = { Portrait: ['teal', '600x600'], 'Wide picture': ['maroon', '1500x600'] } as const;
  for (const [name, [color, size]] of Object.entries(pictures)) {
    picture(folder, color, size);
    const field = page.getByRole('group', { name });
    const chooser = page.waitForEvent('filechooser');
    await field.getByRole('button', { name: 'Add picture' }).click();
    await (await chooser).setFiles(join(folder, `${color}.png`));
    await expect(field.getByRole('button', { name: 'Change picture' })).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change picture' })).toHaveCount(2);
  await expectNoFaults(page, 'a profile with pictures');

  const guest = await browser.newPage();
  await open(guest, `/artist/${artistId}/x`);
  await guest.getByRole('link', { name: 'About', exact: true }).click();
  await expect(guest.getByText('Two sisters and a harmonium.').first()).toBeVisible();
  await expect(guest.getByText('Turku, Finland').first()).toBeVisible();
  await expect(guest.getByRole('link', { name: 'shop.example' })).toHaveAttribute(
    'href',
    'https://shop.example',
  );
  await expectNoFaults(guest, 'an artist with a wide picture');
  await guest.close();
  await removeArtist(page, artistId);
  rmSync(folder, { recursive: true });
});

test('a member an owner adds sees a draft, and sees nothing once removed', async ({
  page,
  browser,
  problems,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kantele-member-'));
  const { artistId } = await becomeArtist(page, `Lightship ${Date.now().toString(36)}`);
  const album = await addDraft(page, artistId, folder);
  const helper = await addPerson(page, 'helper');
  await open(page, `/backstage/artist?artist=${artistId}`);
  const members = page.getByRole('list', { name: 'Members' }).getByRole('listitem');
  await page.getByRole('textbox', { name: 'Email address or name of an account' }).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Add member' }).click();
  await expect(page.getByText('There is no account with this name or address.')).toBeVisible();
  problems.splice(0);
  await page.getByRole('textbox', { name: 'Email address or name of an account' }).fill(helper.email);
  await page.getByRole('button', { name: 'Add member' }).click();
  await expect(members).toHaveCount(2);
  await expectNoFaults(page, 'members of an artist');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, helper.email);
  await open(other, `/backstage/releases/${album.id}`);
  await expect(other.getByRole('heading', { level: 1, name: 'Slack Water' })).toBeVisible();

  await members
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(members).toHaveCount(1);
  await other.goto(`/backstage/releases/${album.id}`);
  await expect(other.getByRole('heading', { name: 'Slack Water' })).toBeHidden();
  await other.goto(album.path);
  await expect(other.getByText('Slack Water')).toBeHidden();
  await other.context().close();
  await removeArtist(page, artistId, album.id);
  rmSync(folder, { recursive: true });
});
