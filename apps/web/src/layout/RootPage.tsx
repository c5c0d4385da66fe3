import { Outlet } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBoot } from '../app/boot.tsx';
import { useAsksForAds } from '../app/boot-hooks.ts';
import { lazyPart, prefetchCode } from '../app/code.ts';
import { cookieConsent } from '../app/cookie-consent.ts';
import { useHydrated } from '../app/hydrated.ts';
import { applyMotion, motionChoice } from '../app/motion.ts';
import { startReporting } from '../app/report-error.ts';
import { mustVerifyEmail, useSiteSetting } from '../app/settings.ts';
import { useIsLanding } from '../app/start-page.ts';
import { WithProviders } from '../app/WithProviders.tsx';
import { MenuPlace } from '../features/menus/MenuPlace.tsx';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { PageError } from '../features/not-found/PageError.tsx';
import { facadeCode } from '../player/facade-code.ts';
import { PlayerProvider } from '../player/PlayerProvider.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import { ToastPlace } from './ToastPlace.tsx';
import { UploadPlace } from './UploadPlace.tsx';
import { useThemeOfTabs } from './useThemeOfTabs.ts';

const Shortcuts = lazyPart(async () => {
  // They play and pause.
  const [{ Shortcuts: part }] = await Promise.all([import('./shortcuts/Shortcuts.tsx'), facadeCode.load()]);
  return { default: part };
});
const Strips = lazyPart(() => import('./notices/Strips.tsx'));
const LikesConnection = lazyPart(() => import('../catalogue/likes/LikesConnection.tsx'));
const LiveEvents = lazyPart(() => import('./LiveEvents.tsx'));
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
  const hydrated = useHydrated();
  const typed = useShortcutsWanted();
  useEffect(() => {
    // Without it the site works all the same.
    if (dsn) startReporting(dsn).catch(() => {});
  }, [dsn]);
  useEffect(() => applyMotion(motionChoice.get()), []);
  useThemeOfTabs();
  const quiet = useIsLanding();
  // Said without a line too.
  useEffect(() => {
    if (!quiet) prefetchCode(async () => PageError.preload?.());
  }, [quiet]);
  return (
    // Music goes on wherever one goes, also to settings and the admin area: nothing remounts the player.
    <PlayerProvider>
      {(notice || user?.impersonated || user?.needs_name) && (
        <WithProviders>
          <Strips notice={notice} />
        </WithProviders>
      )}
      <Outlet />
      <RouteFocus />
      {typed && (
        <WithProviders>
          <Shortcuts />
        </WithProviders>
      )}
      <MenuPlace />
      <ToastPlace />
      <UploadPlace />
      {user && (
        <WithProviders>
          <SessionWatch />
          <LiveEvents />
          <LikesConnection key={user.id} />
        </WithProviders>
      )}
      {hydrated && isShownByOther() && (
        <WithProviders>
          <Preview />
        </WithProviders>
      )}
    </PlayerProvider>
  );
}

/** Once the page is alive; on the landing page with the first key, which is recorded until they are there. */
function useShortcutsWanted(): boolean {
  const quiet = useIsLanding();
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!quiet) return;
    const press = () => setPressed(true);
    window.addEventListener('keydown', press, { once: true });
    return () => window.removeEventListener('keydown', press);
  }, [quiet]);
  return !quiet || pressed;
}

const VerifyEmailGate = lazyPart(() => import('./VerifyEmailGate.tsx'));

/** In the place of every page: the confirmation of an email address, else that nothing lives here. */
export function RootInstead() {
  const { data } = useBoot();
  return <WithProviders>{mustVerifyEmail(data) ? <VerifyEmailGate /> : <NotFound />}</WithProviders>;
}

/** For the router: loads what may be shown there. */
RootInstead.preload = NotFound.preload;
