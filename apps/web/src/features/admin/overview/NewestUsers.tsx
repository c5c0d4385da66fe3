import { Avatar } from '@kantele/ui/Avatar';
import { text } from '@kantele/ui/css/text.css';
import { linkStyle, quietLink } from '@kantele/ui/css/utilities.css';
import { Section } from '@kantele/ui/Section';
import { Skeleton } from '@kantele/ui/Skeleton';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useDates } from '../../../app/useDates.ts';
import { ListError } from '../parts/ListError.tsx';
import { UserBadge } from '../users/UserBadge.tsx';
import * as css from './overview.css.ts';

const shown = 6;

/** Who has registered last. */
export function NewestUsers() {
  const t = useT();
  const dates = useDates();
  const { data, error, refetch, isFetching } = trpc.users.list.useQuery({ per_page: shown });
  return (
    <Section
      title={t('Newest users')}
      aside={
        <Link to="/admin/users" className={linkStyle}>
          {t('All users')}
        </Link>
      }
    >
      {error ? (
        <ListError
          title={t('The users could not be loaded')}
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <ul className={css.list}>
          {data.pagination.data.map((user) => (
            <li key={user.id} className={css.item}>
              <Avatar name={user.display_name} src={user.avatar} size={32} />
              <span className={css.words}>
                <Link
                  to="/admin/users/$id"
                  params={{ id: String(user.id) }}
                  className={`${quietLink} ${text({ style: 'listName', clamp: 1 })}`}
                  dir="auto"
                >
                  {user.display_name}
                </Link>
                <time dateTime={user.created_at} className={text({ style: 'meta', tone: 'muted' })}>
                  {dates.relative(user.created_at)}
                </time>
              </span>
              <UserBadge user={user} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height={shown * 52} />
      )}
    </Section>
  );
}
