import { useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { notificationKeys } from './notification-reads.ts';

/** What can be done with messages; what follows is read anew, a failure is said in a toast. */
export function useNotificationActions() {
  const t = useT();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const markAsRead = trpc.notifications.markAsRead.useMutation();
  const remove = trpc.notifications.remove.useMutation();
  const mute = trpc.notifications.mute.useMutation();
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      showFailure(error);
    }
    await Promise.all(notificationKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
  return {
    read: (ids: string[]) => run(() => markAsRead.mutateAsync({ ids })),
    /** All up to the newest that is shown: what came meanwhile stays unread. */
    readAll: ([newest]: readonly { created_at: string }[]) =>
      run(() =>
        markAsRead.mutateAsync({ markAllAsRead: true, ...(newest ? { upTo: newest.created_at } : {}) }),
      ),
    remove: (id: string) => run(() => remove.mutateAsync({ id })),
    mute: (notif_id: string) =>
      run(async () => {
        utils.notifications.subscriptions.setData(undefined, await mute.mutateAsync({ notif_id }));
        void notify(t('You get no more messages of this kind'));
      }),
  };
}
