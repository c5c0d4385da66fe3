import { Button } from '@kantele/ui/Button';
import { Checkbox } from '@kantele/ui/Checkbox';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { Form } from '@kantele/ui/Form';
import { Link } from '@tanstack/react-router';
import { useSiteName } from '../../app/boot.tsx';
import { useHumanCheck } from '../../app/captcha/captcha.ts';
import { T, useT } from '../../app/i18n.tsx';
import { useSignedIn } from '../../app/session.ts';
import { useSiteSetting } from '../../app/settings.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { SocialBlock } from '../social/SocialBlock.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import * as css from './auth.css.ts';
import { carried, useAuthSearch } from './auth-search.ts';
import { EmailField, SecretField } from './fields.tsx';
import { useDemoAccount } from './useDemoAccount.ts';

/** Signs in with email address and password, or by way of another site. */
export function LoginPage({ workspace = false }: { workspace?: boolean }) {
  const t = useT();
  const siteName = useSiteName();
  const search = useAuthSearch();
  const closed = useSiteSetting('registration.disable');
  const { login: words } = useSiteSetting('auth_pages');
  const demo = useDemoAccount();
  const proveHuman = useHumanCheck('login');
  const signedIn = useSignedIn();
  const login = trpc.auth.login.useMutation();

  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const proof = await proveHuman();
    if (!proof) return;
    const { bootstrapData } = await login.mutateAsync({
      email: search.email ?? textOf(values, 'email'),
      password: textOf(values, 'password'),
      remember: 'remember' in values,
      ...proof,
    });
    await signedIn(bootstrapData);
  });

  return (
    <AuthFrame
      title={
        workspace
          ? t('To join your team on :siteName, login to your account', { siteName })
          : words.title
            ? t(words.title)
            : t('Sign in to your account')
      }
      text={workspace ? '' : t(words.text)}
      lead={
        !closed && (
          <T
            text="Don't have an account? :link"
            values={{
              link: (
                <Link
                  to={workspace ? '/workspace/join/register' : '/register'}
                  search={carried(search)}
                  className={linkStyle}
                >
                  {t('Sign up')}
                </Link>
              ),
            }}
          />
        )
      }
    >
      <Form
        label={t('Log in')}
        errors={errors}
        busy={busy}
        onSubmit={onSubmit}
        errorTitle={t('Something went wrong')}
      >
        <EmailField locked={search.email} defaultValue={demo?.email} />
        <SecretField
          name="password"
          label={t('Password')}
          autoComplete="current-password"
          defaultValue={demo?.password}
        />
        <div className={css.line}>
          <Checkbox name="remember" defaultSelected>
            {t('Stay signed in for a month')}
          </Checkbox>
          <Link to="/forgot-password" search={carried(search)} className={cx(linkStyle, css.small)}>
            {t('Forgot your password?')}
          </Link>
        </div>
        <Button type="submit" variant="accent" wide pending={busy}>
          {t('Log in')}
        </Button>
      </Form>
      <SocialBlock title={t('Or sign in with')} />
    </AuthFrame>
  );
}
