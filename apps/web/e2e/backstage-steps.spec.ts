import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addDraft, becomeArtist, removeArtist } from './own-artist.ts';
import { asAdmin } from './people.ts';

test('before the first plays the dashboard leads there, step by step as they are done', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'kantele-steps-'));
  const { artistId } = await becomeArtist(page, `Firstlight ${Date.now().toString(36)}`);
  await open(page, '/backstage');
  const steps = page.getByRole('region', { name: 'Your first plays' }).getByRole('listitem');
  const isDone = (step: number) => steps.nth(step).getByRole('img', { name: 'Done' });
  await expect(steps).toHaveCount(4);
  await expect(page.getByText('Numbers appear after your first plays')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Done' })).toHaveCount(0);
  await expect(steps.nth(0).getByRole('link', { name: 'Upload music' })).toBeVisible();
  await expect(steps.nth(1).getByRole('link')).toHaveCount(0);
  await expect(steps.nth(3).getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expectNoFaults(page, 'the dashboard before the first plays');

  const album = await addDraft(page, artistId, folder);
  await open(page, '/backstage');
  await expect(isDone(0)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Releases' }).getByRole('listitem')).toHaveCount(1);
  await steps.nth(1).getByRole('link', { name: 'Open release' }).click();
  await expect(page).toHaveURL(new RegExp(`/backstage/releases/${album.id}$`));
  const published = await asAdmin(page, async (api, headers) => {
    const data = { name: 'Low Tide', artist_ids: [artistId], visibility: 'public' };
    const made = await api.post('/api/v1/albums', { headers, data });
    return ((await made.json()) as { album: { id: number } }).album.id;
  });
  await open(page, '/backstage');
  await expect(isDone(1)).toBeVisible();
  await expect(isDone(2)).toHaveCount(0);
  await removeArtist(page, artistId, published);
  rmSync(folder, { recursive: true, force: true });
});
