import type { Invoice } from '@kantele/api/contract/billing';
import { buttonStyle } from '@kantele/ui/Button.css';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { Section } from '@kantele/ui/Section';
import { useLanguage, useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useDates } from '../../app/useDates.ts';
import { formatMoney } from '../../lib/money.ts';
import { InvoiceBadge } from './InvoiceBadge.tsx';

const none: Invoice[] = [];

/** The invoices of the one who looks, the newest ones. */
export function Invoices() {
  const t = useT();
  const language = useLanguage();
  const { date } = useDates();
  const { data } = trpc.billing.invoices.useQuery({ per_page: 100 });
  const invoices = data?.pagination.data ?? none;
  if (invoices.length === 0) return null;
  const columns: DataColumn<{ id: string; invoice: Invoice }>[] = [
    { id: 'number', label: t('Number'), width: 160, cell: ({ invoice }) => invoice.number ?? '–' },
    { id: 'date', label: t('Date'), cell: ({ invoice }) => date(invoice.issued_at) },
    {
      id: 'state',
      label: t('State'),
      cell: ({ invoice }) => <InvoiceBadge invoice={invoice} />,
    },
    {
      id: 'tax',
      label: t('Tax'),
      align: 'end',
      cell: ({ invoice }) => formatMoney(invoice.tax, invoice.currency, language),
    },
    {
      id: 'total',
      label: t('Total'),
      align: 'end',
      cell: ({ invoice }) => formatMoney(invoice.total, invoice.currency, language),
    },
    {
      id: 'pdf',
      label: t('Document'),
      align: 'end',
      cell: ({ invoice }) =>
        invoice.pdf_url && (
          <a
            href={invoice.pdf_url}
            target="_blank"
            rel="noreferrer"
            className={buttonStyle({ size: 'small' })}
            aria-label={t('Invoice :number as PDF', { number: invoice.number ?? '' })}
          >
            PDF
          </a>
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
        empty={null}
      />
    </Section>
  );
}
