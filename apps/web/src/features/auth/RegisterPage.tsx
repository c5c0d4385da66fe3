import { Button } from '@kantele/ui/Button';
import { Checkbox } from '@kantele/ui/Checkbox';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Form } from '@kantele/ui/Form';
import { Link } from '@tanstack/react-router';
import { useSiteName } from '../../app/boot.tsx';
import { useHumanCheck } from '../../app/captcha/captcha.ts';
import { T, useT } from '../../app/i18n.tsx';
import { useAdoptSession, useSignedIn } from '../../app/session.ts';
import { useSiteSetting } from '../../app/settings.ts';
import { textOf, useSubmit } from '../../app/submit.ts';
import { trpc } from '../../app/trpc.ts';
import { SocialBlock } from '../social/SocialBlock.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import * as css from './auth.css.ts';
import { carried, useAuthSearch } from './auth-search.ts';
import { EmailField, SecretField } from './fields.tsx';
import { PolicyLink } from './PolicyLink.tsx';

/** Makes an account. */
export function RegisterPage({ workspace = false }: { workspace?: boolean }) {
  const t = useT();
  const search = useAuthSearch();
  const policies = useSiteSetting('registration.policies');
  const proveHuman = useHumanCheck('register');
  const signedIn = useSignedIn();
  const adopt = useAdoptSession();
  const register = trpc.auth.register.useMutation();
  // The mail with it reached this address, so no other has to.
  const inviteId = workspace ? /^\/workspace\/join\/([^/?#]+)$/.exec(search.redirect ?? '')?.[1] : undefined;

  const { busy, errors, onSubmit } = useSubmit(async (values) => {
    const proof = await proveHuman();
    if (!proof) return;
    const { status, bootstrapData } = await register.mutateAsync({
      ...Object.fromEntries(policies.map(({ id }) => [id, id in values])),
      email: search.email ?? textOf(values, 'email'),
      password: textOf(values, 'password'),
      password_confirmation: textOf(values, 'password_confirmation'),
      ...proof,
      ...(inviteId ? { inviteId } : {}),
    });
    if (status === 'needs_email_verification') await adopt(bootstrapData, '/');
    else await signedIn(bootstrapData);
  });

  return (
    <AuthFrame
      {...useWords(workspace)}
      lead={
        <T
          text="Already have an account? :link"
          values={{
            link: (
              <Link
                to={workspace ? '/workspace/join/login' : '/login'}
                search={carried(search)}
                className={linkStyle}
              >
                {t('Sign in.')}
              </Link>
            ),
          }}
        />
      }
    >
      <Form
        label={t('Create an account')}
        errors={errors}
        busy={busy}
        onSubmit={onSubmit}
        errorTitle={t('Something went wrong')}
      >
        <EmailField locked={search.email} />
        <SecretField name="password" label={t('Password')} autoComplete="new-password" />
        <SecretField name="password_confirmation" label={t('Confirm password')} autoComplete="new-password" />
        {policies.length > 0 && (
          <div className={css.policies}>
            {policies.map(({ id, label, action }) => (
              <Checkbox key={id} name={id} isRequired>
                <span>
                  <T
                    text="I accept the :policy"
                    values={{ policy: <PolicyLink action={action}>{t(label)}</PolicyLink> }}
                  />
                </span>
              </Checkbox>
            ))}
          </div>
        )}
        <Button type="submit" variant="accent" wide pending={busy}>
          {t('Register')}
        </Button>
      </Form>
      <SocialBlock title={t('Or sign up with')} />
    </AuthFrame>
  );
}

/** The words over the form: those of the site where nothing special has led here. */
function useWords(workspace: boolean): { title: string; text: string } {
  const t = useT();
  const siteName = useSiteName();
  const { register: words } = useSiteSetting('auth_pages');
  const { redirectFrom } = useAuthSearch();
  const text = '';
  if (workspace) return { title: t('To join your team on :siteName, create an account', { siteName }), text };
  if (redirectFrom === 'pricing') return { title: t("First, let's create your account"), text };
  return { title: words.title ? t(words.title) : t('Create a new account'), text: t(words.text) };
}
