import type { AppRouter } from '@kantele/api/router';
import type { TRPCClient } from '@trpc/client';
import { pagesOf } from '../../app/infinite.ts';

/** Queries that change with messages: the list, and how many are unread. */
export const notificationKeys = [['notification-list'], [['notifications', 'unread']]] as const;

/** One's messages, page after page. */
export function notificationPages(client: TRPCClient<AppRouter>) {
  return pagesOf(['notification-list'], null, (cursor, signal) =>
    client.notifications.list.query({ per_page: 30, cursor }, { signal }),
  );
}
