import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoFaults, faults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, asAdmin, signIn } from './people.ts';

/** Sounds of three formats with tags; the first is large enough to be sent resumably. */
function writeSounds(folder: string): string[] {
  const sounds = [
    { file: 'first.wav', title: 'Salt Road', number: 1, seconds: 40, codec: ['-c:a', 'pcm_s16le'] },
    { file: 'second.flac', title: 'Low Tide', number: 2, seconds: 5, codec: ['-c:a', 'flac'] },
    { file: 'third.mp3', title: 'Last Ferry', number: 3, seconds: 5, codec: ['-c:a', 'libmp3lame'] },
  ];
  return sounds.map(({ file, title, number, seconds, codec }) => {
    const path = join(folder, file);
    const tags = { title, album: 'Harbour Light', artist: 'Somebody', track: String(number) };
    const metadata = Object.entries(tags).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]);
    // No sound is like that of another run: the same one twice is told of.
    const source = `sine=frequency=${220 * number + (Date.now() % 1_000) / 10}:duration=${seconds}`;
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      source,
      '-ac',
      '2',
      ...codec,
      ...metadata,
      path,
    ]);
    return path;
  });
}

test('somebody becomes an artist, uploads music over a line that is cut, and publishes it for everybody', async ({
  page,
  browser,
  problems,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'kantele-upload-'));
  const artist = `Saltmarsh ${Date.now().toString(36)}`;
  const { email } = await addPerson(page, 'maker');
  await signIn(page, email);
  await open(page, '/backstage');
  await expectNoFaults(page, 'the way to become an artist');
  await page.getByRole('textbox', { name: 'Name of the artist' }).fill(artist);
  await page.getByRole('textbox', { name: /^Message/ }).fill('We play on the pier.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Waiting for a decision')).toBeVisible();

  const office = await browser.newPage();
  await signIn(office);
  await open(office, '/admin/requests');
  const request = office.getByRole('listitem').filter({ hasText: artist });
  await expect(request.getByText('We play on the pier.')).toBeVisible();
  await expectNoFaults(office, 'requests of artists');
  await request.getByRole('button', { name: 'Approve' }).click();
  await expect(request).toBeHidden();
  await office.close();

  await open(page, '/backstage');
  await expect(page.getByRole('heading', { level: 1, name: artist })).toBeVisible();
  await page.getByRole('link', { name: 'Upload', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New release' })).toBeVisible();
  await expectNoFaults(page, 'the page for uploads');
  let cuts = 0;
  await page.route('**/api/v1/tus/upload/*', async (route) => {
    if (route.request().method() !== 'PATCH' || cuts === 2) return route.continue();
    cuts += 1;
    await route.abort('connectionreset');
  });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(writeSounds(folder));
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Light' })).toBeVisible({
    timeout: 60_000,
  });
  expect(cuts).toBe(2);
  expect(problems.splice(0).filter((text) => !/ERR_CONNECTION_RESET/.test(text))).toEqual([]);

  const tracks = page.getByRole('grid', { name: 'Tracks' }).getByRole('row');
  await expect(tracks).toHaveCount(3);
  await expect(tracks.nth(0)).toContainText('Salt Road');
  await expect(tracks.getByText('Ready')).toHaveCount(3, { timeout: 60_000 });
  await expectNoFaults(page, 'the editor of a release');
  const act = async (track: string, command: string) => {
    await page.getByRole('button', { name: `Actions for ${track}` }).click();
    await page.getByRole('menuitem', { name: command }).click();
  };
  await act('Last Ferry', 'Move to the top');
  await expect(tracks.nth(0)).toContainText('Last Ferry');
  await act('Low Tide', 'Remove');
  await expect(tracks).toHaveCount(2);
  // What was deleted is still there for who has closed the page.
  await open(page, page.url());
  await page.getByRole('button', { name: 'Restore Low Tide' }).click();
  await expect(tracks).toHaveCount(3);
  await page.getByRole('button', { name: 'Edit several…' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Salt Road' }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const several = page.getByRole('dialog', { name: 'Edit 2 tracks' });
  await several.getByRole('textbox', { name: /^Name/ }).fill('Odile Varga');
  await several.getByRole('combobox', { name: /^Add genres/ }).fill('chamber');
  await page.getByRole('option', { name: 'Chamber Folk' }).click();
  await page.keyboard.press('Escape');
  await expectNoFaults(page, 'the form of several tracks');
  await several.getByRole('button', { name: 'Save' }).click();
  await expect(several).toBeHidden();
  await tracks.nth(0).getByText('Last Ferry').click();
  const one = page.getByRole('dialog', { name: 'Edit track' });
  await expect(one.getByRole('button', { name: 'Remove Chamber Folk' })).toBeVisible();
  await expect(one.getByRole('textbox', { name: 'Name' })).toHaveValue('Odile Varga');
  await expect(one.getByText(/^Loudness: /)).toBeVisible();
  await one.getByRole('button', { name: 'Cancel' }).click();

  const save = page.getByRole('button', { name: 'Save', exact: true });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /Visibility/ }).click();
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('Public');
  await save.click();
  await expect(page.getByText('Add a cover.').first()).toBeVisible();
  const picture = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add cover' }).click();
  const cover = join(folder, 'cover.png');
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    'color=c=teal:s=2000x1500',
    '-frames:v',
    '1',
    cover,
  ]);
  await (await picture).setFiles(cover);
  const square = page.getByRole('group', { name: 'Part of the picture' });
  await square.focus();
  await page.keyboard.press('ArrowLeft');
  // The dialog alone: announcements of what was done before stand in the page still.
  expect(await faults(page, (axe) => axe.include('[role="dialog"]'))).toEqual([]);
  await page.getByRole('button', { name: 'Use as the cover' }).click();
  await expect(page.getByRole('button', { name: 'Change cover' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Label/ }).fill('Pier Records');
  const offered = page.getByRole('checkbox', { name: 'Offer as a download' });
  await expect(offered).toBeChecked();
  await page.getByText('Offer as a download').click();
  await save.click();
  await expect(page.getByText('Public', { exact: true }).first()).toBeVisible();
  await expect(save).toBeHidden();

  const guest = await browser.newPage();
  // Lists of guests are kept for a while; nobody has searched for this before.
  await open(guest, `/search/${encodeURIComponent(artist)}`);
  await guest.getByRole('link', { name: artist }).first().click();
  await guest.getByRole('link', { name: 'Harbour Light' }).first().click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Harbour Light' })).toBeVisible();
  await expect(guest.getByText('Pier Records', { exact: true })).toBeVisible();
  await guest.getByRole('button', { name: /^Play/ }).first().click();
  await expect(guest.getByRole('button', { name: 'Pause' }).first()).toBeVisible();
  await guest.close();

  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing released yet')).toBeVisible();
  await open(page, page.url());
  await page.getByRole('button', { name: 'Restore Harbour Light' }).click();
  await page.getByRole('link', { name: 'Harbour Light' }).click();
  await expect(tracks).toHaveCount(3);
  await expect(offered).not.toBeChecked();
  const release = new URL(page.url()).pathname.split('/').at(-1);
  await asAdmin(page, async (api, headers) => {
    await api.delete(`/api/v1/albums/${release}`, { headers });
    const found = (await (await api.get('/api/v1/artists?orderBy=newest')).json()) as {
      pagination: { data: { id: number; name: string }[] };
    };
    const made = found.pagination.data.find(({ name }) => name === artist);
    await api.delete(`/api/v1/artists/${made?.id}`, { headers });
  });
  rmSync(folder, { recursive: true });
});
