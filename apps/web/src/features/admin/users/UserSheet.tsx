import type { User } from '@kantele/api/contract/users';
import { Callout } from '@kantele/ui/Callout';
import { ErrorState } from '@kantele/ui/ErrorState';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { errorOf, isNotFound } from '../../../lib/api-error.ts';
import { BesideSheet } from '../parts/BesideSheet.tsx';
import { fields } from '../parts/parts.css.ts';
import { UserEditor } from './UserEditor.tsx';
import type { UsersSearch } from './users-search.ts';

/** One account, at the end of the window beside the table it was opened from. */
export function UserSheet({ id, search }: { id: number; search: UsersSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = trpc.users.get.useQuery({ id });
  const user = data?.user;
  const close = () => void navigate({ to: '/admin/users', search, state: true, resetScroll: false });
  useRowFocus(id);
  return (
    <BesideSheet title={user?.display_name ?? t('User')} onClose={close}>
      {error ? (
        <ErrorState
          title={isNotFound(error) ? t('No such account') : t('The account could not be loaded')}
          message={t(errorOf(error).message)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : user === undefined ? (
        <Waiting />
      ) : isWhole(user) ? (
        <UserEditor key={user.id} user={user} onGone={close} />
      ) : (
        <Callout title={t('You can’t view this account')}>{t('It has permissions you don’t have.')}</Callout>
      )}
    </BesideSheet>
  );
}

/** Accounts above one's own show only what everybody sees. */
function isWhole(user: object): user is User {
  return 'email' in user;
}

function Waiting() {
  return (
    <div className={fields.stack}>
      <Skeleton shape="circle" width={56} />
      <Skeleton height={40} />
      <Skeleton height={40} />
      <Skeleton height={40} />
    </div>
  );
}

/** Where the sheet was opened by an address, its row is where one goes back to. */
function useRowFocus(id: number) {
  useEffect(
    () => () => {
      setTimeout(() => {
        const away = document.activeElement === document.body || document.activeElement?.tagName === 'H1';
        if (away) document.querySelector<HTMLElement>(`#main [role="row"][data-key="${id}"]`)?.focus();
      }, 60);
    },
    [id],
  );
}
