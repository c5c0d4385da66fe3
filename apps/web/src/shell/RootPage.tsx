import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { NotFound } from '../features/not-found/NotFound.tsx';
import { useBoot } from './boot.tsx';
import { applyMotion, motionChoice } from './motion.ts';
import { RouteFocus } from './RouteFocus.tsx';
import { startReporting } from './report-error.ts';
import { SessionWatch } from './SessionWatch.tsx';
import { Strips } from './site/Strips.tsx';
import { mustVerifyEmail, useSiteSetting } from './site/settings.ts';
import { ToastPlace } from './ToastPlace.tsx';

/** Around every page there is: what belongs to none of them. */
export function RootPage() {
  const dsn = useSiteSetting('logging.sentry_public');
  useEffect(() => {
    // Without it the site works all the same.
    if (dsn) startReporting(dsn).catch(() => {});
  }, [dsn]);
  useEffect(() => applyMotion(motionChoice.get()), []);
  return (
    <>
      <Strips />
      <Outlet />
      <RouteFocus />
      <ToastPlace />
      <SessionWatch />
    </>
  );
}

const VerifyEmailGate = lazy(() => import('./site/VerifyEmailGate.tsx'));

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
