import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../app/i18n.tsx';
import { AskDialog } from '../../app/parts/AskDialog.tsx';
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
  const change = trpc.auth.changeEmail.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const next = textOf(values, 'email').trim();
    await change.mutateAsync({ email: next, password: textOf(values, 'password') });
    onSent(next);
    onClose();
  });
  return (
    <AskDialog
      title={t('Change your email')}
      submitLabel={t('Send the link')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
      errors={errors}
    >
      <p>{t('We’ll email a link to the new address. Until you open it, :email stays in use.', { email })}</p>
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
    </AskDialog>
  );
}
