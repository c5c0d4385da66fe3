import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import { trpc } from '../../app/trpc.ts';
import { NothingYet } from './NothingYet.tsx';
import { NotificationGroups } from './NotificationGroups.tsx';
import { notificationPages } from './notification-reads.ts';
import * as css from './notifications.css.ts';
import { useNotificationActions } from './useNotificationActions.ts';

/** The inbox. */
export function NotificationsPage() {
  const t = useT();
  const { client } = trpc.useUtils();
  const actions = useNotificationActions();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useSuspenseInfiniteQuery(
    notificationPages(client),
  );
  const subscriptions = useSiteSetting('notif.subs.integrated');
  const notifications = data.pages.flatMap(({ pagination }) => pagination.data);
  const unread = notifications.some(({ read_at }) => read_at === null);
  return (
    <Page>
      <div className={css.column}>
        <header className={css.head}>
          <h1 className={text({ style: 'h1' })}>{t('Notifications')}</h1>
          {notifications.length > 0 && (
            <div className={css.headActions}>
              {unread && (
                <Button onPress={() => void actions.readAll(notifications)}>{t('Mark all as read')}</Button>
              )}
              {subscriptions && (
                <Link to="/notifications/settings" className={buttonStyle()}>
                  {t('Notification settings')}
                </Link>
              )}
            </div>
          )}
        </header>
        {notifications.length === 0 ? (
          <NothingYet />
        ) : (
          <div className={css.groups}>
            <NotificationGroups notifications={notifications} />
          </div>
        )}
        {hasNextPage && (
          <div>
            <Button pending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
              {t('Load more')}
            </Button>
          </div>
        )}
      </div>
    </Page>
  );
}
