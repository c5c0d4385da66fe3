import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { Form } from '@kantele/ui/Form';
import { useId } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useSignedIn } from '../../app/session.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { SecretField } from '../auth/fields.tsx';

/** Connects what came from another site to the account that has its email address. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const form = useId();
  const signedIn = useSignedIn();
  const connect = trpc.socialLogin.connect.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const { bootstrapData } = await connect.mutateAsync({ password: textOf(values, 'password') });
    await signedIn(bootstrapData);
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('Password required')}
      size="small"
      isDismissable={false}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={form} variant="accent" pending={busy}>
            {t('Connect')}
          </Button>
        </>
      }
    >
      <Form id={form} label={t('Password required')} errors={errors} busy={busy} onSubmit={onSubmit}>
        <p>
          {t(
            'An account with this email address already exists. If you want to connect the two accounts, enter existing account password.',
          )}
        </p>
        <SecretField name="password" label={t('Password')} autoComplete="current-password" autoFocus />
      </Form>
    </Dialog>
  );
}
