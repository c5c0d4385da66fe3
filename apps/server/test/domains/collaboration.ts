import { createHash } from 'node:crypto';
import type { DomainTests } from '../domain-tests.ts';
import { made } from '../example-parts.ts';
import type { TestServer } from '../harness.ts';
import type { Person } from '../http-accounts.ts';

/** The playlist of the example's own user, which somebody makes with them, and a link to it. */
async function together(server: TestServer, own: Person) {
  const ids = await made()(server, own);
  const { db } = server.site.services;
  const playlist_id = Number(ids.PLAYLIST);
  const MEMBER = await server.site.addUser(`listener-${Date.now()}@example.com`);
  await db.insertInto('playlist_members').values({ playlist_id, user_id: MEMBER, role: 'add' }).execute();
  const KNOWN = await server.site.addUser(`known-${Date.now()}@example.com`);
  await db.updateTable('users').set({ display_name: 'Marit' }).where('id', '=', KNOWN).execute();
  await db.insertInto('user_follows').values({ user_id: KNOWN, followed_id: own.id }).execute();
  const { link } = await (await server.site.user(own.id)).collaboration.createLink({
    id: playlist_id,
    role: 'add',
  });
  return { ...ids, MEMBER: String(MEMBER), KNOWN: String(KNOWN), LINK: String(link.id) };
}

/** A playlist of somebody else, with a link of a known secret by which the example's own user may join, or has joined. */
const invited =
  (as: 'asked' | 'asked alone' | 'joined') =>
  async ({ site }: TestServer, own: Person) => {
    const owner = await site.addUser(`listener-${Date.now()}@example.com`);
    const caller = await site.user(owner);
    const { playlist } = await caller.playlists.create({ name: 'Slow Sundays' });
    const SECRET = createHash('sha256').update(`${own.id}`).digest('base64url').slice(0, 22);
    const token_hash = createHash('sha256').update(`invite\n${SECRET}`).digest('hex');
    const for_user = as === 'asked alone' ? own.id : null;
    const expires_at = new Date(Date.now() + 3_600_000);
    await site.services.db
      .insertInto('playlist_invites')
      .values({ playlist_id: playlist.id, role: 'add', token_hash, expires_at, for_user })
      .execute();
    if (as === 'joined') await (await site.user(own.id)).collaboration.join({ secret: SECRET });
    return { PLAYLIST: String(playlist.id), SECRET };
  };

const wrongRole = { body: { role: 'owner' }, field: 'role' };

export default {
  access: {
    everybody: {
      procedures: 'collaboration.additions collaboration.get collaboration.invitation',
      rows: `
      GET playlists/{playlist}/people
      GET playlist-invitations/{secret}`,
    },
    oneself: { procedures: 'collaboration.invitable', rows: 'GET playlists/{playlist}/invitable' },
    oneselfChanges: {
      procedures: `
      collaboration.createLink collaboration.decline collaboration.invite collaboration.join collaboration.leave collaboration.removeMember
      collaboration.revokeLink collaboration.setRole`,
      rows: `
      POST playlists/{playlist}/links
      POST playlists/{playlist}/invitations
      DELETE playlists/{playlist}/links/{link}
      POST playlist-invitations/{secret}
      DELETE playlist-invitations/{secret}
      DELETE playlists/{playlist}/people/me
      PUT playlists/{playlist}/people/{user}
      DELETE playlists/{playlist}/people/{user}`,
    },
  },
  probes: {
    'collaboration.additions': 'input',
    'collaboration.createLink': 'input',
    'collaboration.decline': 'input',
    'collaboration.get': 'input',
    'collaboration.invitable': 'input',
    'collaboration.invitation': 'input',
    'collaboration.invite': 'input',
    'collaboration.join': 'input',
    'collaboration.leave': 'input',
    'collaboration.removeMember': 'input',
    'collaboration.revokeLink': 'input',
    'collaboration.setRole': 'input',
  },
  examples: {
    'GET playlists/{playlist}/people': {
      path: () => 'playlists/PLAYLIST/people',
      as: 'own user',
      before: together,
      answer: { members: [{ role: 'add' }], links: [{ role: 'add' }] },
    },
    'POST playlists/{playlist}/links': {
      path: () => 'playlists/PLAYLIST/links',
      as: 'own user',
      before: together,
      body: { role: 'edit' },
      status: 201,
      invalid: wrongRole,
      answer: { link: { role: 'edit' } },
    },
    'GET playlists/{playlist}/invitable': {
      path: () => 'playlists/PLAYLIST/invitable',
      as: 'own user',
      before: together,
      answer: { people: [{}] },
    },
    'POST playlists/{playlist}/invitations': {
      path: () => 'playlists/PLAYLIST/invitations',
      as: 'own user',
      before: together,
      body: { user_id: '#KNOWN', role: 'edit' },
      status: 201,
      invalid: { body: { user_id: 1, role: 'owner' }, field: 'role' },
      answer: { link: { role: 'edit' } },
    },
    'DELETE playlists/{playlist}/links/{link}': {
      path: () => 'playlists/PLAYLIST/links/LINK',
      as: 'own user',
      before: together,
      answer: { done: true },
    },
    'GET playlist-invitations/{secret}': {
      path: () => 'playlist-invitations/SECRET',
      as: 'own user',
      before: invited('asked'),
      answer: { invitation: { role: 'add', is_member: false } },
    },
    'POST playlist-invitations/{secret}': {
      path: () => 'playlist-invitations/SECRET',
      as: 'own user',
      before: invited('asked'),
      answer: { playlist: { name: 'Slow Sundays' } },
    },
    'DELETE playlist-invitations/{secret}': {
      path: () => 'playlist-invitations/SECRET',
      as: 'own user',
      before: invited('asked alone'),
      answer: { done: true },
    },
    'DELETE playlists/{playlist}/people/me': {
      path: () => 'playlists/PLAYLIST/people/me',
      as: 'own user',
      before: invited('joined'),
      answer: { done: true },
    },
    'PUT playlists/{playlist}/people/{user}': {
      path: () => 'playlists/PLAYLIST/people/MEMBER',
      as: 'own user',
      before: together,
      body: { role: 'edit' },
      invalid: wrongRole,
      answer: { done: true },
    },
    'DELETE playlists/{playlist}/people/{user}': {
      path: () => 'playlists/PLAYLIST/people/MEMBER',
      as: 'own user',
      before: together,
      answer: { done: true },
    },
  },
  ids: async (server, admin) => ({
    ...(await invited('asked')(server, admin)),
    ...(await together(server, admin)),
  }),
} satisfies DomainTests;
