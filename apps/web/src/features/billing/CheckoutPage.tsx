import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { Callout } from '@kantele/ui/Callout';
import { text } from '@kantele/ui/css/text.css';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { formatMoney } from '../../lib/money.ts';
import * as css from './checkout.css.ts';
import { NextSteps } from './NextSteps.tsx';
import { OrderLines } from './OrderLines.tsx';
import { periodWords } from './plan-words.ts';

interface CheckoutPageProps {
  productId: number;
  priceId: number;
  /** The person came back from the provider without paying. */
  canceled: boolean;
}

/** What is bought, for how much, and when it renews: the last page before the provider's. */
export function CheckoutPage({ productId, priceId, canceled }: CheckoutPageProps) {
  const t = useT();
  const language = useLanguage();
  const dates = useDates();
  const showFailure = useShowFailure();
  const choice = { productId, priceId };
  const [order] = trpc.billing.order.useSuspenseQuery(choice);
  const start = trpc.billing.checkout.useMutation();
  const [leaving, setLeaving] = useState(false);
  const { product, price, trial_days: trialDays } = order;
  const money = (amount: number) => formatMoney(amount, price.currency, language);
  const busy = start.isPending || leaving;
  const pay = async () => {
    try {
      const { url } = await start.mutateAsync(choice);
      setLeaving(true);
      window.location.assign(url);
    } catch (error) {
      showFailure(error);
    }
  };
  if (order.subscribed) {
    return (
      <div className={css.stack}>
        <h1 className={css.title}>{t('You have a plan already')}</h1>
        <p className={css.lead}>{t('Change it instead of buying a second one. Nothing was paid.')}</p>
        <div className={css.buttons}>
          <Link
            to="/change-plan/$productId/$priceId/confirm"
            params={{ productId: String(productId), priceId: String(priceId) }}
            className={buttonStyle({ variant: 'accent' })}
          >
            {t('Change to :plan', { plan: product.name })}
          </Link>
          <Link to="/billing" className={buttonStyle({ variant: 'outline' })}>
            {t('Billing')}
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        <h1 className={css.title}>{t('Subscribe to :plan', { plan: product.name })}</h1>
        {canceled && (
          <Callout tone="info" role="status" title={t('Nothing was paid')}>
            {t('You came back without paying. The plan is still waiting here.')}
          </Callout>
        )}
        {product.description && (
          <p className={css.lead} dir="auto">
            {t(product.description)}
          </p>
        )}
        <div className={css.buttons}>
          <Button variant="accent" size="large" pending={busy} onPress={() => void pay()}>
            {busy
              ? t('Processing…')
              : trialDays > 0
                ? t('Start free trial')
                : t('Pay :amount', { amount: money(order.due_now) })}
          </Button>
          <Link to="/pricing" className={buttonStyle({ variant: 'outline', size: 'large' })}>
            {t('Choose another plan')}
          </Link>
        </div>
        <NextSteps
          steps={[
            t('You pay on a page of the payment provider. Your card never reaches this site.'),
            trialDays > 0
              ? t('You come back here, and your free trial begins at once.')
              : t('You come back here, and your plan begins at once.'),
            t(
              'Cancel any time in Billing: the plan then ends with the period you paid for, and nothing more is paid.',
            ),
          ]}
        />
      </div>
      <section className={css.summary} aria-labelledby="order">
        <h2 id="order" className={text({ style: 'h4' })}>
          {t('Your order')}
        </h2>
        <OrderLines
          lines={[
            { label: t('Plan'), value: product.name },
            { label: t('Period'), value: periodWords(price, t) },
            ...(trialDays > 0
              ? [{ label: t('Free trial'), value: t(':count day|:count days', { count: trialDays }) }]
              : []),
            { label: t('Price'), value: money(price.amount) },
            {
              label: t('Tax'),
              value: order.tax_behavior === 'inclusive' ? t('Included') : t('Added where it applies'),
            },
            { label: t('To pay now'), value: money(order.due_now), sum: true },
          ]}
        />
        <p className={css.small}>
          {trialDays > 0
            ? t('The first payment is on :date.', { date: dates.date(order.renews_at) })
            : t('Renews on :date.', { date: dates.date(order.renews_at) })}
        </p>
        {product.feature_list.length > 0 && (
          <ul className={css.gains} aria-label={t(':plan includes', { plan: product.name })}>
            {product.feature_list.map((feature) => (
              <li key={feature} className={css.gain}>
                <Check size={18} aria-hidden="true" className={css.gainSign} />
                <span dir="auto">{t(feature)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
