import { text } from '@kantele/ui/css/text.css';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { formatMoney } from '../../lib/money.ts';
import * as css from './checkout.css.ts';
import { NextSteps } from './NextSteps.tsx';
import { OrderLines } from './OrderLines.tsx';
import { periodWords } from './plan-words.ts';

/** The plan that has begun. */
function useBought() {
  return trpc.billing.overview.useQuery(undefined, { staleTime: 0 }).data?.subscription ?? null;
}

/** What was bought, for how much; nothing until it is known. */
export function Bought() {
  const t = useT();
  const language = useLanguage();
  const bought = useBought();
  if (!bought) return null;
  const { product, price, payment_method: method } = bought;
  return (
    <section className={css.summary} aria-labelledby="bought">
      <h2 id="bought" className={text({ style: 'h4' })}>
        {t('Your plan')}
      </h2>
      <OrderLines
        lines={[
          { label: t('Plan'), value: <bdi>{product.name}</bdi> },
          ...(price
            ? [
                { label: t('Period'), value: periodWords(price, t) },
                { label: t('Price'), value: formatMoney(price.amount, price.currency, language) },
              ]
            : []),
          ...(method ? [{ label: t('Payment method'), value: <bdi>{method}</bdi> }] : []),
        ]}
      />
    </section>
  );
}

/** What the person who has bought a plan may wait for. */
export function AfterBuying() {
  const t = useT();
  const { date } = useDates();
  const bought = useBought();
  if (!bought) return null;
  const { current_period_end: end, trial_end: trialEnd, status } = bought;
  return (
    <NextSteps
      steps={[
        t('Everything the plan gives can be used now, on all your devices.'),
        ...(status === 'trialing' && trialEnd
          ? [t('The first payment is on :date.', { date: date(trialEnd) })]
          : end
            ? [t('Renews on :date.', { date: date(end) })]
            : []),
        t('Invoices, your card and the way to cancel are in Billing.'),
      ]}
    />
  );
}
