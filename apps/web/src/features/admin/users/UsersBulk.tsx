import type { User } from '@kantele/api/contract/users';
import { BulkBar } from '@kantele/ui/BulkBar';
import { Button } from '@kantele/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@kantele/ui/Menu';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { AssignRoleDialog } from './AssignRoleDialog.tsx';
import { DeleteUsersDialog } from './DeleteUsersDialog.tsx';
import { SuspendDialog } from './SuspendDialog.tsx';
import { useUserActions } from './use-user-actions.ts';
import { isSuspended } from './user-state.ts';

interface UsersBulkProps {
  users: readonly User[];
  /** Chooses those of other pages as well. */
  more: ReactNode;
  onDone: () => void;
}

/** What can be done with several people at once: with all of them, or with none. */
export function UsersBulk({ users, more: others, onDone }: UsersBulkProps) {
  const t = useT();
  const [asking, setAsking] = useState<'role' | 'suspend' | 'delete' | null>(null);
  const { unsuspend, resend, busy } = useUserActions();
  const ids = users.map(({ id }) => id);
  const every = (ability: 'edit' | 'suspend' | 'delete') =>
    users.every(({ abilities }) => abilities[ability]);
  const close = () => setAsking(null);

  const more = [
    ...(every('suspend') && users.some((user) => isSuspended(user))
      ? [{ id: 'unsuspend', label: t('End suspension'), run: () => unsuspend(ids) }]
      : []),
    ...(every('suspend') && users.some(({ email_verified_at }) => email_verified_at === null)
      ? [{ id: 'resend', label: t('Resend verification'), run: () => resend(ids) }]
      : []),
  ];
  const act = async (key: string | number) => {
    if (key === 'delete') return setAsking('delete');
    const done = await more.find(({ id }) => id === key)?.run();
    if (done) onDone();
  };
  const whole = every('edit') && every('suspend') && every('delete');

  return (
    <>
      <BulkBar
        count={users.length}
        label={
          whole
            ? t(':count selected', { count: users.length })
            : t(':count selected; not everything can be done with all of them', { count: users.length })
        }
        clearLabel={t('Clear selection')}
        onClear={onDone}
      >
        {others}
        {every('edit') && (
          <Button variant="inverse" size="small" onPress={() => setAsking('role')}>
            {t('Roles…')}
          </Button>
        )}
        {every('suspend') && (
          <Button variant="inverse" size="small" onPress={() => setAsking('suspend')}>
            {t('Suspend…')}
          </Button>
        )}
        {(more.length > 0 || every('delete')) && (
          <MenuTrigger>
            <Button variant="inverse" size="small" pending={busy}>
              {t('More')}
            </Button>
            <Menu aria-label={t('More')} placement="top end" onAction={(key) => void act(key)}>
              {more.map(({ id, label }) => (
                <MenuItem key={id} id={id}>
                  {label}
                </MenuItem>
              ))}
              {every('delete') && (
                <MenuItem id="delete" danger>
                  {t('Delete…')}
                </MenuItem>
              )}
            </Menu>
          </MenuTrigger>
        )}
      </BulkBar>
      <AssignRoleDialog ids={ids} isOpen={asking === 'role'} onClose={close} onDone={onDone} />
      <SuspendDialog ids={ids} isOpen={asking === 'suspend'} onClose={close} onDone={onDone} />
      <DeleteUsersDialog users={users} isOpen={asking === 'delete'} onClose={close} onDone={onDone} />
    </>
  );
}
