import { boxOf } from './boxes.ts';
import { expect, open, publicPages, test } from './kantele.ts';

test('a guest finds copyright, language and light or dark at the end of every page', async ({ page }) => {
  const pages = await publicPages(page);
  for (const [name, path] of Object.entries({ home: '/', album: pages.album ?? '', search: '/search' })) {
    const html = (await (await page.goto(path))?.text()) ?? '';
    // The server has written it already.
    expect([name, /<footer[^>]*>.*Copyright ©.*Language: English.*<\/footer>/s.test(html)]).toEqual([
      name,
      true,
    ]);
  }
  // In a later year than the server's, which hydrates all the same.
  await page.clock.setFixedTime(new Date('2090-01-01'));
  await open(page, '/');
  const main = page.getByRole('main');
  const language = main.getByRole('button', { name: 'Language: English' });
  await language.scrollIntoViewIfNeeded();
  expect((await boxOf(language)).bottom).toBeLessThanOrEqual((await boxOf(page.locator('#player'))).y);

  const ground = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('#frame') ?? document.body).backgroundColor);
  const light = await ground();
  await main.getByRole('button', { name: 'Dark mode' }).click();
  await expect(main.getByRole('button', { name: 'Light mode' })).toBeVisible();
  expect(await ground()).not.toBe(light);
  await page.reload();
  await expect(main.getByRole('button', { name: 'Light mode' })).toBeAttached();

  await main.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await open(page, pages.album ?? '');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(main.getByRole('button', { name: 'Sprache: Deutsch' })).toBeAttached();
});
