import type { QueryKey } from '@tanstack/react-query';
import { followedArtistsKey } from '../catalogue/likes/liked-queries.ts';
import { historyKey } from '../features/library/history/history-reads.ts';
import { notificationKeys } from '../features/notifications/notification-reads.ts';

/** What is read anew when an event of a type comes: the beginnings of query keys. */
export const liveReads: Readonly<Record<string, readonly QueryKey[]>> = {
  appearance: [[['appearance', 'editor']]],
  // Not previews of changes: what is confirmed stays what was shown.
  billing: [[['billing', 'overview']], [['billing', 'invoices']], [['billing', 'checkoutState']]],
  history: [[historyKey]],
  notifications: notificationKeys,
  pins: [[['pins']]],
  transfers: [[['transfers']], [historyKey], [followedArtistsKey]],
};
