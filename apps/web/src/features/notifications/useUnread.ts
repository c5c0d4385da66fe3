import { useBoot } from '../../app/boot.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import { trpc } from '../../app/trpc.ts';

/** How many messages one has not read; what the page came with, until events say otherwise. */
export function useUnread(): number {
  const { user } = useBoot().data;
  const integrated = useSiteSetting('notifications.integrated');
  const { data } = trpc.notifications.unread.useQuery(undefined, {
    enabled: integrated && user !== null,
    initialData: { unreadCount: user?.unread_notifications_count ?? 0 },
    staleTime: 30_000,
  });
  return data.unreadCount;
}
