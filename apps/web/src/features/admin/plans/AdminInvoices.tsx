import type { ManagedInvoice } from '@kantele/api/contract/billing';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Section } from '@kantele/ui/Section';
import { useState } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useDates } from '../../../app/useDates.ts';
import { formatMoney } from '../../../lib/money.ts';
import { InvoiceBadge } from '../../billing/InvoiceBadge.tsx';
import { leftOf, RefundDialog } from './RefundDialog.tsx';

const none: ManagedInvoice[] = [];

/** Every invoice of the site, with the way to give money back. */
export function AdminInvoices({ onChanged }: { onChanged: () => void }) {
  const t = useT();
  const language = useLanguage();
  const { date } = useDates();
  const list = trpc.billing.managedInvoices.useInfiniteQuery(
    { per_page: 50 },
    { getNextPageParam: ({ pagination }) => pagination.next_cursor },
  );
  const [refunding, setRefunding] = useState<ManagedInvoice | null>(null);
  const invoices = list.data?.pages.flatMap(({ pagination }) => pagination.data) ?? none;
  const columns: DataColumn<{ id: string; invoice: ManagedInvoice }>[] = [
    { id: 'number', label: t('Number'), width: 140, cell: ({ invoice }) => invoice.number ?? '–' },
    {
      id: 'user',
      label: t('Person'),
      width: 200,
      cell: ({ invoice: { user } }) => (
        <span className={text({ style: 'listName' })} dir="auto">
          {user?.display_name ?? t('Deleted account')}
        </span>
      ),
    },
    { id: 'date', label: t('Date'), cell: ({ invoice }) => date(invoice.issued_at) },
    { id: 'state', label: t('State'), cell: ({ invoice }) => <InvoiceState invoice={invoice} /> },
    {
      id: 'total',
      label: t('Total'),
      align: 'end',
      cell: ({ invoice }) => formatMoney(invoice.total, invoice.currency, language),
    },
    {
      id: 'refunded',
      label: t('Refunded'),
      align: 'end',
      cell: ({ invoice: { amount_refunded: refunded, currency } }) =>
        refunded > 0 ? formatMoney(refunded, currency, language) : '–',
    },
    {
      id: 'refund',
      label: t('Action'),
      align: 'end',
      cell: ({ invoice }) =>
        leftOf(invoice) > 0 && (
          <Button
            size="small"
            aria-label={t('Refund invoice :number', { number: invoice.number ?? '' })}
            onPress={() => setRefunding(invoice)}
          >
            {t('Refund')}
          </Button>
        ),
    },
  ];
  return (
    <Section title={t('Invoices')}>
      <DataTable
        label={t('Invoices')}
        columns={columns}
        rows={invoices.map((invoice) => ({ id: String(invoice.id), invoice }))}
        rowLabel={({ invoice }) => invoice.number ?? String(invoice.id)}
        loadingText={t('Loading...')}
        empty={<EmptyState title={t('Nothing has been paid yet')} />}
      />
      {list.hasNextPage && (
        <Button pending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
          {t('Show more')}
        </Button>
      )}
      <RefundDialog invoice={refunding} onClose={() => setRefunding(null)} onDone={onChanged} />
    </Section>
  );
}

function InvoiceState({ invoice }: { invoice: ManagedInvoice }) {
  const t = useT();
  if (invoice.refund_asked > 0) return <Badge tone="warning">{t('Refund under way')}</Badge>;
  return <InvoiceBadge invoice={invoice} />;
}
