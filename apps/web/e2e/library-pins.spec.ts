import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, signIn } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what is pinned stands at the top of the sidebar, in every browser of its person', async ({
  page,
  browser,
}) => {
  const { email } = await addPerson(page);
  await signIn(page, email);
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const name of ['Attic', 'Balcony', 'Cellar'])
    await page.request.post('/api/v1/playlists', { headers, data: { name } });
  const album = await find(page, 'albums', 'Open Water');
  await open(page, `/album/${album.id}/${album.slug}`);
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  const rows = sidebar.getByRole('navigation', { name: 'Your playlists' }).getByRole('link');
  await expect(rows).toHaveText([/Liked songs/, /Cellar/, /Balcony/, /Attic/]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, email);
  await open(other, '/');
  const elsewhere = other.getByRole('navigation', { name: 'Your playlists' }).getByRole('link');
  await expect(elsewhere).toHaveText([/Liked songs/, /Cellar/, /Balcony/, /Attic/]);

  for (const name of ['Attic', 'Balcony']) {
    await rows.filter({ hasText: name }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
  }
  const order = [/Liked songs/, /Attic.*Pinned/, /Balcony.*Pinned/, /Cellar/];
  await expect(rows).toHaveText(order);
  await expect(elsewhere).toHaveText(order);
  await expectNoFaults(page, 'pinned playlists');

  // What is pinned need not be liked.
  await page.getByRole('main').getByRole('button', { name: 'More about Open Water' }).first().click();
  await page.getByRole('menuitem', { name: 'Pin', exact: true }).click();
  await expect(page.getByText('Open Water is at the top of the sidebar')).toBeVisible();
  const group = sidebar.getByRole('group', { name: 'Your library' });
  await group.getByRole('button', { name: 'Albums' }).click();
  const albums = sidebar.getByRole('navigation', { name: 'Liked albums' }).getByRole('link');
  await expect(albums).toHaveText([/Open Water.*Pinned/]);
  await expectNoFaults(page, 'a pinned album');
  await albums.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Unpin' }).click();
  await expect(albums).toHaveCount(0);

  await elsewhere.filter({ hasText: 'Attic' }).click({ button: 'right' });
  await other.getByRole('menuitem', { name: 'Unpin' }).click();
  const left = [/Liked songs/, /Balcony.*Pinned/, /Cellar/, /Attic/];
  await expect(elsewhere).toHaveText(left);
  await group.getByRole('button', { name: 'Playlists' }).click();
  await expect(rows).toHaveText(left);
  await context.close();
});
