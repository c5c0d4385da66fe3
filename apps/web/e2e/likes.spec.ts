import { expectNoFaults } from './faults.ts';
import { expect, open, playAlbum, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';
import { phone } from './queue.ts';

test('a heart in a row fills the library, here and in another window, and what was played can be forgotten', async ({
  page,
}) => {
  const person = await addPerson(page, 'listener');
  await open(page, '/library');
  await expect(page.getByRole('heading', { name: 'A library of your own' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectNoFaults(page, 'the library of a guest');

  await signIn(page, person.email);
  await open(page, '/library/songs');
  await expect(page.getByText('Nothing saved yet')).toBeVisible();

  const other = await page.context().newPage();
  await open(other, '/library/songs');
  await playAlbum(page, 'Northern Rooms');
  const main = page.getByRole('main');
  const heart = main.getByRole('button', { name: 'Like Lamp in the Window' });
  const inBar = page
    .getByRole('region', { name: 'Player' })
    .getByRole('button', { name: 'Like Lamp in the Window' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(inBar).toHaveAttribute('aria-pressed', 'true');
  const grid = (of: typeof page) => of.getByRole('grid', { name: 'Liked songs' });
  await expect(grid(other).getByRole('row', { name: /Lamp in the Window/ })).toBeVisible();

  // The key, the row and the menu say the same thing.
  await page.keyboard.press('l');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByText('Nothing saved yet')).toBeVisible();
  await page.keyboard.press('l');
  await main.getByRole('button', { name: 'Like Northern Rooms', exact: true }).first().click();
  await main.getByRole('button', { name: 'More about Every Door a Different Blue' }).click();
  await page.getByRole('menuitem', { name: 'Like' }).click();
  await expect(main.getByRole('button', { name: 'Like Every Door a Different Blue' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(grid(other).getByRole('row', { name: /Every Door/ })).toBeVisible();
  await expectNoFaults(other, 'liked songs');

  // In the list itself a press by mistake can be taken back where it was.
  const last = other.getByRole('button', { name: 'Like Lamp in the Window' }).first();
  await last.click();
  await expect(last).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await last.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await other.getByRole('searchbox', { name: 'Filter liked songs' }).fill('every');
  await expect(other).toHaveURL(/q=every/);
  await expect(grid(other).getByRole('row', { name: /Lamp in/ })).toHaveCount(0);

  await other.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Albums' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Liked albums' })).toBeVisible();
  const card = other.getByRole('main').getByRole('article').filter({ hasText: 'Northern Rooms' });
  await expect(card.getByRole('button', { name: 'Like Northern Rooms' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectNoFaults(other, 'liked albums');

  const play = { id: crypto.randomUUID(), started_at: new Date().toISOString(), heard_ms: 60_000 };
  const { pagination } = (await (await page.request.get('/api/v1/tracks?per_page=1')).json()) as {
    pagination: { data: { id: number; name: string }[] };
  };
  const [track] = pagination.data;
  await page.request.post(`/api/v1/tracks/${track?.id}/plays`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: play,
  });
  await open(other, '/library/history');
  await expect(other.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expectNoFaults(other, 'the history');
  await other.getByRole('button', { name: `Forget ${track?.name}, played at` }).click();
  await expect(other.getByText('Nothing played yet')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a heart in a row and one in the player fill the library', async ({ page }) => {
    const person = await addPerson(page, 'phone-listener');
    await signIn(page, person.email);
    const player = await playAlbum(page, 'Northern Rooms');
    const row = page.getByRole('main').getByRole('button', { name: 'Like Every Door a Different Blue' });
    await row.tap();
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await player.getByRole('button', { name: /^Open player/ }).tap();
    const whole = page.getByRole('dialog', { name: 'Now playing' });
    const heart = whole.getByRole('button', { name: 'Like Lamp in the Window' });
    await expect(heart).toBeInViewport({ ratio: 1 });
    await heart.tap();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expectNoFaults(page, 'the player with a heart');
    await whole.getByRole('button', { name: 'Close player' }).tap();
    await open(page, '/library/songs');
    const songs = page.getByRole('grid', { name: 'Liked songs' });
    await expect(songs.getByRole('row', { name: /Lamp in the Window/ })).toBeVisible();
    await expect(songs.getByRole('row', { name: /Every Door/ })).toBeVisible();
  });
});
