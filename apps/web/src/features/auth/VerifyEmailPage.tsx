import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { Callout } from '@kantele/ui/Callout';
import { Spinner } from '@kantele/ui/Spinner';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { useSignedIn } from '../../app/session.ts';
import { trpc } from '../../app/trpc.ts';
import { errorOf } from '../../lib/api-error.ts';
import { AuthFrame } from './AuthFrame.tsx';
import * as css from './auth.css.ts';
import { ResendEmail } from './ResendEmail.tsx';

/** The parts of the link in the mail. */
export interface VerifyEmailLink {
  id: number;
  expires: number;
  signature: string;
  /** The new address, in a link that changes it. */
  email: string | undefined;
}

/** Confirms an email address by the link of a mail. */
export function VerifyEmailPage(link: VerifyEmailLink) {
  const t = useT();
  const { user } = useBoot().data;
  const signedIn = useSignedIn();
  const verify = trpc.auth.verifyEmail.useMutation();
  const begun = useRef(false);

  const begin = useEffectEvent(async () => {
    const { bootstrapData } = await verify.mutateAsync(link);
    if (!bootstrapData.user) return;
    void notify(
      link.email ? t('Your email is now :email', { email: link.email }) : t('Your email is confirmed.'),
    );
    await signedIn(bootstrapData);
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // What went wrong is shown from the mutation.
    begin().catch(() => {});
  }, []);

  if (verify.isError) {
    const { message, status } = errorOf(verify.error);
    return (
      <AuthFrame title={t('Verify your email')}>
        <Callout tone="danger" role="alert" title={t('Something went wrong')}>
          {t(message)}
        </Callout>
        <div className={css.buttons}>
          {status === 0 ? (
            <Button onPress={() => void begin().catch(() => {})}>{t('Try again')}</Button>
          ) : (
            user && !link.email && <ResendEmail email={user.email} />
          )}
          <Link to="/" className={buttonStyle({ variant: 'quiet' })}>
            {t('Go to the start page')}
          </Link>
        </div>
      </AuthFrame>
    );
  }
  if (verify.isSuccess) {
    return (
      <AuthFrame title={t('Your email is confirmed.')} lead={t('Sign in to continue.')}>
        <Link to="/login" className={buttonStyle({ variant: 'accent', wide: true })}>
          {t('Log in')}
        </Link>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('Verify your email')}>
      <p role="status" className={css.buttons}>
        <Spinner /> {t('One moment…')}
      </p>
    </AuthFrame>
  );
}
