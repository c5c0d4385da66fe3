import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { Form } from '@kantele/ui/Form';
import { useId } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useLogout } from '../../app/session.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { loginPath } from '../../lib/safe-redirect-path.ts';
import { SecretField } from '../auth/fields.tsx';
import { accountReads } from './account-reads.ts';

/** Asks for the password before something dangerous; people without one sign in again. */
export default function ConfirmPassword({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const t = useT();
  const form = useId();
  const { data } = trpc.users.get.useQuery(accountReads.me);
  const known = !data || !('has_password' in data.user) || data.user.has_password;
  const { logout, isPending } = useLogout();
  const confirm = trpc.auth.confirmPassword.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    await confirm.mutateAsync({ password: textOf(values, 'password') });
    onAnswer(true);
  });
  const cancel = (
    <Button variant="quiet" onPress={() => onAnswer(false)}>
      {t('Cancel')}
    </Button>
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onAnswer(false)}
      title={t('Confirm that it is you')}
      size="small"
      isDismissable={false}
      actions={
        known ? (
          <>
            {cancel}
            <Button type="submit" form={form} variant="accent" pending={busy}>
              {t('Continue')}
            </Button>
          </>
        ) : (
          <>
            {cancel}
            <Button
              variant="accent"
              pending={isPending}
              onPress={() => void logout(loginPath('/account-settings'))}
            >
              {t('Log in again')}
            </Button>
          </>
        )
      }
    >
      {known ? (
        <Form id={form} label={t('Confirm that it is you')} errors={errors} busy={busy} onSubmit={onSubmit}>
          <p>{t('You signed in a while ago. Enter your password to continue.')}</p>
          <SecretField name="password" label={t('Password')} autoComplete="current-password" autoFocus />
        </Form>
      ) : (
        <p>{t('You signed in a while ago. Sign in again to continue.')}</p>
      )}
    </Dialog>
  );
}
