import { Button, Form, linkStyle } from '@kantele/ui';
import { Link, useRouter } from '@tanstack/react-router';
import { T, useT } from '../../shell/i18n.tsx';
import { notify } from '../../shell/notify.ts';
import { useHumanCheck } from '../../shell/site/human-check.ts';
import { textOf, useSubmit } from '../../shell/submit.ts';
import { trpc } from '../../shell/trpc.ts';
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
    <AuthFrame
      title={t('Forgot your password?')}
      lead={t('Give us the address of your account, and we send you a link to set a new one.')}
    >
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
