import type { User } from '@kantele/api/contract/users';
import { Callout } from '@kantele/ui/Callout';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { RecordSheet } from '../parts/RecordSheet.tsx';
import { UserEditor } from './UserEditor.tsx';
import type { UsersSearch } from './users-search.ts';

/** One account, at the end of the window beside the table it was opened from. */
export function UserSheet({ id, search }: { id: number; search: UsersSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const query = trpc.users.get.useQuery({ id });
  const user = query.data?.user;
  const close = () => void navigate({ to: '/admin/users', search, state: true, resetScroll: false });
  return (
    <RecordSheet
      id={id}
      title={user?.display_name ?? t('User')}
      missing={t('No such account')}
      failed={t('The account could not be loaded')}
      query={query}
      onClose={close}
    >
      {user === undefined ? null : isWhole(user) ? (
        <UserEditor key={user.id} user={user} onGone={close} />
      ) : (
        <Callout title={t('You can’t view this account')}>{t('It has permissions you don’t have.')}</Callout>
      )}
    </RecordSheet>
  );
}

/** Accounts above one's own show only what everybody sees. */
function isWhole(user: object): user is User {
  return 'email' in user;
}
