import { useT } from '../../app/i18n.tsx';
import { AskDialog } from '../../app/parts/AskDialog.tsx';
import { useSignedIn } from '../../app/session.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { SecretField } from '../auth/fields.tsx';

/** Connects what came from another site to the account that has its email address. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const signedIn = useSignedIn();
  const connect = trpc.socialLogin.connect.useMutation();
  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const { bootstrapData } = await connect.mutateAsync({ password: textOf(values, 'password') });
    await signedIn(bootstrapData);
  });
  return (
    <AskDialog
      title={t('Password required')}
      submitLabel={t('Connect')}
      busy={busy}
      onSubmit={onSubmit}
      onClose={onClose}
      errors={errors}
    >
      <p>
        {t(
          'An account with this email address already exists. If you want to connect the two accounts, enter existing account password.',
        )}
      </p>
      <SecretField name="password" label={t('Password')} autoComplete="current-password" autoFocus />
    </AskDialog>
  );
}
