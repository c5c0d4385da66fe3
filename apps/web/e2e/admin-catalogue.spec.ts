import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, asAdmin, signIn } from './people.ts';
import { writeTrack } from './write-track.ts';

interface Made {
  artist: number;
  albums: { id: number; name: string }[];
}

/** An artist with two albums of its own, so that lists of other tests stay as they are. */
function addAlbums(page: Page, name: string): Promise<Made> {
  return asAdmin(page, async (api, headers) => {
    const post = async (path: string, data: object) => {
      const response = await api.post(`/api/v1/${path}`, { headers, data });
      expect(response.status(), await response.text()).toBe(201);
      return response.json();
    };
    const { artist } = (await post('artists', { name })) as { artist: { id: number } };
    const albums = [];
    for (const title of [`${name} One`, `${name} Two`]) {
      const data = { name: title, artist_ids: [artist.id], visibility: 'unlisted' };
      albums.push(((await post('albums', data)) as { album: Made['albums'][number] }).album);
    }
    return { artist: artist.id, albums };
  });
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(page.getByText('Changes saved').first()).toBeVisible();

/** Types into a field of tags and takes what is found. */
async function choose(page: Page, field: RegExp, name: string) {
  await page.getByRole('combobox', { name: field }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

/** Looked at anew: without the announcements of what was just done. */
async function lookAnew(page: Page, name: string) {
  await open(page, page.url());
  await page.getByRole('rowheader').first().waitFor();
  await expectNoFaults(page, name);
}

async function deleteAll(page: Page, { artist, albums }: Made, genres: string[]) {
  await asAdmin(page, async (api, headers) => {
    for (const { id } of albums) await api.delete(`/api/v1/albums/${id}`, { headers });
    await api.delete(`/api/v1/artists/${artist}`, { headers });
    for (const slug of genres) await api.delete(`/api/v1/genres/${slug}`, { headers });
  });
}

test('an editor finds albums, changes one in its sheet and several together, and takes a deletion back', async ({
  page,
}) => {
  const mark = `Tern${Date.now().toString(36)}`;
  const made = await addAlbums(page, mark);
  const [one = { id: 0, name: '' }, two = { id: 0, name: '' }] = made.albums;
  const { email } = await addPerson(page, 'cataloguer', ['Editors']);
  await signIn(page, email);
  await open(page, '/admin/genres');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNoFaults(page, 'the table of genres');
  await page.getByRole('button', { name: 'New genre' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(`${mark} folk`);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('dialog', { name: `${mark} folk` })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/genres\/\d+/);

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Albums' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Albums' })).toBeVisible();
  await page.getByRole('searchbox').fill(mark);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await lookAnew(page, 'the table of albums');
  await row(one.name).getByText(one.name).first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/albums/${one.id}\\?.*q=${mark}`));
  const sheet = page.getByRole('dialog', { name: one.name });
  await sheet.getByRole('textbox', { name: /^Label/ }).fill('Harbour Records');
  await choose(page, /^Genres/, `${mark} folk`);
  await save(page).click();
  await saved(page);
  await lookAnew(page, 'the sheet of an album');
  await expect(sheet.getByRole('textbox', { name: /^Label/ })).toHaveValue('Harbour Records');
  await expect(sheet.getByRole('button', { name: `Remove ${mark} folk` })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('checkbox', { name: 'Select All' }).check({ force: true });
  await page.getByRole('button', { name: 'Visibility…' }).click();
  await page.getByRole('radio', { name: 'Draft' }).check({ force: true });
  await save(page).click();
  await expect(row(two.name).getByText('Draft')).toBeVisible();
  await page.getByRole('checkbox', { name: new RegExp(`Select ${two.name}`) }).check({ force: true });
  await page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Delete' }).click();
  await expect(row(two.name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(two.name)).toBeVisible();

  // The other way back, for who has left the page meanwhile.
  await open(page, `/admin/albums/${two.id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/albums$/);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'In the trash' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Thrown away');
  await save(page).click();
  await expect(page.getByText('View saved')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('checkbox', { name: new RegExp(`Select ${two.name}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Remove filter: In the trash' }).click();
  await expect(row(two.name)).toBeVisible();
  await page.getByRole('checkbox', { name: new RegExp(`Select ${two.name}`) }).check({ force: true });
  await page.getByRole('region', { name: '1 selected' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Thrown away' }).click();
  await page.getByRole('checkbox', { name: new RegExp(`Select ${two.name}`) }).check({ force: true });
  await page.getByRole('button', { name: 'Delete for good…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(row(two.name)).toHaveCount(0);
  await deleteAll(page, { ...made, albums: [one] }, [`${mark.toLowerCase()}-folk`]);
});

test('an editor makes an album, and uploads a folder that becomes one', async ({ page }) => {
  const mark = `Skua${Date.now().toString(36)}`;
  const folder = join(mkdtempSync(join(tmpdir(), 'kantele-folder-')), mark);
  const album = {
    ...{ artist: mark, title: `${mark} Bay`, date: '2020-01-01', genre: 'Folk', cover: null, tracks: [] },
  };
  await writeTrack({ album, track: { title: 'Inlet', seconds: 4 }, place: folder, number: 1 });
  const { email } = await addPerson(page, 'uploader', ['Editors']);
  await signIn(page, email);
  await open(page, '/admin/albums');
  await page.getByRole('button', { name: 'New album' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(`${mark} Draft`);
  await choose(page, /^Artists/, 'Odile Varga');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(
    page
      .getByRole('dialog', { name: `${mark} Draft` })
      .getByText('Draft')
      .first(),
  ).toBeVisible();
  await open(page, '/admin/albums');
  await page.getByRole('link', { name: 'Upload music' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a folder' }).click(),
  ]);
  await chooser.setFiles(folder);
  await page.getByRole('link', { name: album.title }).waitFor();
  await expect(page.getByText('1 track added')).toBeVisible();
  await expectNoFaults(page, 'what a folder became');
  await page.getByRole('link', { name: album.title }).click();
  await expect(page.getByRole('dialog', { name: album.title }).getByText('Public').first()).toBeVisible();
  const made = await Promise.all([find(page, 'albums', album.title), find(page, 'artists', mark)]);
  await asAdmin(page, async (api, headers) => {
    await api.delete(`/api/v1/albums/${made[0].id}`, { headers });
    await api.delete(`/api/v1/artists/${made[1].id}`, { headers });
  });
  rmSync(join(folder, '..'), { recursive: true });
});

test('artists, tracks, tags and lyrics have their tables and sheets, for those who may', {
  tag: '@long',
}, async ({ page, browser }) => {
  const mark = `Plover${Date.now().toString(36)}`;
  const made = await addAlbums(page, mark);
  const track = await find(page, 'tracks', 'Lamp in the Window');
  await signIn(page);
  await open(page, `/admin/artists/${made.artist}?q=${mark}`);
  const sheet = page.getByRole('dialog', { name: mark });
  await sheet.getByRole('textbox', { name: /^City/ }).fill('Turku');
  await save(page).click();
  await saved(page);
  await lookAnew(page, 'artists and the sheet of one');
  await open(page, `/admin/tracks/${track.id}`);
  await expect(page.getByRole('img', { name: /^Waveform/ })).toBeVisible();
  await expect(page.getByText(/Spotify.* LUFS/)).toBeVisible();
  await expectNoFaults(page, 'tracks and the sheet of one');
  await open(page, `/admin/lyrics/${track.id}`);
  await expect(page.getByRole('textbox', { name: 'Words' })).toBeVisible();
  await expectNoFaults(page, 'lyrics and the sheet of one');
  await open(page, '/admin/tags');
  await page.getByRole('button', { name: 'New tag' }).first().click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(mark);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('dialog', { name: mark }).getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/tags$/);
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: new RegExp(mark) })).toHaveCount(1);
  await deleteAll(page, made, []);

  const { email } = await addPerson(page, 'onlooker', ['Users']);
  const other = await browser.newPage();
  await signIn(other, email);
  for (const path of ['/admin/albums', `/admin/tracks/${track.id}`, '/admin/lyrics']) {
    await open(other, path);
    await expect(other.getByRole('heading', { level: 1, name: /Albums|Tracks|Lyrics/ })).toHaveCount(0);
  }
  await other.close();
});
