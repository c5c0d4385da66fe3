import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { TextField } from '@kantele/ui/TextField';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { T, useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { useAdoptSession } from '../../app/session.ts';
import { trpc } from '../../app/trpc.ts';
import * as css from './account.css.ts';
import { useWithPassword } from './useWithPassword.tsx';

/** The last question before an account is gone. */
export default function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useT();
  const { client } = useRouter().options.context;
  const adopt = useAdoptSession();
  const showFailure = useShowFailure();
  const { withPassword, passwordDialog } = useWithPassword();
  const remove = trpc.users.delete.useMutation();
  const [typed, setTyped] = useState('');

  const confirm = async () => {
    const answer = await withPassword(() => remove.mutateAsync({ id: 'me', deleteCurrentUser: true }));
    if (!answer) return;
    void notify(t('Account deleted'));
    await adopt(await client.settings.bootstrap.query({}), '/login');
  };

  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(open) => !open && onClose()}
        title={t('Delete account?')}
        size="small"
        role="alertdialog"
        isDismissable={false}
        actions={
          <>
            <Button variant="quiet" onPress={onClose}>
              {t('Cancel')}
            </Button>
            <Button
              variant="dangerFill"
              isDisabled={typed.trim().toLowerCase() !== email.toLowerCase()}
              pending={remove.isPending}
              onPress={() => void confirm().catch(showFailure)}
            >
              {t('Delete account')}
            </Button>
          </>
        }
      >
        <div className={css.stack}>
          <p>
            {t(
              'Your account will be deleted immediately and permanently. Once deleted, accounts can not be restored.',
            )}
          </p>
          <p>
            <T text="Type :email to confirm." values={{ email }} />
          </p>
          <TextField
            label={t('Your email')}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck="false"
            autoFocus
          />
        </div>
      </Dialog>
      {passwordDialog}
    </>
  );
}
