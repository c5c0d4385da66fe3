import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { IconButton } from '@kantele/ui/IconButton';
import { iconButtonStyle } from '@kantele/ui/IconButton.css';
import { DialogTrigger, Popover } from '@kantele/ui/Popover';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useRef } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import { trpc } from '../../app/trpc.ts';
import { useOpensAtOnce } from '../../app/useOpensAtOnce.ts';
import { BellGlyph, bellLabel } from './BellGlyph.tsx';
import { bell } from './bell.css.ts';
import { NothingYet } from './NothingYet.tsx';
import { NotificationGroups } from './NotificationGroups.tsx';
import { notificationPages } from './notification-reads.ts';
import * as css from './notifications.css.ts';
import { useNotificationActions } from './useNotificationActions.ts';
import { useUnread } from './useUnread.ts';

/** Messages the popover shows at most. */
const shown = 8;

/** The bell with the newest messages under it. Opens at once. */
export default function BellPopover() {
  const t = useT();
  const unread = useUnread();
  const button = useRef<HTMLButtonElement>(null);
  const trigger = useOpensAtOnce(button);
  return (
    <DialogTrigger {...trigger}>
      <IconButton ref={button} label={bellLabel(t, unread)} tooltip={false} className={bell}>
        <BellGlyph unread={unread} />
      </IconButton>
      <Popover label={t('Notifications')} placement="bottom end" width={380} flush>
        {({ close }) => <Newest unread={unread} close={close} />}
      </Popover>
    </DialogTrigger>
  );
}

function Newest({ unread, close }: { unread: number; close: () => void }) {
  const t = useT();
  const { client } = trpc.useUtils();
  const actions = useNotificationActions();
  const { data, isPending } = useInfiniteQuery(notificationPages(client));
  const subscriptions = useSiteSetting('notif.subs.integrated');
  const notifications = data?.pages[0]?.pagination.data ?? [];
  const isEmpty = notifications.length === 0;
  return (
    <>
      <div className={css.popoverHead}>
        <h2 className={`${text({ style: 'strong' })} ${css.popoverTitle}`}>{t('Notifications')}</h2>
        {unread > 0 && (
          <Button variant="quiet" size="small" onPress={() => void actions.readAll(notifications)}>
            {t('Mark all as read')}
          </Button>
        )}
        {subscriptions && !isEmpty && (
          <Link
            to="/notifications/settings"
            className={iconButtonStyle()}
            aria-label={t('Notification settings')}
            title={t('Notification settings')}
            onClick={close}
          >
            <Settings size={18} aria-hidden="true" />
          </Link>
        )}
      </div>
      {isPending ? (
        <div className={css.popoverEmpty}>
          <p role="status">{t('Loading…')}</p>
        </div>
      ) : isEmpty ? (
        <div className={css.popoverEmpty}>
          <NothingYet onLeave={close} />
        </div>
      ) : (
        <div className={css.popoverBody}>
          <NotificationGroups notifications={notifications.slice(0, shown)} onLeave={close} />
        </div>
      )}
      <Link to="/notifications" className={css.viewAll} onClick={close}>
        {t('View all')}
      </Link>
    </>
  );
}
