import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useT } from '../../app/i18n.tsx';
import { useReplayLater } from '../../app/replay-later.ts';
import type { Landing } from '../../lib/landing.ts';
import { PlanTable } from '../billing/PlanTable.tsx';
import { plansQuery } from '../billing/plans-query.ts';
import * as css from './Landing.css.ts';

/** The plans under the words of the landing page; nothing while there are none. */
export default function LandingPlans({ landing }: { landing: Landing }) {
  const t = useT();
  const place = useRef<HTMLElement>(null);
  useReplayLater(place);
  const { openApi } = useRouter().options.context;
  const { data } = useQuery(plansQuery(openApi));
  const plans = data?.pagination.data ?? [];
  if (plans.length === 0) return null;
  return (
    <section
      ref={place}
      className={cx(css.measure, css.below)}
      aria-labelledby="plans"
      data-edit="landing-pricing"
    >
      <PlanTable
        plans={plans}
        names="h3"
        heading={
          <>
            <h2 id="plans" className={text({ style: 'h1' })} dir="auto">
              {t(landing.pricingTitle || 'Pricing')}
            </h2>
            {landing.pricingSubtitle && (
              <p className={text({ style: 'lead', tone: 'muted' })} dir="auto">
                {t(landing.pricingSubtitle)}
              </p>
            )}
          </>
        }
      />
    </section>
  );
}
