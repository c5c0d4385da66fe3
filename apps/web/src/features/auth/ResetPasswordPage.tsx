import { Button } from '@kantele/ui/Button';
import { Form } from '@kantele/ui/Form';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { useAuthSearch } from './auth-search.ts';
import { EmailField, SecretField } from './fields.tsx';

/** Sets a new password by the link of a mail. */
export function ResetPasswordPage({ token }: { token: string }) {
  const t = useT();
  const router = useRouter();
  const { email } = useAuthSearch();
  const reset = trpc.auth.resetPassword.useMutation();

  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    await reset.mutateAsync({
      token,
      email: textOf(values, 'email'),
      password: textOf(values, 'password'),
      password_confirmation: textOf(values, 'password_confirmation'),
    });
    void notify(t('Your password has been reset!'));
    await router.navigate({ to: '/login', replace: true });
  });

  return (
    <AuthFrame title={t('Set a new password')} lead={t('You are signed out everywhere once it is set.')}>
      <Form
        label={t('Set a new password')}
        errors={errors}
        busy={busy}
        onSubmit={onSubmit}
        errorTitle={t('That did not work')}
      >
        <EmailField defaultValue={email} />
        <SecretField name="password" label={t('New password')} autoComplete="new-password" />
        <SecretField
          name="password_confirmation"
          label={t('Confirm new password')}
          autoComplete="new-password"
        />
        <Button type="submit" variant="accent" wide pending={busy}>
          {t('Reset password')}
        </Button>
      </Form>
    </AuthFrame>
  );
}
