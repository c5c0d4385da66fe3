import { expectNoFaults } from './faults.ts';
import { expect, open, test } from './kantele.ts';
import { addPerson, asAdmin, linkIn, mailTo, newAddress, password, signIn } from './people.ts';

test('somebody is invited by mail, registers, joins, sees the artist of the team, and leaves', async ({
  page,
  browser,
}) => {
  const name = `Label ${Date.now().toString(36)}`;
  const artist = `Pier Band ${Date.now().toString(36)}`;
  const owner = await addPerson(page, 'owner', ['Users', 'Artists']);
  const artistId = await asAdmin(page, async (api, headers) => {
    const made = await api.post('/api/v1/artists', { headers, data: { name: artist } });
    return ((await made.json()) as { artist: { id: number } }).artist.id;
  });
  await signIn(page, owner.email);
  // The artist is given to the owner as any artist is: by a claim the admin approves.
  const claim = await page.request.post('/api/v1/backstage/requests', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { kind: 'claim', artist_id: artistId },
  });
  const { request } = (await claim.json()) as { request: { id: number } };
  await asAdmin(page, (api, headers) =>
    api.post(`/api/v1/backstage/requests/${request.id}/decision`, { headers, data: { approve: true } }),
  );

  await open(page, '/workspaces');
  await page.getByRole('button', { name: 'New workspace' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = newAddress('invited');
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Open invitations' }).getByText(address)).toBeVisible();
  // Anew: what was announced of the pressed button is still in the page.
  await open(page, new URL(page.url()).pathname);
  await expect(page.getByRole('list', { name: 'Activity' })).toBeVisible();
  await expectNoFaults(page, 'a workspace');

  await open(page, `/backstage/artist?artist=${artistId}`);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText(`${artist} was handed over`)).toBeVisible();

  const link = linkIn(await mailTo(address, /invited to join a team/));
  const context = await browser.newContext();
  const guest = await context.newPage();
  await open(guest, link);
  await expect(
    guest.getByRole('heading', { name: /^To join your team on .*, create an account$/ }),
  ).toBeVisible();
  const email = guest.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue(address);
  await expect(email).not.toBeEditable();
  await guest.getByLabel('Password', { exact: true }).fill(password);
  await guest.getByLabel('Confirm password').fill(password);
  await guest.getByRole('checkbox').check({ force: true });
  await guest.getByRole('button', { name: 'Register' }).click();
  await expect(guest.getByText(name)).toBeVisible();
  await open(guest, new URL(guest.url()).pathname);
  await expect(guest.getByText(name)).toBeVisible();
  await expectNoFaults(guest, 'an invitation');
  await guest.getByRole('button', { name: 'Join workspace' }).click();
  await expect(guest.getByText('Joined workspace')).toBeVisible();
  await expect(guest).toHaveURL(/\/backstage$/);
  await expect(guest.getByRole('heading', { level: 1, name: artist })).toBeVisible();
  // The link of the mail leads to the team from now on, and nobody else anywhere.
  await open(guest, link);
  await expect(guest).toHaveURL(/\/backstage$/);
  await open(page, link);
  await expect(page.getByRole('alert').getByText(/^This invite is for another email address/)).toBeVisible();

  await open(guest, '/workspaces');
  await expectNoFaults(guest, 'the list of workspaces');
  await guest.getByRole('link', { name, exact: true }).click();
  await guest.getByRole('button', { name: 'Leave' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(guest).toHaveURL(/\/workspaces$/);
  await expect(guest.getByRole('link', { name, exact: true })).toBeHidden();
  await open(guest, '/backstage');
  await expect(guest.getByText(artist)).toBeHidden();
  await context.close();
});

test('who joins a team that has no artist yet comes to the page of the team, not to an offer to become one', async ({
  page,
}) => {
  const name = `Crew ${Date.now().toString(36)}`;
  const link = await asAdmin(page, async (api, headers) => {
    const made = await api.post('/api/v1/workspaces', { headers, data: { name } });
    const { workspace } = (await made.json()) as { workspace: { id: number } };
    const { roles } = (await (await api.get(`/api/v1/workspaces/${workspace.id}/roles`)).json()) as {
      roles: { id: number; key: string | null }[];
    };
    const role_id = roles.find(({ key }) => key === 'viewer')?.id;
    const answer = await api.post(`/api/v1/workspaces/${workspace.id}/links`, { headers, data: { role_id } });
    return ((await answer.json()) as { link: string }).link;
  });
  await signIn(page, (await addPerson(page, 'joiner')).email);
  await open(page, new URL(link).pathname);
  await page.getByRole('button', { name: 'Join workspace' }).click();
  await expect(page).toHaveURL(/\/workspaces\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
