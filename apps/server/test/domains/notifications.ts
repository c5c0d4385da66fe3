import { notify, systemMessage, unsubscribeToken } from '@kantele/api/server';
import type { DomainTests } from '../domain-tests.ts';
import { page } from '../example-parts.ts';
import type { TestServer } from '../harness.ts';

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

export default {
  access: {
    everybodyChanges: { procedures: 'notifications.unsubscribe', rows: 'POST notifications/unsubscribe' },
    oneselfInPerson: { procedures: 'notifications.subscribeBrowser notifications.unsubscribeBrowser' },
    oneselfChanges: {
      procedures: `
      notifications.markAsRead notifications.mute notifications.remove
      notifications.updateSubscriptions`,
      rows: `
      POST notifications/mark-as-read
      DELETE notifications/{notification}
      PUT notifications/me/subscriptions
      POST notifications/me/mute`,
    },
    oneself: {
      procedures: 'notifications.list notifications.subscriptions notifications.unread',
      rows: `
      GET notifications
      GET notifications/unread
      GET notifications/me/subscriptions`,
    },
    adminsInPerson: {
      procedures: 'notifications.sendSystemMessage',
      rows: 'POST notifications/system-messages',
    },
  },
  probes: {
    'notifications.list': 'input',
    'notifications.markAsRead': 'input',
    'notifications.mute': 'input',
    'notifications.remove': 'input',
    'notifications.sendSystemMessage': 'input',
    'notifications.subscribeBrowser': 'input',
    'notifications.subscriptions': 'works',
    'notifications.unsubscribeBrowser': 'input',
    'notifications.unread': 'works',
    'notifications.unsubscribe': 'input',
    'notifications.updateSubscriptions': 'input',
  },
  examples: {
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
  },
} satisfies DomainTests;
