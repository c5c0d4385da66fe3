import type { User } from '@kantele/api/contract/users';
import { Avatar } from '@kantele/ui/Avatar';
import { text } from '@kantele/ui/css/text.css';
import type { DataColumn } from '@kantele/ui/DataTable';
import { useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import { person } from '../parts/parts.css.ts';
import { UserBadge } from './UserBadge.tsx';

export interface UserRow {
  id: string;
  user: User;
}

/** Columns of the table of users. */
export function useUserColumns(): DataColumn<UserRow>[] {
  const t = useT();
  const dates = useDates();
  return [
    {
      id: 'name',
      label: t('Name'),
      sortable: true,
      width: 220,
      cell: ({ user }) => (
        <span className={person}>
          <Avatar name={user.display_name} src={user.avatar} size={32} />
          <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
            {user.display_name}
          </span>
        </span>
      ),
    },
    { id: 'email', label: t('Email'), sortable: true, cell: ({ user }) => <bdi>{user.email}</bdi> },
    {
      id: 'roles',
      label: t('Roles'),
      cell: ({ user }) => <span dir="auto">{user.roles?.map((role) => role.name).join(t(', '))}</span>,
    },
    { id: 'status', label: t('Status'), cell: ({ user }) => <UserBadge user={user} /> },
    {
      id: 'registered',
      label: t('Registered'),
      sortable: true,
      cell: ({ user }) => <time dateTime={user.created_at}>{dates.date(user.created_at)}</time>,
    },
    {
      id: 'last_login',
      label: t('Last sign-in'),
      cell: ({ user }) =>
        user.last_login_at ? (
          <time dateTime={user.last_login_at} title={dates.dateTime(user.last_login_at)}>
            {dates.relative(user.last_login_at)}
          </time>
        ) : (
          <span className={text({ tone: 'muted' })}>{t('Never')}</span>
        ),
    },
  ];
}
