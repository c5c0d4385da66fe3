import { notify, systemMessage, unsubscribeToken } from '@kantele/api/server';
import type { TestServer } from './harness.ts';
import type { RowExample } from './rest-examples.ts';

const page = { pagination: { data: [], per_page: 30, next_cursor: null } };

/** A message to the admin. */
async function message(server: TestServer) {
  const { db } = server.site.services;
  const data = { title: 'The site moves on Sunday', body: 'It is away for an hour.' };
  await db
    .transaction()
    .execute((trx) =>
      notify(server.site.system(), trx, { kind: systemMessage, receivers: [1], actor: null, data }),
    );
  const { pagination } = await (await server.site.user()).notifications.list({});
  return { MESSAGE: pagination.data[0]?.id ?? '' };
}

/** Somebody to follow. */
const person = async (server: TestServer) => ({
  PERSON: String(await server.site.addUser(`followed-${Date.now()}-${Math.random()}@example.com`)),
});

/** A play in the history of the one who asks. */
async function played({ site }: TestServer, { id }: { id: number }) {
  const { db } = site.services;
  const track = await db.selectFrom('tracks').select('id').orderBy('id').executeTakeFirstOrThrow();
  const play = crypto.randomUUID();
  const values = { id: play, user_id: id, track_id: track.id, started_at: new Date(), heard_ms: 31_000 };
  await db.insertInto('plays').values(values).execute();
  return { PLAYED: play };
}

/** Rows of messages, of following and of likes. */
export const messageExamples: Record<string, RowExample> = {
  'GET notifications': {
    path: () => 'notifications',
    invalid: { query: 'per_page=0', field: 'per_page' },
    before: message,
    answer: { pagination: { ...page.pagination, data: [{ type: 'system-message', read_at: null }] } },
  },
  'GET notifications/unread': {
    path: () => 'notifications/unread',
    as: 'own user',
    answer: { unreadCount: 0 },
  },
  'POST notifications/mark-as-read': {
    path: () => 'notifications/mark-as-read',
    body: { ids: ['MESSAGE'] },
    before: message,
    invalid: { body: { ids: ['x'] }, field: 'ids.0' },
    answer: {},
  },
  'DELETE notifications/{notification}': {
    path: () => 'notifications/MESSAGE',
    before: message,
    answer: {},
  },
  'GET notifications/me/subscriptions': {
    path: () => 'notifications/me/subscriptions',
    as: 'own user',
    answer: { groups: [{}, {}, {}], mail_frequency: 'daily' },
  },
  'PUT notifications/me/subscriptions': {
    path: () => 'notifications/me/subscriptions',
    as: 'own user',
    body: { selections: [{ notif_id: 'artist-release', channels: { in_app: true } }] },
    invalid: { body: { selections: 'all' }, field: 'selections' },
    answer: { user_selections: [{ notif_id: 'artist-release', channels: { in_app: true, email: false } }] },
  },
  'POST notifications/me/mute': {
    path: () => 'notifications/me/mute',
    as: 'own user',
    body: { notif_id: 'new-follower' },
    invalid: { body: { notif_id: 7 }, field: 'notif_id' },
    answer: {},
  },
  'POST notifications/system-messages': {
    path: () => 'notifications/system-messages',
    body: { title: 'The site moves on Sunday', body: 'It is away for an hour.' },
    status: 201,
    invalid: { body: { title: '' }, field: 'title' },
    answer: { done: true },
  },
  'POST notifications/unsubscribe': {
    path: () => 'notifications/unsubscribe',
    body: { token: 'TOKEN' },
    before: async (server, own) => ({
      TOKEN: unsubscribeToken(server.site.services.secret, own.id, 'new-follower'),
    }),
    invalid: { body: { token: '' }, field: 'token' },
    answer: { name: 'New followers' },
  },
  'GET users/me/new-releases': {
    path: () => 'users/me/new-releases',
    as: 'own user',
    answer: { albums: [] },
  },
  'GET users/me/library/tracks': {
    path: () => 'users/me/library/tracks',
    as: 'own user',
    invalid: { query: 'orderBy=plays', field: 'orderBy' },
    answer: page,
  },
  'GET users/me/library/albums': {
    path: () => 'users/me/library/albums',
    as: 'own user',
    invalid: { query: 'orderBy=plays', field: 'orderBy' },
    answer: page,
  },
  'GET users/me/library/artists': {
    path: () => 'users/me/library/artists',
    as: 'own user',
    invalid: { query: 'orderBy=plays', field: 'orderBy' },
    answer: page,
  },
  'GET users/me/history': {
    path: () => 'users/me/history',
    as: 'own user',
    invalid: { query: 'before=yesterday', field: 'before' },
    answer: page,
  },
  'DELETE users/me/history': {
    path: () => 'users/me/history',
    as: 'own user',
    answer: { forgotten: 0 },
  },
  'DELETE users/me/history/{play}': {
    path: () => 'users/me/history/PLAYED',
    as: 'own user',
    before: played,
    answer: { forgotten: 1 },
  },
  'PUT users/me/likes/{type}/{id}': {
    path: ({ trackIds }) => `users/me/likes/tracks/${trackIds[0]}`,
    as: 'own user',
    answer: { liked: true },
  },
  'DELETE users/me/likes/{type}/{id}': {
    path: ({ trackIds }) => `users/me/likes/tracks/${trackIds[0]}`,
    as: 'own user',
    answer: { liked: false },
  },
  'GET users/me/follows/{type}/{id}': {
    path: () => 'users/me/follows/artists/ARTIST',
    as: 'own user',
    answer: { following: false },
  },
  'PUT users/me/follows/{type}/{id}': {
    path: () => 'users/me/follows/users/PERSON',
    as: 'own user',
    before: person,
    answer: { following: true, followers_count: 1 },
  },
  'DELETE users/me/follows/{type}/{id}': {
    path: () => 'users/me/follows/users/PERSON',
    as: 'own user',
    before: person,
    answer: { following: false, followers_count: 0 },
  },
};
