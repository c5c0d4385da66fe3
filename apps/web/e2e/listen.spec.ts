import { clock, expect, expectSound, open, playAlbum, pressPlay, test } from './kantele.ts';

test('a guest searches, opens an album and hears it', async ({ page }) => {
  await open(page, '/');
  const field = page.getByRole('searchbox').or(page.getByRole('combobox', { name: /search/i }));
  if (
    (await page.getByRole('link', { name: 'Search' }).first().isVisible()) &&
    !(await field.first().isVisible())
  ) {
    await page.getByRole('link', { name: 'Search' }).first().click();
  }
  await field.first().fill('northern rooms');
  await field.first().press('Enter');
  await expect(page).toHaveURL(/\/search\/northern%20rooms/);
  await page.getByRole('main').getByRole('link', { name: 'Northern Rooms' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Northern Rooms');
  await pressPlay(page, 'Northern Rooms');
  await expectSound(page);
  await expect(page.getByRole('region', { name: 'Player' })).toContainText('Lamp in the Window');
});

test('playing goes on across pages, without a gap or a restart', async ({ page }) => {
  await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  let before = await clock(page);
  for (const [name, path] of [
    ['Odile Varga', /\/artist\//],
    ['Northern Rooms', /\/album\//],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(path);
    const now = await clock(page);
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
  await page.goBack();
  await page.goBack();
  await expect.poll(() => clock(page)).toBeGreaterThanOrEqual(before);
});

test('next, previous, seek, pause and the queue do what they say', async ({ page, isMobile }) => {
  test.info().annotations.push({ type: 'layout', description: isMobile ? 'mini player' : 'bar' });
  const region = await playAlbum(page, 'Northern Rooms');
  await expectSound(page);
  await region.getByRole('button', { name: 'Next track' }).click();
  await expect(region).toContainText('Every Door a Different Blue');
  await expectSound(page);
  await region.getByRole('button', { name: 'Pause' }).click();
  await expect(region.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => clock(page)).toBe(-1);
  await region.getByRole('button', { name: 'Play', exact: true }).click();
  await expectSound(page);
});

test('the listener finds the queue and the place again after a reload', async ({ page }) => {
  const region = await playAlbum(page, 'Open Water');
  await expectSound(page);
  await page.reload();
  await expect(region).toContainText('Cast Off');
  expect(await clock(page)).toBe(-1);
  await region.getByRole('button', { name: 'Play', exact: true }).click();
  await expectSound(page);
});
