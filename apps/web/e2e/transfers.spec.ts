import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

test('a library is exported by one, brought along by another, and what is not there is waited for', async ({
  page,
}) => {
  const { email } = await addPerson(page, 'mover');
  await signIn(page, email);
  const song = await find(page, 'tracks', 'Lamp in the Window');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const liked = await page.request.put(`/api/v1/users/me/likes/tracks/${song.id}`, { headers });
  expect(liked.status()).toBe(200);
  const list = { name: 'Carried along', track_ids: [song.id] };
  expect((await page.request.post('/api/v1/playlists', { headers, data: list })).status()).toBe(201);
  await open(page, '/account-settings');
  await page.getByRole('button', { name: 'Export my data' }).click();
  await expect(page.getByText(/^Ready: /)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await download).path();

  const next = await addPerson(page, 'arriving');
  await page.context().clearCookies();
  await signIn(page, next.email);
  await open(page, '/account-settings');
  const section = page.getByRole('region', { name: 'Import your library' });
  const choose = async (chosen: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await section.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles(chosen);
  };
  await choose(file);
  await expect(page.getByText('Your library has come in.')).toBeVisible();
  await expect(section.getByRole('list')).toHaveCount(0);

  const text = [
    '{"kind":"library","version":1}',
    '{"kind":"liked_album","title":"Nowhere Else","artist":"Nobody Yet"}',
    '{"kind":"followed_artist","artist":"Nobody Yet"}',
  ].join('\n');
  await choose({ name: 'library.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
  const waiting = section.getByRole('list', { name: 'Not on this site yet' });
  await expect(waiting.getByRole('listitem')).toHaveText([/Nowhere Else.*Nobody Yet/, /Nobody Yet/]);
  await expectNoFaults(page, 'what a library waits for');
  await waiting.getByRole('button', { name: 'Wait no longer for Nowhere Else' }).click();
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await section.getByRole('button', { name: 'Forget all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget all' }).click();
  await expect(waiting).toHaveCount(0);

  await choose({ name: 'notes.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from('no library') });
  await expect(page.getByText('There is no library in this file.')).toBeVisible();

  await open(page, '/library/songs');
  await expect(page.getByRole('row').filter({ hasText: 'Lamp in the Window' })).toBeVisible();
  await open(page, '/library/playlists');
  await page.getByRole('main').getByRole('link', { name: 'Carried along' }).click();
  await expect(page.getByRole('grid', { name: 'Carried along' })).toContainText('Lamp in the Window');
});
