import { expectNoFaults } from './faults.ts';
import { expect, find, open, test } from './kantele.ts';
import { addPerson, asAdmin, signIn } from './people.ts';

test('a new release and new followers come to an open page, are read, and are no longer wanted', async ({
  page,
  browser,
}) => {
  const { email, id } = await addPerson(page, 'listener');
  const fan = await addPerson(page, 'Halden');
  await signIn(page, email);

  await open(page, '/');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const popover = page.getByRole('dialog', { name: 'Notifications' });
  await expect(popover.getByRole('heading', { name: 'Hang tight!' })).toBeVisible();
  await expect(popover.getByText('Notifications will start showing up here soon.')).toBeVisible();
  await expect(popover.getByRole('link', { name: 'Notification settings' })).toBeVisible();
  await expect(popover.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await expectNoFaults(page, 'the popover without messages');
  await page.keyboard.press('Escape');

  // An artist and an album of this test alone: others look at what is there.
  const name = `Tidewater ${Date.now().toString(36)}`;
  const { artist, album } = await asAdmin(page, async (api, headers) => {
    const made = await api.post('/api/v1/artists', { headers, data: { name } });
    const { artist } = (await made.json()) as { artist: { id: number; slug: string } };
    const data = { name: 'Lighthouse Songs', artist_ids: [artist.id], visibility: 'draft' };
    const answer = await api.post('/api/v1/albums', { headers, data });
    const { album } = (await answer.json()) as { album: { id: number } };
    return { artist, album };
  });
  await open(page, `/artist/${artist.id}/${artist.slug}`);
  await page.getByRole('button', { name: `Follow ${name}` }).click();
  await expect(page.getByRole('button', { name: `Unfollow ${name}` })).toBeVisible();
  await expect(page.getByText('1 follower')).toBeVisible();

  // From here on nothing is reloaded: what comes, comes by itself, in both tabs of this browser.
  const other = await page.context().newPage();
  await open(other, '/notifications');
  await expect(other.getByRole('heading', { name: 'Hang tight!' })).toBeVisible();
  await asAdmin(page, (api, headers) =>
    api.put(`/api/v1/albums/${album.id}`, { headers, data: { visibility: 'public' } }),
  );
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  const row = other.getByRole('listitem').filter({ hasText: `${name} released Lighthouse Songs` });
  await expect(row.getByText('Unread')).toBeAttached();
  await expect(other.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expectNoFaults(other, 'the inbox');

  const another = await browser.newPage();
  await signIn(another, fan.email);
  await open(another, `/user/${id}/listener`);
  await another.getByRole('button', { name: 'Follow listener' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'Halden followed you' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  await another.close();

  // A press leads there and marks as read, everywhere.
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await expectNoFaults(page, 'the popover with messages');
  await popover.getByRole('link', { name: /released Lighthouse Songs/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse Songs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await expect(row.getByText('Unread')).not.toBeAttached();
  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Mark all as read' })).toBeHidden();

  await other.getByRole('button', { name: /Options for this message: Halden/ }).click();
  await other.getByRole('menuitem', { name: 'No more messages of this kind' }).click();
  await expect(other.getByText('You get no more messages of this kind')).toBeVisible();
  await other.getByRole('link', { name: 'Notification settings' }).click();
  const group = other.getByRole('checkbox', { name: 'All of “Following”: On the site' });
  await expect(other.getByRole('checkbox', { name: 'New followers: On the site' })).not.toBeChecked();
  await expect(group).toHaveJSProperty('indeterminate', true);
  await expectNoFaults(other, 'preferences');
  // This browser refuses: its way stays off.
  const byBrowser = other.getByRole('checkbox', { name: 'New followers: Browser' });
  await byBrowser.click({ force: true });
  await expect(
    other.getByText('Notifications blocked. Please enable them for this site from browser settings.'),
  ).toBeVisible();
  await expect(byBrowser).not.toBeChecked();
  await group.check({ force: true });
  await expect(other.getByRole('checkbox', { name: 'New followers: On the site' })).toBeChecked();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Updated preferences')).toBeVisible();
  await other.close();

  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'New from artists you follow' })).toBeVisible();
});

test('guests who want to follow are led to the sign-in page', async ({ page }) => {
  const artist = await find(page, 'artists', 'Odile Varga');
  await open(page, `/artist/${artist.id}/${artist.slug}`);
  await page.getByRole('button', { name: 'Follow Odile Varga' }).click();
  await expect(page).toHaveURL(/\/login/);
});
