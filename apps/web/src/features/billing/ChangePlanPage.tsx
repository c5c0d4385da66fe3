import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { text } from '@kantele/ui/css/text.css';
import { Link, useNavigate } from '@tanstack/react-router';
import { useShowFailure } from '../../app/failure.ts';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { useReloadBoot } from '../../app/session.ts';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { formatMoney } from '../../lib/money.ts';
import * as css from './checkout.css.ts';
import { OrderLines } from './OrderLines.tsx';
import { periodWords } from './plan-words.ts';

/** What a change of plan means, before it is made. */
export function ChangePlanPage(choice: { productId: number; priceId: number }) {
  const t = useT();
  const language = useLanguage();
  const dates = useDates();
  const navigate = useNavigate();
  const reloadBoot = useReloadBoot();
  const showFailure = useShowFailure();
  const utils = trpc.useUtils();
  const [change] = trpc.billing.previewChange.useSuspenseQuery(choice, {
    // The amounts stay those of the moment they were computed for.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const save = trpc.billing.changePlan.useMutation();
  const { before, after, kind, currency } = change;
  const money = (amount: number) => formatMoney(amount, currency, language);
  const words = ({ product, price }: typeof before) =>
    price
      ? `${product.name}, ${formatMoney(price.amount, price.currency, language)}, ${periodWords(price, t)}`
      : product.name;
  const confirm = async () => {
    try {
      await save.mutateAsync({ ...choice, computed_at: change.computed_at });
      // Not the preview: what it asks about is done.
      await Promise.all([utils.billing.overview.invalidate(), utils.billing.invoices.invalidate()]);
      await reloadBoot();
      void notify(t('Plan changed'), { tone: 'positive' });
      await navigate({ to: '/billing' });
    } catch (error) {
      showFailure(error);
    }
  };
  const upgrade = kind === 'upgrade';
  return (
    <div className={css.columns}>
      <div className={css.stack}>
        <h1 className={css.title}>{t('Change to :plan', { plan: after.product.name })}</h1>
        <p className={css.lead}>
          {upgrade
            ? t('The new plan begins at once. You pay the difference for the rest of the period.')
            : t(
                'The new plan begins on :date. Until then you keep the one you have, and nothing is paid now.',
                {
                  date: dates.date(change.effective_at),
                },
              )}
        </p>
        <Button variant="accent" size="large" pending={save.isPending} onPress={() => void confirm()}>
          {save.isPending
            ? t('Processing…')
            : upgrade && change.due_now > 0
              ? t('Pay :amount', { amount: money(change.due_now) })
              : t('Confirm change')}
        </Button>
        <Link to="/billing" className={buttonStyle({ variant: 'quiet' })}>
          {t('Keep my plan')}
        </Link>
      </div>
      <section className={css.summary} aria-labelledby="change">
        <h2 id="change" className={text({ style: 'h4' })}>
          {t('What changes')}
        </h2>
        <OrderLines
          lines={[
            { label: t('Before'), value: words(before) },
            { label: t('After'), value: words(after) },
            { label: t('Begins'), value: upgrade ? t('Now') : dates.date(change.effective_at) },
            ...(upgrade
              ? [
                  { label: t('Credit for unused time'), value: money(-change.credit) },
                  { label: t('New plan'), value: money(change.charge) },
                  { label: t('Tax'), value: money(change.tax) },
                ]
              : []),
            { label: t('To pay now'), value: money(Math.max(0, change.due_now)), sum: true },
          ]}
        />
        {upgrade && change.due_now < 0 && (
          <p className={css.small}>{t('What is left is taken off your next invoices.')}</p>
        )}
      </section>
    </div>
  );
}
