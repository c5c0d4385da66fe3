import type { TestServer } from './harness.ts';
import type { Person } from './http-accounts.ts';
import { noiseWav } from './noise-wav.ts';
import type { RowExample } from './rest-examples.ts';
import { patch, send, tus } from './upload-client.ts';

const page = { pagination: { data: [], per_page: 30, next_cursor: null } };
const badPage = { query: 'per_page=0', field: 'per_page' };

/** A second of sound. */
const wav = () => noiseWav(16_044);

// The smallest picture there is: one pixel.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function entry(server: TestServer, name: string, bytes: Buffer): Promise<string> {
  const response = await send(server, await server.signIn(), bytes, { name, mime: '' });
  const { fileEntry } = (await response.json()) as { fileEntry: { id: number } };
  return String(fileEntry.id);
}

const sound = async (server: TestServer) => ({ ENTRY: await entry(server, 'Low Tide.wav', wav()) });

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
export const backstageIds = async (server: TestServer): Promise<Record<string, string>> => ({
  ...(await release(server)),
  ...(await request(server)),
  ...(await sound(server)),
});

const days = 'from=2026-02-01&to=2026-02-03';

/** Rows of files, uploads, the backstage and its figures. */
export const backstageExamples: Record<string, RowExample> = {
  'GET file-entries': { path: () => 'file-entries', invalid: badPage, answer: page },
  'GET file-entries/{id}': {
    path: () => 'file-entries/ENTRY',
    before: sound,
    answer: { fileEntry: { name: 'Low Tide.wav', mime: 'audio/wav' } },
  },
  'PUT file-entries/{id}': {
    path: () => 'file-entries/ENTRY',
    body: { name: 'High Tide.wav' },
    before: sound,
    invalid: { body: { name: '' }, field: 'name' },
    answer: { fileEntry: { name: 'High Tide.wav' } },
  },
  'GET file-entries/folders': {
    path: () => 'file-entries/folders',
    invalid: { query: 'parentId=0', field: 'parentId' },
    answer: { way: [], folders: [] },
  },
  'POST file-entries/folders': {
    path: () => 'file-entries/folders',
    body: { name: 'Masters' },
    status: 201,
    invalid: { body: { name: '' }, field: 'name' },
    answer: { fileEntry: { type: 'folder', name: 'Masters' } },
  },
  'POST file-entries/delete': {
    path: () => 'file-entries/delete',
    body: { entryIds: ['#ENTRY'] },
    before: sound,
    invalid: { body: { entryIds: ['x'] }, field: 'entryIds.0' },
    answer: { changed: 1 },
  },
  'POST file-entries/restore': {
    path: () => 'file-entries/restore',
    body: { entryIds: ['#ENTRY'] },
    before: async (server) => {
      const { ENTRY } = await sound(server);
      await (await server.site.user()).files.delete({ entryIds: [Number(ENTRY)] });
      return { ENTRY };
    },
    invalid: { body: { entryIds: [] }, field: 'entryIds' },
    answer: { changed: 1 },
  },
  'GET uploads/rules': {
    path: () => 'uploads/rules',
    answer: { rules: { allowed_types: ['audio/*', 'image/*'] } },
  },
  'POST tus/entries': {
    path: () => 'tus/entries',
    body: { uploadKey: 'UPLOADED' },
    before: async (server) => {
      const cookie = await server.signIn();
      const bytes = wav();
      const location = (await tus(server, cookie, { size: bytes.length, name: 'Low Tide.wav' })).headers.get(
        'location',
      );
      await patch(server, cookie, location ?? '', 0, bytes);
      return { UPLOADED: location?.split('/').at(-1) ?? '' };
    },
    invalid: { body: { uploadKey: '../x' }, field: 'uploadKey' },
    answer: { fileEntry: { name: 'Low Tide.wav' } },
  },
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
    before: async (server) => ({ ...(await release(server)), ENTRY: await entry(server, 'cover.png', png) }),
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
  'GET search/genres': {
    path: () => 'search/genres?query=folk',
    invalid: { query: 'limit=0', field: 'limit' },
    answer: { genres: [] },
  },
  'GET backstage/artists/{artist}/insights': {
    path: () => `backstage/artists/ARTIST/insights?${days}`,
    invalid: { query: 'from=2026-03-01&to=2026-02-01', field: 'to' },
    answer: { report: { totals: { plays: 0 }, days: [{ day: '2026-02-01' }], top_tracks: [] } },
  },
  'GET insights': {
    path: () => `insights?${days}`,
    invalid: { query: 'from=2026-03-01&to=2026-02-01', field: 'to' },
    answer: { report: { totals: { plays: 0 }, registrations: [{ count: 0 }] } },
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
};
