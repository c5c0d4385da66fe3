import { lazy, Suspense, useRef, useSyncExternalStore } from 'react';
import { useBoot } from '../boot.tsx';
import { cookieConsent } from './cookie-consent.ts';
import { useSiteSetting } from './settings.ts';
import * as css from './strips.css.ts';
import { useHeightAs } from './useHeightAs.ts';

const CookieNotice = lazy(() => import('./CookieNotice.tsx'));
const Impersonation = lazy(() =>
  import('./ImpersonationBanner.tsx').then(({ ImpersonationBanner }) => ({ default: ImpersonationBanner })),
);

/** What lies across the whole window: above every page, or above the player. Frames give way to what is above. */
export function Strips() {
  const { user } = useBoot().data;
  const tells = useSiteSetting('cookie_notice.enable');
  const position = useSiteSetting('cookie_notice.position');
  const read = useSyncExternalStore(cookieConsent.subscribe, cookieConsent.given, cookieConsent.onServer);
  const above = useRef<HTMLDivElement>(null);

  useHeightAs('--strips', above);

  const notice = tells && !read && <CookieNotice onAccept={cookieConsent.give} />;
  return (
    <>
      <div ref={above} className={css.above}>
        <Suspense fallback={null}>
          {user?.impersonated && <Impersonation />}
          {position === 'top' && notice}
        </Suspense>
      </div>
      {position === 'bottom' && notice && <Suspense fallback={null}>{notice}</Suspense>}
    </>
  );
}
