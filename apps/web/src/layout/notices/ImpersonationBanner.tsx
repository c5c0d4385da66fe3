import { Banner } from '@kantele/ui/Banner';
import { Button } from '@kantele/ui/Button';
import { T, useT } from '../../app/i18n.tsx';
import { useLogout } from '../../app/session.ts';

/** Reminds an admin of being signed in as another user, and leads back. */
export function ImpersonationBanner({ name }: { name: string }) {
  const t = useT();
  const { logout, isPending } = useLogout();
  return (
    <Banner
      tone="ink"
      label={t('Signed in as another person')}
      action={
        <Button variant="inverse" size="small" pending={isPending} onPress={() => void logout()}>
          {t('Return to your account')}
        </Button>
      }
    >
      <T text="You are signed in as :name" values={{ name }} />
    </Banner>
  );
}
