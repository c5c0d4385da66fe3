import type { Subscription } from '@kantele/api/contract/billing';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { Callout } from '@kantele/ui/Callout';
import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Section } from '@kantele/ui/Section';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { Page } from '../../app/parts/Page.tsx';
import { useReloadBoot } from '../../app/session.ts';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { formatMoney } from '../../lib/money.ts';
import { CancelDialog } from './CancelDialog.tsx';
import * as css from './checkout.css.ts';
import { Invoices } from './Invoices.tsx';
import { OrderLines } from './OrderLines.tsx';
import { periodWords } from './plan-words.ts';
import { stateOf, stateWords } from './status-words.ts';

/** Somebody's own plan, what pays for it, and invoices. */
export function BillingPage() {
  const t = useT();
  const [{ subscription, free_plan: free, has_customer: known }] = trpc.billing.overview.useSuspenseQuery();
  const openPortal = useOpenPortal();
  return (
    <Page>
      <div className={css.sections}>
        <h1 className={text({ style: 'h1' })}>{t('Billing')}</h1>
        {subscription ? (
          <Plan subscription={subscription} onPortal={openPortal.open} opening={openPortal.busy} />
        ) : (
          <EmptyState
            title={free ? t("You're on :plan", { plan: free.name }) : t('You have no plan')}
            action={
              <Link to="/pricing" className={buttonStyle({ variant: 'accent' })}>
                {t('See plans')}
              </Link>
            }
          >
            {t('No charge.')}
          </EmptyState>
        )}
        {known && (
          <Section
            title={t('Payment method')}
            description={t('Cards and addresses are kept by the payment provider, on its own pages.')}
            actions={
              <Button pending={openPortal.busy} onPress={openPortal.open}>
                {t('Manage payment')}
              </Button>
            }
          >
            <p>{subscription?.payment_method ?? t('None')}</p>
          </Section>
        )}
        {known && <Invoices />}
      </div>
    </Page>
  );
}

function useOpenPortal() {
  const showFailure = useShowFailure();
  const portal = trpc.billing.portal.useMutation();
  const open = async () => {
    try {
      const { url } = await portal.mutateAsync();
      window.location.assign(url);
    } catch (error) {
      showFailure(error);
    }
  };
  return { open: () => void open(), busy: portal.isPending };
}

interface PlanProps {
  subscription: Subscription;
  onPortal: () => void;
  opening: boolean;
}

function Plan({ subscription, onPortal, opening }: PlanProps) {
  const t = useT();
  const language = useLanguage();
  const { date } = useDates();
  const showFailure = useShowFailure();
  const reloadBoot = useReloadBoot();
  const utils = trpc.useUtils();
  const resume = trpc.billing.resume.useMutation();
  const [cancelling, setCancelling] = useState(false);
  const { product, price, next, given } = subscription;
  const state = stateOf(subscription);
  const { label, tone } = stateWords[state];
  const until = subscription.ends_at && date(subscription.ends_at);
  const renews = subscription.current_period_end && date(subscription.current_period_end);
  const goOn = async () => {
    try {
      await resume.mutateAsync();
      await utils.billing.overview.invalidate();
      await reloadBoot();
      void notify(t('Your plan continues'), { tone: 'positive' });
    } catch (error) {
      showFailure(error);
    }
  };
  const sentence = {
    trialing: renews && t('The first payment is on :date.', { date: renews }),
    active: given ? t('Given to you, at no charge.') : renews && t('Renews on :date.', { date: renews }),
    past_due: null,
    canceled_until: until && t('You keep it until :date. Nothing more is paid.', { date: until }),
    ended: until ? t('It ended on :date.', { date: until }) : t('It has ended.'),
    incomplete: t('The first payment has not arrived yet.'),
  }[state];
  const goesOn = state === 'active' || state === 'trialing' || state === 'past_due';
  return (
    <>
      {(state === 'past_due' || state === 'incomplete') && (
        <Callout
          tone="danger"
          role="alert"
          title={t('A payment failed')}
          action={
            <Button variant="ink" pending={opening} onPress={onPortal}>
              {t('Update payment method')}
            </Button>
          }
        >
          {t('Your plan ends if it goes on failing. Enter another card, and the payment is tried again.')}
        </Callout>
      )}
      <Section
        title={product.name}
        description={sentence}
        aside={<Badge tone={tone}>{t(label)}</Badge>}
        actions={
          <div className={css.buttons}>
            {(state === 'canceled_until' || next) && !given && (
              <Button variant="accent" pending={resume.isPending} onPress={() => void goOn()}>
                {t('Keep :plan', { plan: product.name })}
              </Button>
            )}
            {!given && (
              <Link to="/pricing" className={buttonStyle({ variant: 'outline' })}>
                {state === 'ended' ? t('See plans') : t('Change plan')}
              </Link>
            )}
            {goesOn && !given && (
              <Button variant="danger" onPress={() => setCancelling(true)}>
                {t('Cancel plan')}
              </Button>
            )}
          </div>
        }
      >
        {price && (
          <OrderLines
            lines={[
              { label: t('Price'), value: formatMoney(price.amount, price.currency, language) },
              { label: t('Period'), value: periodWords(price, t) },
              ...(next && renews
                ? [{ label: t('From :date', { date: renews }), value: next.product.name }]
                : []),
            ]}
          />
        )}
      </Section>
      <CancelDialog isOpen={cancelling} onClose={() => setCancelling(false)} until={renews} />
    </>
  );
}
