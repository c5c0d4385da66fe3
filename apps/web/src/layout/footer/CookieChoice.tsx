import { buttonStyle } from '@kantele/ui/Button.css';
import { Cookie } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useAsksForAds } from '../../app/boot-hooks.ts';
import { cookieConsent } from '../../app/cookie-consent.ts';
import { useT } from '../../app/i18n.tsx';

const notYet = () => false;

/** Asks again about cookies of advertisements, for those who have answered: consent is taken back as it was given. */
export function CookieChoice() {
  const t = useT();
  const asksForAds = useAsksForAds();
  const decided = useSyncExternalStore(cookieConsent.subscribe, cookieConsent.decidedOnAds, notYet);
  if (!asksForAds || !decided) return null;
  return (
    <button
      type="button"
      className={buttonStyle({ variant: 'quiet', size: 'small' })}
      onClick={cookieConsent.forget}
    >
      <Cookie size={16} aria-hidden="true" />
      {t('Cookie choice')}
    </button>
  );
}
