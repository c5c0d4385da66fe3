import type { ShownAd } from '@kantele/api/contract/site-state';
import { siteAddress } from '@kantele/api/site-address';
import { SkipLinks } from '@kantele/ui/SkipLinks';
import { useSyncExternalStore } from 'react';
import { isAppearanceEditorActive } from '../../app/appearance-editor.ts';
import { cookieConsent } from '../../app/cookie-consent.ts';
import { useHydrated } from '../../app/hydrated.ts';
import { useT } from '../../app/i18n.tsx';
import * as css from './ads.css.ts';

const notYet = () => false;

/**
 * Code of an ad network, in a document without an origin: it reaches neither this page nor cookies or storage of the
 * site. It is fetched in the browser alone, after consent where it waits for that, and never while the look is edited.
 */
export function AdFrame({ ad: { slot, needs_consent } }: { ad: Extract<ShownAd, { kind: 'code' }> }) {
  const t = useT();
  const hydrated = useHydrated();
  const agreed = useSyncExternalStore(cookieConsent.subscribe, cookieConsent.agreedToAds, notYet);
  if (!hydrated) return null;
  if (isAppearanceEditorActive())
    return <p className={css.note}>{t('Its code does not run in the preview.')}</p>;
  if (needs_consent && !agreed) return null;
  const end = `after-ad-${slot}` as const;
  return (
    <>
      <SkipLinks items={[{ href: `#${end}`, label: t('Skip advertisement') }]} />
      <iframe
        className={css.frame}
        title={t('Advertisement')}
        src={siteAddress(`/ads/${slot}`)}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        loading="lazy"
      />
      <span id={end} tabIndex={-1} />
    </>
  );
}
