import type { Translate } from '@kantele/api/translate';
import { Bell } from 'lucide-react';
import * as css from './bell.css.ts';

/** Beyond, the badge says no more than that there are many. */
const most = 99;

/** What the bell says to those who do not see its badge. */
export function bellLabel(t: Translate, unread: number): string {
  return unread > 0 ? t('Notifications, :count unread', { count: unread }) : t('Notifications');
}

/** The bell, and how many messages are unread. */
export function BellGlyph({ unread }: { unread: number }) {
  return (
    <>
      <Bell size={20} aria-hidden="true" />
      {unread > 0 && (
        <span className={css.badge} aria-hidden="true">
          {unread > most ? `${most}+` : unread}
        </span>
      )}
    </>
  );
}
