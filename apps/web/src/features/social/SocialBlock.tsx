import { OrLine } from '@kantele/ui/AuthLayout';
import { SocialButton } from '@kantele/ui/SocialButton';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useShowFailure } from '../../app/failure.ts';
import { useSignedIn } from '../../app/session.ts';
import { type SocialService, useServices } from './services.ts';
import * as css from './social.css.ts';
import { useSocialPopup } from './useSocialPopup.ts';

const PasswordDialog = lazyPart(() => import('./PasswordDialog.tsx'));
const offered = ['google', 'facebook', 'twitter', 'oidc'] as const;

/** Signing in, or up, by way of other sites; nothing where the site offers none. */
export function SocialBlock({ title }: { title: string }) {
  const services = useServices(offered);
  const { client } = useRouter().options.context;
  const signedIn = useSignedIn();
  const showFailure = useShowFailure();
  const { busy, open } = useSocialPopup('login');
  const [asking, setAsking] = useState(false);
  if (services.length === 0) return null;

  const start = async (service: SocialService) => {
    const result = await open(service);
    if (result?.status === 'REQUEST_PASSWORD') return setAsking(true);
    if (!result) return;
    // Signed in, now or before: in another window this one knew nothing of.
    const boot = result.callbackData?.bootstrapData ?? (await client.settings.bootstrap.query({}));
    if (boot.user) await signedIn(boot);
  };

  return (
    <>
      <OrLine>{title}</OrLine>
      <div className={css.services}>
        {services.map(({ id, label }) => (
          <SocialButton
            key={id}
            provider={id}
            pending={busy === id}
            onPress={() => void start(id).catch(showFailure)}
          >
            {label}
          </SocialButton>
        ))}
      </div>
      {asking && <PasswordDialog onClose={() => setAsking(false)} />}
    </>
  );
}
