import type { Notification } from '@kantele/api/contract/notifications';
import { line } from '@kantele/api/translate';
import { text } from '@kantele/ui/css/text.css';
import { useId } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useTimeZone } from '../../app/useDates.ts';
import { NotificationRow } from './NotificationRow.tsx';
import * as css from './notifications.css.ts';
import { byPeriod, type Period } from './periods.ts';

const names: Record<Period, string> = {
  today: line('Today'),
  week: line('This week'),
  earlier: line('Earlier'),
};

interface GroupsProps {
  notifications: readonly Notification[];
  onLeave?: () => void;
}

/** Messages under the time they came. */
export function NotificationGroups({ notifications, onLeave }: GroupsProps) {
  const t = useT();
  const id = useId();
  const timeZone = useTimeZone();
  return byPeriod(notifications, Date.now(), timeZone).map(({ period, items }) => (
    <section key={period} aria-labelledby={`${id}${period}`}>
      <h2 id={`${id}${period}`} className={`${text({ style: 'label', tone: 'muted' })} ${css.period}`}>
        {t(names[period])}
      </h2>
      <ul>
        {items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            {...(onLeave ? { onLeave } : {})}
          />
        ))}
      </ul>
    </section>
  ));
}
