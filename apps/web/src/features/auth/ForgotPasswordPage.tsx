import { Button } from '@kantele/ui/Button';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Form } from '@kantele/ui/Form';
import { Link, useRouter } from '@tanstack/react-router';
import { useHumanCheck } from '../../app/captcha/captcha.ts';
import { T, useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { carried, useAuthSearch } from './auth-search.ts';
import { EmailField } from './fields.tsx';

/** Asks for a mail with a link that sets a new password. */
export function ForgotPasswordPage() {
  const t = useT();
  const router = useRouter();
  const search = useAuthSearch();
  const proveHuman = useHumanCheck('forgot_password');
  const forgot = trpc.auth.forgotPassword.useMutation();

  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const proof = await proveHuman();
    if (!proof) return;
    const email = search.email ?? textOf(values, 'email');
    const { message } = await forgot.mutateAsync({ email, ...proof });
    void notify(message);
    await router.navigate({ to: '/login', search: carried(search) });
  });

  return (
    <AuthFrame title={t('Forgot your password?')} lead={t('Enter your email and we’ll send a reset link.')}>
      <Form label={t('Forgot your password?')} errors={errors} busy={busy} onSubmit={onSubmit}>
        <EmailField locked={search.email} />
        <Button type="submit" variant="accent" wide pending={busy}>
          {t('Send me a link')}
        </Button>
      </Form>
      <p>
        <T
          text="Remembered it? :link"
          values={{
            link: (
              <Link to="/login" search={carried(search)} className={linkStyle}>
                {t('Sign in.')}
              </Link>
            ),
          }}
        />
      </p>
    </AuthFrame>
  );
}
