import { memo, Suspense } from 'react';
import { useBoot } from '../../app/boot.tsx';
import { laterPart } from '../../app/later-part.ts';
import type { Landing } from '../../lib/landing.ts';
import { showsPlans } from './shows-plans.ts';
// What the server writes needs its styles with the page.
import '../billing/plans.css.ts';

const LandingPlans = laterPart(() => import('./LandingPlans.tsx'));

/** The plans where the site wants them here: as the server wrote them, until their code has come. */
export const LandingPricing = memo(function LandingPricing({ landing }: { landing: Landing }) {
  const { data } = useBoot();
  if (!showsPlans(data)) return null;
  return (
    <div data-later="">
      <Suspense fallback={null}>
        <LandingPlans landing={landing} />
      </Suspense>
    </div>
  );
});
