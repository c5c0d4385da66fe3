import { Banner, Button } from '@kantele/ui';
import { useBoot } from '../boot.tsx';
import { T, useT } from '../i18n.tsx';
import { useLogout } from '../session.ts';

/** Reminds an admin who signed in as somebody else, and leads back. */
export function ImpersonationBanner() {
  const t = useT();
  const { user } = useBoot().data;
  const { logout, isPending } = useLogout();
  if (!user?.impersonated) return null;
  return (
    <Banner
      tone="ink"
      label={t('Signed in as somebody else')}
      action={
        <Button variant="inverse" size="small" pending={isPending} onPress={() => void logout()}>
          {t('Return to your account')}
        </Button>
      }
    >
      <T text="You are signed in as :name" values={{ name: user.display_name }} />
    </Banner>
  );
}
