import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { asAdmin, signIn } from './people.ts';

/** A tone that is like that of no other run. */
function writeTone(path: string, seconds: number, pitch: number): string {
  const source = `sine=frequency=${pitch + (Date.now() % 1_000) / 10}:duration=${seconds}`;
  execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, '-metadata', 'title=Salt Road', path]);
  return path;
}

test('the file of a track is replaced in the editor of its release, and what is no sound says why not', {
  tag: '@long',
}, async ({ page, problems }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kantele-replace-'));
  const first = writeTone(join(folder, 'first.flac'), 5, 220);
  const better = writeTone(join(folder, 'better take.flac'), 9, 330);
  const broken = join(folder, 'broken.flac');
  writeFileSync(broken, Buffer.concat([Buffer.from('fLaC'), Buffer.alloc(4_000)]));
  const made = await asAdmin(page, async (api, headers) => {
    const artist = await api.post('/api/v1/artists', { data: { name: `Saltmarsh ${Date.now()}` }, headers });
    const artistId: number = (await artist.json()).artist.id;
    const file = { name: 'first.flac', mimeType: 'audio/flac', buffer: readFileSync(first) };
    const upload = await api.post('/api/v1/file-entries', { multipart: { file }, headers });
    const entryId: number = (await upload.json()).fileEntry.id;
    const release = await api.post(`/api/v1/backstage/artists/${artistId}/releases`, {
      data: { entry_ids: [entryId] },
      headers,
    });
    return { artistId, albumId: (await release.json()).release.album.id as number };
  });
  await signIn(page);
  await open(page, `/backstage/releases/${made.albumId}`);
  const track = page.getByRole('grid', { name: 'Tracks' }).getByRole('row').first();
  await expect(track).toContainText('first.flac');
  await expect(track.getByText('Ready')).toBeVisible({ timeout: 60_000 });
  const replace = async (path: string) => {
    await page.getByRole('button', { name: 'Actions for Salt Road' }).click();
    await expectNoFaults(page, 'the commands of a track');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Replace the file…' }).click();
    await (await chooser).setFiles(path);
  };
  await replace(broken);
  await expect(page.getByRole('alertdialog').last()).toContainText(/\S+ \S+/);
  await expect(track).toContainText('first.flac');
  problems.splice(0);
  await replace(better);
  await expect(page.getByText('File replaced')).toBeVisible();
  await expect(track).toContainText('better take.flac');
  await expect(track.getByText('Ready')).toBeVisible({ timeout: 60_000 });
  await asAdmin(page, async (api, headers) => {
    await api.delete(`/api/v1/albums/${made.albumId}`, { headers });
    await api.delete(`/api/v1/artists/${made.artistId}`, { headers });
  });
  rmSync(folder, { recursive: true });
});
