import type { DomainTests } from '../domain-tests.ts';
import { badPage, entry, page, sound } from '../example-parts.ts';
import type { TestServer } from '../harness.ts';
import type { Person } from '../http-accounts.ts';

// The smallest picture there is: one pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function release(server: TestServer) {
  const admin = await server.site.user();
  const { artist } = await admin.artists.create({ name: 'Saltmarsh Choir' });
  const { ENTRY } = await sound(server);
  const made = await admin.backstage.createRelease({ artist_id: artist.id, entry_ids: [Number(ENTRY)] });
  const [track] = made.release.album.tracks;
  return { RELEASE: String(made.release.album.id), TRACK: String(track?.id), MAKER: String(artist.id) };
}

/** An artist for whom the example's own user works. */
async function member(server: TestServer, own: Person) {
  const { MAKER } = await release(server);
  await server.site.services.db
    .insertInto('artist_members')
    .values({ artist_id: Number(MAKER), user_id: own.id, role: 'editor' })
    .execute();
  return { MAKER };
}

async function request(server: TestServer) {
  const id = await server.site.addUser(`listener-${Date.now()}@example.com`);
  const wish = { kind: 'become', artist_name: 'Pier Band' } as const;
  const made = await (await server.site.user(id)).backstage.createRequest(wish);
  return { REQUEST: String(made.request.id) };
}

/** Things there are before any row is asked. */
const backstageIds = async (server: TestServer): Promise<Record<string, string>> => ({
  ...(await release(server)),
  ...(await request(server)),
  ...(await sound(server)),
});

