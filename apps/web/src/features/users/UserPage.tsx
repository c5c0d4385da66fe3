import { Avatar } from '@kantele/ui/Avatar';
import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { FitTitle } from '@kantele/ui/FitTitle';
import { Link } from '@tanstack/react-router';
import { useBoot, useCan } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { FollowButton } from '../follows/FollowButton.tsx';
import { OwnFollows } from './OwnFollows.tsx';
import * as css from './UserPage.css.ts';
import { UserPlaylists } from './UserPlaylists.tsx';

/** The public profile of a user. */
export function UserPage({ id }: { id: number }) {
  const t = useT();
  const { date } = useDates();
  const { data } = useBoot();
  const [{ user }] = trpc.users.get.useSuspenseQuery({ id });
  const showsPlaylists = useCan('playlists.view');
  const follows = { type: 'users', id } as const;
  const { data: state } = trpc.follows.state.useQuery(follows, { enabled: useCan('music.view') });
  const followers = state?.followers_count ?? 0;
  const line = [
    t('Member since :date', { date: date(user.created_at) }),
    ...(followers > 0 ? [t(':count follower|:count followers', { count: followers })] : []),
  ];
  const own = data.user?.id === user.id;
  return (
    <Page>
      <header className={css.head}>
        <Avatar name={user.display_name} src={user.avatar} size={160} className={css.avatar} />
        <div className={css.words}>
          <p className={text({ style: 'label' })}>{t('Profile')}</p>
          <FitTitle size="clamp(2.25rem, 6cqi, 4rem)">{user.display_name}</FitTitle>
          <p className={text({ style: 'catalogue' })}>{line.join(' · ')}</p>
          {!own && <FollowButton type="users" id={user.id} name={user.display_name} />}
          {own && (
            <Link to="/account-settings" className={`${buttonStyle()} ${css.edit}`}>
              {t('Edit profile')}
            </Link>
          )}
        </div>
      </header>
      {showsPlaylists && <UserPlaylists user={user} own={own} />}
      {own && <OwnFollows />}
    </Page>
  );
}
