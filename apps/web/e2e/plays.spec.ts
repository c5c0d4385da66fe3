import { expect, expectSound, find, open, test } from './kantele.ts';

test('a play is counted once half a minute has been heard, and makes a track popular', async ({ page }) => {
  const name = 'Landfall';
  const track = await find(page, 'tracks', name);
  const plays = async () => {
    const response = await page.request.get(`/api/v1/tracks/${track.id}`);
    return ((await response.json()) as { track: { plays_count: number } }).track.plays_count;
  };
  const before = await plays();
  await open(page, `/track/${track.id}/${track.slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^Play ${name}`) })
    .first()
    .click();
  await expectSound(page);
  // Faster than the wall: the media clock decides, not the wall's.
  await page.evaluate(() => {
    for (const media of document.querySelectorAll('audio')) if (!media.paused) media.playbackRate = 8;
  });
  await expect.poll(plays).toBe(before + 1);
});
