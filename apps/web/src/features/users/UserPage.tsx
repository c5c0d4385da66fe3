import { Avatar, buttonStyle, FitTitle, text } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import { useBoot } from '../../shell/boot.tsx';
import { useT } from '../../shell/i18n.tsx';
import { Page } from '../../shell/Page.tsx';
import { trpc } from '../../shell/trpc.ts';
import { useDates } from '../../shell/useDates.ts';
import * as css from './UserPage.css.ts';

/** What everybody may see of somebody. */
export function UserPage({ id }: { id: number }) {
  const t = useT();
  const { date } = useDates();
  const { data } = useBoot();
  const [{ user }] = trpc.users.get.useSuspenseQuery({ id });
  const own = data.user?.id === user.id;
  return (
    <Page>
      <header className={css.head}>
        <Avatar name={user.display_name} src={user.avatar} size={160} className={css.avatar} />
        <div className={css.words}>
          <p className={text({ style: 'label' })}>{t('Profile')}</p>
          <FitTitle size="clamp(2.25rem, 6cqi, 4rem)">{user.display_name}</FitTitle>
          <p className={text({ style: 'catalogue' })}>
            {t('Member since :date', { date: date(user.created_at) })}
          </p>
          {own && (
            <Link to="/account-settings" className={`${buttonStyle()} ${css.edit}`}>
              {t('Edit profile')}
            </Link>
          )}
        </div>
      </header>
    </Page>
  );
}
