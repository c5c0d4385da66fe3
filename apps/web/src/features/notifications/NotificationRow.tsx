import type { Notification } from '@kantele/api/contract/notifications';
import { buttonStyle } from '@kantele/ui/Button.css';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { IconButton } from '@kantele/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { Link } from '@tanstack/react-router';
import { BellOff, Check, Ellipsis, Trash2 } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import { useDates } from '../../app/useDates.ts';
import { isPath, NotificationButton } from './NotificationButton.tsx';
import * as css from './notifications.css.ts';
import { RowPicture } from './RowPicture.tsx';
import { Sentence } from './Sentence.tsx';
import { useNotificationActions } from './useNotificationActions.ts';

interface RowProps {
  notification: Notification;
  /** Called when the row leads away. */
  onLeave?: () => void;
}

/** A message: its picture, its lines, what can be done about it. A press marks it as read. */
export function NotificationRow({ notification, onLeave }: RowProps) {
  const t = useT();
  const { relative } = useDates();
  const actions = useNotificationActions();
  const { id, data, read_at, created_at, type } = notification;
  const [first, ...others] = data.lines;
  const isUnread = read_at === null;
  const read = () => {
    if (isUnread) void actions.read([id]);
  };
  const leave = () => {
    read();
    onLeave?.();
  };
  const words = <Sentence text={first?.content ?? ''} />;
  return (
    <li className={css.row}>
      <RowPicture image={data.image} lines={data.lines} />
      <div className={css.words}>
        <p className={cx(isUnread && css.unread)}>
          {isUnread && <span className={visuallyHidden}>{t('Unread')} </span>}
          {data.mainAction && isPath(data.mainAction.action) ? (
            <Link to={data.mainAction.action} className={css.link} onClick={leave}>
              {words}
            </Link>
          ) : isUnread ? (
            <button type="button" className={css.link} onClick={read}>
              {words}
            </button>
          ) : (
            <span>{words}</span>
          )}
        </p>
        {others.map(({ content }) => (
          <p key={content} className={css.small}>
            <Sentence text={content} />
          </p>
        ))}
        <p className={css.small}>
          <time dateTime={created_at}>{relative(created_at)}</time>
        </p>
        {data.buttonActions.length > 0 && (
          <div className={css.buttons}>
            {data.buttonActions.map((button) => (
              <NotificationButton
                key={button.action}
                button={button}
                notification={notification}
                className={buttonStyle({ size: 'small' })}
                onLeave={leave}
              />
            ))}
          </div>
        )}
      </div>
      {isUnread ? <span className={css.dot} aria-hidden="true" /> : <span />}
      <div className={css.more}>
        <MenuTrigger>
          <IconButton
            label={t('Options for this message: :text', {
              text: (first?.content ?? '').replace(/[\u2066-\u2069]/g, ''),
            })}
            tooltip={false}
          >
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
          <Menu placement="bottom end">
            {isUnread && (
              <MenuItem id="read" icon={<Check size={18} aria-hidden="true" />} onAction={read}>
                {t('Mark as read')}
              </MenuItem>
            )}
            <MenuItem
              id="mute"
              icon={<BellOff size={18} aria-hidden="true" />}
              onAction={() => void actions.mute(type)}
            >
              {t('No more messages of this kind')}
            </MenuItem>
            <MenuItem
              id="remove"
              danger
              icon={<Trash2 size={18} aria-hidden="true" />}
              onAction={() => void actions.remove(id)}
            >
              {t('Remove')}
            </MenuItem>
          </Menu>
        </MenuTrigger>
      </div>
    </li>
  );
}
