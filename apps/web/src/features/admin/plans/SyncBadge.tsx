import type { ManagedProduct } from '@kantele/api/contract/billing';
import { line } from '@kantele/api/translate';
import { Badge } from '@kantele/ui/Badge';
import { useT } from '../../../app/i18n.tsx';

const words = {
  local: { label: line('Not sent'), tone: 'neutral' },
  changed: { label: line('Differs'), tone: 'warning' },
  synced: { label: line('In step'), tone: 'positive' },
} as const;

/** Whether the payment provider knows the plan as it is. The free one is never sent. */
export function SyncBadge({ product }: { product: Pick<ManagedProduct, 'sync' | 'free'> }) {
  const t = useT();
  if (product.free) return '–';
  const { label, tone } = words[product.sync];
  return <Badge tone={tone}>{t(label)}</Badge>;
}
