import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { Callout } from '@kantele/ui/Callout';
import { Form } from '@kantele/ui/Form';
import { Link, useRouter } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { useAuthSearch } from './auth-search.ts';
import { EmailField, SecretField } from './fields.tsx';

interface ResetPasswordPageProps {
  token: string;
  /** Whether the link still works. */
  open: boolean;
}

/** Sets a new password by the link of a mail; for one that is over there is the way to another. */
export function ResetPasswordPage({ token, open }: ResetPasswordPageProps) {
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

  if (!open || errors?.token) {
    return (
      <AuthFrame title={t('Set a new password')}>
        <Callout tone="danger" role="alert" title={t('This link is not valid any more.')}>
          {t('A link works once, and only for a while.')}
        </Callout>
        <Link to="/forgot-password" className={buttonStyle({ variant: 'accent', wide: true })}>
          {t('Ask for a new one')}
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('Set a new password')} lead={t('You are signed out everywhere once it is set.')}>
      <Form
        label={t('Set a new password')}
        errors={errors}
        busy={busy}
        onSubmit={onSubmit}
        errorTitle={t('Something went wrong')}
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
