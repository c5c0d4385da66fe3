import { buttonStyle } from '@kantele/ui/Button.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { useSiteSetting } from '../../app/settings.ts';

/** What stands where no message has come yet. */
export function NothingYet({ onLeave }: { onLeave?: () => void }) {
  const t = useT();
  const subscriptions = useSiteSetting('notif.subs.integrated');
  return (
    <EmptyState
      title={t('Hang tight!')}
      action={
        subscriptions && (
          <Link to="/notifications/settings" className={buttonStyle()} onClick={onLeave}>
            {t('Notification settings')}
          </Link>
        )
      }
    >
      {t('Notifications will start showing up here soon.')}
    </EmptyState>
  );
}
