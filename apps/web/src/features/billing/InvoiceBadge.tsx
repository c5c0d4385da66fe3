import type { Invoice } from '@kantele/api/contract/billing';
import { Badge } from '@kantele/ui/Badge';
import { useT } from '../../app/i18n.tsx';

/** Whether an invoice is paid, and how much of it was given back. */
export function InvoiceBadge({ invoice }: { invoice: Invoice }) {
  const t = useT();
  const { status, amount_paid, amount_refunded } = invoice;
  if (amount_refunded > 0) {
    return <Badge>{amount_refunded < amount_paid ? t('Partly refunded') : t('Refunded')}</Badge>;
  }
  if (status !== 'paid') return <Badge tone="warning">{t('Open')}</Badge>;
  return <Badge tone="positive">{t('Paid')}</Badge>;
}
