import { listen } from '../hearing.ts';
import { expect, expectSound, playAlbum, test } from '../kantele.ts';
import { command, expectSongs, openQueue } from '../queue.ts';
import { adjust, seek, shown } from '../sound-controls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('with a crossfade songs of two albums overlap, neighbours on one album do not', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  const queue = await openQueue(page);
  for (const song of ['Salt on the Stairs', 'Borrowed Coat']) {
    await command(page, queue, song, 'Move to your queue');
  }
  const region = await playAlbum(page, 'Open Water');
  await expectSongs(queue, 'Your queue', ['Salt on the Stairs', 'Borrowed Coat']);
  await adjust(page, (controls) => controls.getByRole('slider', { name: 'Crossfade' }).fill('2'));
  await expectSound(page);

  await seek(region).fill('64');
  await expect.poll(() => shown(region)).toBeGreaterThan(64);
  const first = await listen(page);
  await expect(region).toContainText('Salt on the Stairs');
  await expect.poll(() => shown(region)).toBeGreaterThan(3);
  await expect.poll(() => shown(region)).toBeLessThan(10);
  const overlap = await first();
  expect(overlap.together).toBeGreaterThan(1_200);
  expect(overlap.together).toBeLessThan(3_000);
  expect(overlap.lowest).toBeGreaterThan(0.5);

  await seek(region).fill('67');
  await expect.poll(() => shown(region)).toBeGreaterThan(67);
  const second = await listen(page);
  await expect(region).toContainText('Borrowed Coat');
  await expect.poll(() => shown(region)).toBeLessThan(10);
  await expectSound(page);
  const join = await second();
  expect(join.together).toBe(0);
  expect(join.lowest).toBeGreaterThan(0.5);
});
