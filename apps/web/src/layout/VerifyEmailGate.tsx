import { Button } from '@kantele/ui/Button';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBoot } from '../app/boot.tsx';
import { lazyPart } from '../app/code.ts';
import { T, useT } from '../app/i18n.tsx';
import { useLogout } from '../app/session.ts';
import { mustVerifyEmail } from '../app/settings.ts';
import { AuthFooter } from '../features/auth/AuthFooter.ts';
import { AuthFrame } from '../features/auth/AuthFrame.tsx';
import * as css from '../features/auth/auth.css.ts';
import { ResendEmail } from '../features/auth/ResendEmail.tsx';
import Footer from './footer/Footer.tsx';

const ChangeEmail = lazyPart(() => import('../features/account/ChangeEmail.tsx'));

/** Shown in place of every page until the email address is confirmed. */
export default function VerifyEmailGate() {
  const t = useT();
  const { data, replace } = useBoot();
  const { client } = useRouter().options.context;
  const { logout, isPending } = useLogout();
  const email = data.user?.email ?? '';
  const [corrects, setCorrects] = useState(false);
  const [corrected, setCorrected] = useState<string | null>(null);

  // The link of the mail is often opened elsewhere: check when the page is visible again.
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible') return;
    const next = await client.settings.bootstrap.query({});
    if (!mustVerifyEmail(next)) replace({ ...next, themes: data.themes });
  });
  useEffect(() => {
    const onReturn = () => void look().catch(() => {});
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, []);

  return (
    <AuthFooter value={<Footer menu="auth-page-footer" />}>
      <AuthFrame title={t('Verify your email')}>
        <div className={css.words} role="status">
          <p>
            <T
              text="We’ve emailed a link to :email to verify your address."
              values={{ email: <bdi>{corrected ?? email}</bdi> }}
            />
          </p>
          <p>{t('The link expires in 24 hours.')}</p>
        </div>
        <div className={css.buttons}>
          {!corrected && <ResendEmail email={email} />}
          <Button onPress={() => setCorrects(true)}>{t('Correct the email')}</Button>
          <Button variant="quiet" pending={isPending} onPress={() => void logout()}>
            {t('Log out')}
          </Button>
        </div>
        {corrects && <ChangeEmail email={email} onSent={setCorrected} onClose={() => setCorrects(false)} />}
      </AuthFrame>
    </AuthFooter>
  );
}
