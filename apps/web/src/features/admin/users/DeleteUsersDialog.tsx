import type { User } from '@kantele/api/contract/users';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { T, useT } from '../../../app/i18n.tsx';
import { useUserActions } from './use-user-actions.ts';

interface DeleteUsersDialogProps {
  users: readonly Pick<User, 'id' | 'display_name'>[];
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before accounts are gone for good. */
export function DeleteUsersDialog({ users, isOpen, onClose, onDone }: DeleteUsersDialogProps) {
  const t = useT();
  const { remove, busy } = useUserActions();
  const count = users.length;
  const confirm = async () => {
    const gone = await remove(users.map(({ id }) => id));
    onClose();
    if (gone) onDone();
  };
  const name = users[0]?.display_name ?? '';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('Delete account?|Delete :count accounts?', { count })}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      danger
      pending={busy}
      onConfirm={() => void confirm()}
    >
      {count === 1 ? (
        <T
          text="The account of :name is deleted with all that belongs to it. It cannot be restored."
          values={{ name }}
        />
      ) : (
        t('These accounts are deleted with all that belongs to them. They cannot be restored.')
      )}
    </ConfirmDialog>
  );
}
