import { buttonStyle } from '@kantele/ui/Button.css';
import { Spinner } from '@kantele/ui/Spinner';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useCan } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { useReloadBoot } from '../../app/session.ts';
import { trpc } from '../../app/trpc.ts';
import { AfterBuying, Bought } from './Bought.tsx';
import * as css from './checkout.css.ts';
import { FirstMusic } from './FirstMusic.tsx';

/** Milliseconds between two questions while the payment is on its way. */
const everyMs = 2_000;

/** Waits for what the provider says, and tells it. */
export function CheckoutDonePage({ productId, priceId }: { productId: number; priceId: number }) {
  const t = useT();
  const reloadBoot = useReloadBoot();
  const { data } = trpc.billing.checkoutState.useQuery(
    { productId, priceId },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data: known } }) => (isWaiting(known?.state) ? everyMs : false),
    },
  );
  const state = data?.state ?? 'processing';
  const complete = state === 'complete';
  const canSeeMusic = useCan('music.view');
  const onComplete = useEffectEvent(() => void reloadBoot());
  useEffect(() => {
    // From now on pages show what the plan gives.
    if (state === 'complete') onComplete();
  }, [state]);
  const again = (
    <Link
      to="/checkout/$productId/$priceId"
      params={{ productId: String(productId), priceId: String(priceId) }}
      className={buttonStyle({ variant: 'accent' })}
    >
      {t('Try again')}
    </Link>
  );
  const plans = (
    <Link to="/pricing" className={buttonStyle({ variant: 'outline' })}>
      {t('Choose another plan')}
    </Link>
  );
  const words = (
    <div className={css.stack} role="status">
      {(state === 'open' || state === 'processing') && (
        <>
          <h1 className={css.title}>{t('Waiting for the payment')}</h1>
          <p className={css.lead}>
            {t('This takes a few seconds. You may leave this page: the plan begins by itself.')}
          </p>
          <Spinner />
          {state === 'open' && <div className={css.buttons}>{again}</div>}
        </>
      )}
      {complete && (
        <>
          <h1 className={css.title}>{t('Thank you')}</h1>
          <p className={css.lead}>{t('Your plan has begun. Enjoy the music.')}</p>
          <div className={css.buttons}>
            <Link to="/" className={buttonStyle({ variant: 'accent' })}>
              {t('Start listening')}
            </Link>
            <Link to="/billing" className={buttonStyle({ variant: 'outline' })}>
              {t('Billing')}
            </Link>
          </div>
        </>
      )}
      {(state === 'expired' || state === 'none') && (
        <>
          <h1 className={css.title}>{t('This checkout is over')}</h1>
          <p className={css.lead}>{t('Nothing was paid. Begin again whenever you like.')}</p>
          <div className={css.buttons}>
            {again}
            {plans}
          </div>
        </>
      )}
      {state === 'failed' && (
        <>
          <h1 className={css.title}>{t('The payment did not work')}</h1>
          <p className={css.lead}>{t('Try again with another card, or ask your bank.')}</p>
          <div className={css.buttons}>
            {again}
            {plans}
          </div>
        </>
      )}
    </div>
  );
  return (
    <>
      <div className={complete ? css.columns : undefined}>
        <div>
          {words}
          {complete && <AfterBuying />}
        </div>
        {complete && <Bought />}
      </div>
      {complete && canSeeMusic && <FirstMusic />}
    </>
  );
}

function isWaiting(state: string | undefined): boolean {
  return state === undefined || state === 'open' || state === 'processing';
}
