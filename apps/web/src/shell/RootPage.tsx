import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { MenuPlace } from '../features/menus/MenuPlace.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { PlayerProvider } from '../player/index.ts';
import { useBoot } from './boot.tsx';
import { lazyPart } from './code.ts';
import { applyMotion, motionChoice } from './motion.ts';
import { RouteFocus } from './RouteFocus.tsx';
import { startReporting } from './report-error.ts';
import { Shortcuts } from './shortcuts/Shortcuts.tsx';
import { cookieConsent } from './site/cookie-consent.ts';
import { mustVerifyEmail, useSiteSetting } from './site/settings.ts';
import { ToastPlace } from './ToastPlace.tsx';

const Strips = lazyPart(() => import('./site/Strips.tsx'));
const SessionWatch = lazyPart(() => import('./SessionWatch.tsx'));

/** Around every page there is: what belongs to none of them. Most of it is for some visitors only. */
export function RootPage() {
  const { user } = useBoot().data;
  const dsn = useSiteSetting('logging.sentry_public');
  const tells = useSiteSetting('cookie_notice.enable');
  const read = useSyncExternalStore(cookieConsent.subscribe, cookieConsent.given, cookieConsent.onServer);
  const notice = tells && !read;
  useEffect(() => {
    // Without it the site works all the same.
    if (dsn) startReporting(dsn).catch(() => {});
  }, [dsn]);
  useEffect(() => applyMotion(motionChoice.get()), []);
  return (
    // Music goes on wherever one goes, also to settings and the admin area: nothing remounts the player.
    <PlayerProvider>
      {(notice || user?.impersonated) && (
        <Suspense fallback={null}>
          <Strips notice={notice} />
        </Suspense>
      )}
      <Outlet />
      <RouteFocus />
      <Shortcuts />
      <MenuPlace />
      <ToastPlace />
      {user && (
        <Suspense fallback={null}>
          <SessionWatch />
        </Suspense>
      )}
    </PlayerProvider>
  );
}

const VerifyEmailGate = lazyPart(() => import('./site/VerifyEmailGate.tsx'));

/** In the place of every page: the confirmation of an e-mail address, else that nothing lives here. */
export function RootInstead() {
  const { data } = useBoot();
  if (!mustVerifyEmail(data)) return <NotFound />;
  return (
    <Suspense fallback={null}>
      <VerifyEmailGate />
    </Suspense>
  );
}
