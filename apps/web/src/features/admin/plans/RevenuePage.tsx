import type { RevenueOfCurrency } from '@kantele/api/contract/billing';
import { EmptyState } from '@kantele/ui/EmptyState';
import { ErrorState } from '@kantele/ui/ErrorState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Segmented } from '@kantele/ui/Segmented';
import { Stat } from '@kantele/ui/Stat';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { formatMoney } from '../../../lib/money.ts';
import * as css from '../../insights/insights.css.ts';
import { RangePicker } from '../../insights/RangePicker.tsx';
import { ReportSkeleton } from '../../insights/ReportView.tsx';
import { daysOf, type InsightsSearch } from '../../insights/range.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { RevenueChart } from './RevenueChart.tsx';

/** What plans bring in by day, each currency by itself. */
export function RevenuePage({ search }: { search: InsightsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, refetch } = trpc.billing.revenue.useQuery(daysOf(search), {
    placeholderData: keepPreviousData,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const currencies = data?.currencies ?? [];
  const shown = currencies.find(({ currency }) => currency === chosen) ?? currencies[0];
  return (
    <AdminPage>
      <PageHeader
        title={t('Revenue')}
        description={t('Before taxes and discounts, counted once an hour. Days are in UTC.')}
      />
      <RangePicker
        search={search}
        single
        onChange={(days) => void navigate({ to: '/admin/revenue', search: days, replace: true })}
      />
      {currencies.length > 1 && shown && (
        <Segmented
          label={t('Currency')}
          items={currencies.map(({ currency }) => ({ id: currency, label: currency.toUpperCase() }))}
          value={shown.currency}
          onChange={setChosen}
        />
      )}
      {!data && error && (
        <ErrorState
          title={t('The figures could not be loaded')}
          message={t(error.message)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <ReportSkeleton />}
      {data && !shown && (
        <EmptyState title={t('Nothing was sold in these days')}>
          {t('Figures appear within an hour of the first payment.')}
        </EmptyState>
      )}
      {shown && (
        <>
          <Totals of={shown} />
          <RevenueChart key={shown.currency} of={shown} />
        </>
      )}
    </AdminPage>
  );
}

function Totals({ of: { currency, days, totals } }: { of: RevenueOfCurrency }) {
  const t = useT();
  const language = useLanguage();
  const last = days.at(-1);
  const { trials_ended: ended, trials_converted: converted } = totals;
  const figures = [
    { label: t('Monthly revenue'), value: formatMoney(last?.mrr ?? 0, currency, language) },
    { label: t('Subscribers'), value: formatNumber(last?.subscribers ?? 0, language) },
    { label: t('New'), value: formatNumber(totals.began, language) },
    { label: t('Lost'), value: formatNumber(totals.ended, language) },
    {
      label: t('Trials that became plans'),
      value: ended > 0 ? formatPercent(converted / ended, language) : '–',
    },
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value }) => (
        <Stat key={label} className={css.figure} label={label} value={value} />
      ))}
    </dl>
  );
}
