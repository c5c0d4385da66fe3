import { Button } from '@kantele/ui/Button';
import { Dialog } from '@kantele/ui/Dialog';
import { Form } from '@kantele/ui/Form';
import { TextField } from '@kantele/ui/TextField';
import { useId } from 'react';
import { useT } from '../../app/i18n.tsx';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { SecretField } from '../auth/fields.tsx';

interface ChangeEmailProps {
  /** The address in use. */
  email: string;
  /** A link is on its way to this address. */
  onSent: (email: string) => void;
  onClose: () => void;
}

/** Asks for another email address; it is used once the link sent to it has been opened. */
export default function ChangeEmail({ email, onSent, onClose }: ChangeEmailProps) {
  const t = useT();
  const form = useId();
  const change = trpc.auth.changeEmail.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const next = textOf(values, 'email').trim();
    await change.mutateAsync({ email: next, password: textOf(values, 'password') });
    onSent(next);
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('Change your email')}
      size="small"
      isDismissable={false}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={form} variant="accent" pending={busy}>
            {t('Send the link')}
          </Button>
        </>
      }
    >
      <Form id={form} label={t('Change your email')} errors={errors} busy={busy} onSubmit={onSubmit}>
        <p>
          {t('We’ll email a link to the new address. Until you open it, :email stays in use.', { email })}
        </p>
        <TextField
          name="email"
          type="email"
          label={t('New email')}
          autoComplete="email"
          inputMode="email"
          spellCheck="false"
          maxLength={254}
          isRequired
          autoFocus
        />
        <SecretField name="password" label={t('Password')} autoComplete="current-password" />
      </Form>
    </Dialog>
  );
}
