import { clock, expect, expectSound, find, open, test } from './kantele.ts';

test('from search to playing by keyboard alone', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('open water');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/open%20water/);
  const link = page.getByRole('main').getByRole('link', { name: 'Open Water' }).first();
  await expect(link).toBeVisible();
  for (
    let step = 0;
    step < 60 && !(await link.evaluate((element) => element === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open Water');
  const play = page
    .getByRole('main')
    .getByRole('button', { name: /^Play Open Water/ })
    .first();
  for (
    let step = 0;
    step < 60 && !(await play.evaluate((element) => element === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expectSound(page);
});

test('Space toggles playing after a click, activates a button that shows focus, and types in fields', async ({
  page,
}) => {
  const album = await find(page, 'albums', 'Open Water');
  await open(page, `/album/${album.id}/${album.slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Play Open Water/ })
    .first()
    .click();
  await expectSound(page);
  await page.keyboard.press('Space');
  await expect.poll(() => clock(page)).toBe(-1);
  await page.keyboard.press('Space');
  await expectSound(page);
  await page.keyboard.press('/');
  await page.keyboard.type('a b');
  await expect(
    page
      .getByRole('combobox', { name: /search/i })
      .or(page.getByRole('searchbox'))
      .first(),
  ).toHaveValue('a b');
  expect(await clock(page)).toBeGreaterThan(0);
});
