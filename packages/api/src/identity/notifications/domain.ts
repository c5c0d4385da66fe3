import type { Domain } from '../../core/domain.ts';
import { handledBy } from '../../core/jobs.ts';
import * as contract from './contract.ts';
import { notificationReactions } from './events.ts';
import { mailMessages, sendPushes, tellEverybody } from './jobs.ts';
import { purgeBrowsers } from './push-queries.ts';
import { purgeNotifications } from './queries.ts';
import { notificationRows } from './rest.ts';
import { notificationsRouter } from './router.ts';

export const notifications = {
  name: 'notifications',
  routers: { notifications: notificationsRouter },
  rows: notificationRows,
  about: ['Notifications', 'Messages to you, and by which way you want them.'],
  contract,
  jobs: [
    handledBy(mailMessages, {
      start: async () => (await import('./mail-messages.ts')).mailDueMessages,
    }),
    handledBy(sendPushes, {
      start: async () => (await import('./send-pushes.ts')).sendDuePushes,
      fail: async () => (await import('./send-pushes.ts')).giveUpPushes,
    }),
    handledBy(tellEverybody, {
      start: async () => (await import('./send-system-message.ts')).tellUsers,
    }),
  ],
  purges: [purgeBrowsers, purgeNotifications],
  reactions: notificationReactions,
  exported: {
    notifications: {
      column: 'user_id',
      without: ['position', 'group_key', 'once_key', 'mail_due', 'push_due', 'pushed_to'],
    },
    push_subscriptions: { column: 'user_id', without: ['session_id', 'p256dh', 'auth', 'retry_at'] },
    notification_settings: { column: 'user_id' },
    notification_selections: { column: 'user_id' },
  },
  notExported: {
    notification_actors: 'that one is named in messages of others',
  },
} satisfies Domain;
