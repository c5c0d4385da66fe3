import { text } from '@kantele/ui/css/text.css';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { publicSetting, useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { useSiteSetting } from '../../app/settings.ts';
import type { Landing } from '../../lib/landing.ts';
import { PlanTable } from '../billing/PlanTable.tsx';
import { plansQuery } from '../billing/plans-query.ts';
import * as css from './Landing.css.ts';

/** The plans, where the landing page shall show them and there are some. */
export function LandingPricing({ landing }: { landing: Landing }) {
  const t = useT();
  const wanted = publicSetting(useBoot().data, 'homepage')?.pricing ?? false;
  const sells = useSiteSetting('billing.enable');
  const { openApi } = useRouter().options.context;
  const { data } = useQuery({ ...plansQuery(openApi), enabled: wanted && sells });
  const plans = data?.pagination.data ?? [];
  if (!wanted || !sells || plans.length === 0) return null;
  return (
    <section className={css.measure} aria-labelledby="plans">
      <PlanTable
        plans={plans}
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
