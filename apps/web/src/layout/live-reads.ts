import type { QueryKey } from '@tanstack/react-query';
import { notificationKeys } from '../features/notifications/notification-reads.ts';

/** What is read anew when an event of a type comes: the beginnings of query keys. */
export const liveReads: Readonly<Record<string, readonly QueryKey[]>> = {
  notifications: notificationKeys,
};
