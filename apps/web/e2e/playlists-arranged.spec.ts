import { boxOf, middleOf, takeTo } from './boxes.ts';
import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

// All rows of the sidebar are in sight, where something is dropped on them.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 1000 } });

test('playlists are put in an order of one’s own by mouse, keys and menu, also into a folder, for all devices', async ({
  page,
  browser,
}) => {
  const { email } = await addPerson(page);
  await signIn(page, email);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const make = async (path: string, data: object) => {
    const response = await page.request.post(`/api/v1/${path}`, { headers, data });
    expect(response.status(), await response.text()).toBe(201);
    return response.json();
  };
  for (const name of ['Attic', 'Barn', 'Cellar', 'Dock']) await make('playlists', { name });
  const { playlist } = await make('playlists', { name: 'Eaves' });
  await make('users/me/library/folders', { name: 'House', playlist_ids: [playlist.id] });

  await open(page, '/');
  const list = page.getByRole('navigation', { name: 'Your playlists' });
  const rows = list.getByRole('link').filter({ hasNotText: 'Liked songs' });
  const row = (name: string) => list.getByRole('link', { name });
  await list.getByRole('button', { name: 'Order and view' }).click();
  await page.getByRole('menuitemradio', { name: 'Custom order' }).click();
  await expect(list.getByText('Custom order')).toBeVisible();
  await expect(rows).toHaveText([/Dock/, /Cellar/, /Barn/, /Attic/]);

  const dock = await boxOf(row('Dock'));
  await takeTo(page, await middleOf(row('Attic')), { x: dock.x + 60, y: dock.y + 6 });
  await expect(row('Dock')).toHaveAttribute('data-gap', 'before');
  await page.mouse.up();
  await expect(rows).toHaveText([/Attic/, /Dock/, /Cellar/, /Barn/]);
  const barn = await boxOf(row('Barn'));
  await takeTo(page, await middleOf(row('Dock')), { x: barn.x + 60, y: barn.y + barn.height - 6 });
  await page.mouse.up();
  await expect(rows).toHaveText([/Attic/, /Cellar/, /Barn/, /Dock/]);

  // Each press counts, also those that come before the one before is done; the focus goes along.
  await row('Attic').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows).toHaveText([/Cellar/, /Barn/, /Attic/, /Dock/]);
  await expect(row('Attic')).toBeFocused();
  await expect(list.getByRole('status')).toHaveText('Attic is now 3 of 4');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows).toHaveText([/Cellar/, /Attic/, /Barn/, /Dock/]);
  await expect(row('Attic')).toBeFocused();
  await row('Cellar').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect(rows).toHaveText([/Attic/, /Cellar/, /Barn/, /Dock/]);
  await expectNoFaults(page, 'an order of one’s own in the sidebar');

  await list.getByRole('button', { name: /^House/ }).click();
  const inside = list.getByRole('list', { name: 'House' }).getByRole('link');
  await expect(inside).toHaveText([/Eaves/]);
  const eaves = await boxOf(row('Eaves'));
  await takeTo(page, await middleOf(row('Barn')), { x: eaves.x + 60, y: eaves.y + eaves.height - 6 });
  await page.mouse.up();
  await expect(inside).toHaveText([/Eaves/, /Barn/]);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, email);
  await open(other, '/library/playlists');
  await other.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'Custom order' }).click();
  const cards = other.getByRole('main').getByRole('list', { name: 'Your playlists' }).getByRole('link');
  await expect(cards).toHaveText(['Eaves', 'Attic', 'Cellar', 'Dock', 'Barn']);
  await row('Dock').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cards).toHaveText(['Eaves', 'Attic', 'Dock', 'Cellar', 'Barn']);
  await other.context().close();
});