export default {
  access: {
    oneselfChanges: {
      procedures: `
      backstage.addMember backstage.addTracks backstage.createRelease backstage.createRequest
      backstage.orderTracks backstage.removeMember backstage.replaceFile backstage.setCover
      backstage.setMemberRole backstage.setPortrait`,
      rows: `
      POST backstage/artists/{artist}/releases
      PUT backstage/releases/{release}/cover
      POST backstage/releases/{release}/tracks
      PUT backstage/releases/{release}/tracks
      POST backstage/requests
      POST backstage/artists/{artist}/members
      PUT backstage/artists/{artist}/members/{user}
      DELETE backstage/artists/{artist}/members/{user}
      PUT backstage/artists/{artist}/picture
      PUT backstage/tracks/{track}/file`,
    },
    oneself: {
      procedures: `
      backstage.artists backstage.members backstage.ownRequests backstage.release backstage.releases`,
      rows: `
      GET backstage/artists
      GET backstage/artists/{artist}/releases
      GET backstage/releases/{release}
      GET backstage/requests/mine
      GET backstage/artists/{artist}/members`,
    },
    adminsInPerson: {
      procedures: 'backstage.decideRequest backstage.requests',
      rows: `
      GET backstage/requests
      POST backstage/requests/{request}/decision`,
    },
  },
  probes: {
    'backstage.addMember': 'input',
    'backstage.addTracks': 'input',
    'backstage.artists': 'works',
    'backstage.createRelease': 'input',
    'backstage.createRequest': 'input',
    'backstage.decideRequest': 'input',
    'backstage.members': 'input',
    'backstage.orderTracks': 'input',
    'backstage.ownRequests': 'works',
    'backstage.release': 'input',
    'backstage.releases': 'input',
    'backstage.replaceFile': 'input',
    'backstage.removeMember': 'input',
    'backstage.requests': 'input',
    'backstage.setCover': 'input',
    'backstage.setMemberRole': 'input',
    'backstage.setPortrait': 'input',
  },
  examples: {
    'GET backstage/artists': { path: () => 'backstage/artists', answer: { artists: [] } },
    'GET backstage/artists/{artist}/releases': {
      path: () => 'backstage/artists/ARTIST/releases',
      answer: { releases: [] },
    },
    'POST backstage/artists/{artist}/releases': {
      path: () => 'backstage/artists/ARTIST/releases',
      body: { entry_ids: ['#ENTRY'] },
      status: 201,
      before: sound,
      invalid: { body: { entry_ids: [] }, field: 'entry_ids' },
      answer: { release: { album: { visibility: 'draft' } }, left_out: [] },
    },
    'GET backstage/releases/{release}': {
      path: () => 'backstage/releases/RELEASE',
      before: release,
      answer: { release: { problems: [] } },
    },
    'POST backstage/releases/{release}/tracks': {
      path: () => 'backstage/releases/RELEASE/tracks',
      body: { entry_ids: ['#ENTRY'] },
      before: async (server) => ({ ...(await release(server)), ...(await sound(server)) }),
      invalid: { body: { entry_ids: [] }, field: 'entry_ids' },
      answer: { release: {}, left_out: [] },
    },
    'PUT backstage/releases/{release}/tracks': {
      path: () => 'backstage/releases/RELEASE/tracks',
      body: { discs: [['#TRACK']] },
      before: release,
      invalid: { body: { discs: [] }, field: 'discs' },
      answer: { release: {} },
    },
    'PUT backstage/releases/{release}/cover': {
      path: () => 'backstage/releases/RELEASE/cover',
      body: { entry_id: '#ENTRY' },
      before: async (server) => ({
        ...(await release(server)),
        ENTRY: await entry(server, 'cover.png', png),
      }),
      invalid: { body: { entry_id: 0 }, field: 'entry_id' },
      answer: { release: {} },
    },
    'PUT backstage/tracks/{track}/file': {
      path: () => 'backstage/tracks/TRACK/file',
      body: { entry_id: '#ENTRY' },
      before: async (server) => ({ ...(await release(server)), ...(await sound(server)) }),
      invalid: { body: { entry_id: 0 }, field: 'entry_id' },
      answer: { track: {} },
    },
    'PUT backstage/artists/{artist}/picture': {
      path: () => 'backstage/artists/MAKER/picture',
      body: { entry_id: '#ENTRY' },
      before: async (server) => ({ ...(await release(server)), ENTRY: await entry(server, 'face.png', png) }),
      invalid: { body: { entry_id: 0 }, field: 'entry_id' },
      answer: { artist: {} },
    },
    'GET backstage/artists/{artist}/members': {
      path: () => 'backstage/artists/MAKER/members',
      answer: { members: [] },
    },
    'POST backstage/artists/{artist}/members': {
      path: () => 'backstage/artists/MAKER/members',
      body: { account: 'EMAIL' },
      status: 201,
      invalid: { body: { account: '' }, field: 'account' },
      answer: { members: [{ role: 'editor' }] },
    },
    'PUT backstage/artists/{artist}/members/{user}': {
      path: () => 'backstage/artists/MAKER/members/USER',
      body: { role: 'owner' },
      before: member,
      invalid: { body: { role: 'king' }, field: 'role' },
      answer: { members: [{ role: 'owner' }] },
    },
    'DELETE backstage/artists/{artist}/members/{user}': {
      path: () => 'backstage/artists/MAKER/members/USER',
      before: async (server, own) => {
        const { MAKER } = await member(server, own);
        const owner = await server.site.addUser(`owner-${Date.now()}@example.com`);
        await server.site.services.db
          .insertInto('artist_members')
          .values({ artist_id: Number(MAKER), user_id: owner, role: 'owner' })
          .execute();
        return { MAKER };
      },
      answer: { done: true },
    },
    'GET backstage/requests/mine': { path: () => 'backstage/requests/mine', answer: { requests: [] } },
    'POST backstage/requests': {
      path: () => 'backstage/requests',
      as: 'own user',
      body: { kind: 'become', artist_name: 'Pier Band' },
      status: 201,
      invalid: { body: { kind: 'become', artist_name: '' }, field: 'artist_name' },
      answer: { request: { state: 'pending' } },
    },
    'GET backstage/requests': { path: () => 'backstage/requests', invalid: badPage, answer: page },
    'POST backstage/requests/{request}/decision': {
      path: () => 'backstage/requests/REQUEST/decision',
      body: { approve: true },
      before: request,
      invalid: { body: { approve: 'yes' }, field: 'approve' },
      answer: { request: { state: 'approved' } },
    },
  },
  ids: backstageIds,
} satisfies DomainTests;
