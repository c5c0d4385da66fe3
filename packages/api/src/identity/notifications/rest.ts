import { page, type RestRowsOf } from '../../core/rest.ts';
import type { notificationsRouter } from './router.ts';

export const notificationRows = [
  {
    method: 'GET',
    path: 'notifications',
    procedure: 'notifications.list',
    summary: 'Your messages, the newest first',
    query: page,
  },
  {
    method: 'GET',
    path: 'notifications/unread',
    procedure: 'notifications.unread',
    summary: 'How many messages you have not read',
  },
  {
    method: 'POST',
    path: 'notifications/mark-as-read',
    procedure: 'notifications.markAsRead',
    summary: 'Marks messages as read; `markAllAsRead` all there are',
    body: true,
  },
  {
    method: 'DELETE',
    path: 'notifications/{notification}',
    procedure: 'notifications.remove',
    summary: 'Removes one of your messages',
    params: { id: { from: 'notification', as: 'text' } },
  },
  {
    method: 'GET',
    path: 'notifications/me/subscriptions',
    procedure: 'notifications.subscriptions',
    summary: 'Kinds of messages by group, and which you want by which way',
  },
  {
    method: 'PUT',
    path: 'notifications/me/subscriptions',
    procedure: 'notifications.updateSubscriptions',
    summary: 'Says which messages you want by which way: the whole choice',
    body: true,
  },
  {
    method: 'POST',
    path: 'notifications/me/mute',
    procedure: 'notifications.mute',
    summary: 'Switches a kind of message off by every way',
    body: true,
  },
  {
    method: 'POST',
    path: 'notifications/unsubscribe',
    procedure: 'notifications.unsubscribe',
    summary: 'Ends mails as the link in one of them says, without signing in',
    body: true,
  },
  {
    method: 'POST',
    path: 'notifications/system-messages',
    procedure: 'notifications.sendSystemMessage',
    summary: 'Writes to everybody who has an account; `test` to oneself only',
    status: 201,
    body: true,
  },
] as const satisfies RestRowsOf<typeof notificationsRouter, 'notifications'>;
