import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useBoot } from '../app/boot.tsx';
import { useAsksForAds } from '../app/boot-hooks.ts';
import { lazyPart } from '../app/code.ts';
import { cookieConsent } from '../app/cookie-consent.ts';
import { useHydrated } from '../app/hydrated.ts';
import { applyMotion, motionChoice } from '../app/motion.ts';
import { startReporting } from '../app/report-error.ts';
import { mustVerifyEmail, useSiteSetting } from '../app/settings.ts';
import { MenuPlace } from '../features/menus/MenuPlace.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { PlayerProvider } from '../player/PlayerProvider.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { ToastPlace } from './ToastPlace.tsx';

const Strips = lazyPart(() => import('./notices/Strips.tsx'));
const SessionWatch = lazyPart(() => import('./SessionWatch.tsx'));
const Preview = lazyPart(() => import('./preview/Preview.tsx'));

/** Whether another window shows this page; the editor of the look is one that may. */
const isShownByOther = () => window.parent !== window || window.opener !== null;

/** Around every page there is: what belongs to none of them. Most of it is for some visitors only. */
export function RootPage() {
  const { user } = useBoot().data;
  const dsn = useSiteSetting('logging.sentry_public');
  const tells = useSiteSetting('cookie_notice.enable');
  const answered = useAsksForAds() ? cookieConsent.decidedOnAds : cookieConsent.given;
  const read = useSyncExternalStore(cookieConsent.subscribe, answered, cookieConsent.onServer);
  const notice = tells && !read;
  // The server waits for no code: it would write an error into the place of these.
  const hydrated = useHydrated();
  useEffect(() => {
    // Without it the site works all the same.
    if (dsn) startReporting(dsn).catch(() => {});
  }, [dsn]);
  useEffect(() => applyMotion(motionChoice.get()), []);
  return (
    // Music goes on wherever one goes, also to settings and the admin area: nothing remounts the player.
    <PlayerProvider>
      {hydrated && (notice || user?.impersonated) && (
        <Suspense fallback={null}>
          <Strips notice={notice} />
        </Suspense>
      )}
      <Outlet />
      <RouteFocus />
      <Shortcuts />
      <MenuPlace />
      <ToastPlace />
      {hydrated && user && (
        <Suspense fallback={null}>
          <SessionWatch />
        </Suspense>
      )}
      {hydrated && isShownByOther() && (
        <Suspense fallback={null}>
          <Preview />
        </Suspense>
      )}
    </PlayerProvider>
  );
}

const VerifyEmailGate = lazyPart(() => import('./VerifyEmailGate.tsx'));

/** In the place of every page: the confirmation of an email address, else that nothing lives here. */
export function RootInstead() {
  const { data } = useBoot();
  if (!mustVerifyEmail(data)) return <NotFound />;
  return (
    <Suspense fallback={null}>
      <VerifyEmailGate />
    </Suspense>
  );
}
