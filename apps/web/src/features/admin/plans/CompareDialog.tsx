import { line } from '@kantele/api/translate';
import { Dialog } from '@kantele/ui/Dialog';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { errorOf } from '../../../lib/api-error.ts';

const words = {
  missing_there: line('is not at Stripe yet'),
  missing_here: line('is only at Stripe'),
  name: line('has another name there'),
  description: line('has another description there'),
  price_missing_there: line('has a price that is not there'),
  price_missing_here: line('has a price that is only there'),
  price_archived: line('has a price that is archived on one side only'),
} as const;

/** What this site and the payment provider say differently. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data, error } = trpc.billing.compare.useQuery(undefined, { staleTime: 0, retry: false });
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('Compare with Stripe')}
      closeLabel={t('Close')}
    >
      {error && <p role="alert">{t(errorOf(error).message)}</p>}
      {!data && !error && <Skeleton height={80} />}
      {data?.differences.length === 0 && <p>{t('Both sides say the same.')}</p>}
      <ul>
        {data?.differences.map(({ product_id, name, kind, here, there }) => (
          <li key={`${product_id} ${kind} ${here} ${there}`}>
            <strong dir="auto">{name}</strong> {t(words[kind])}
            {(here ?? there) !== null && `: ${here ?? '–'} / ${there ?? '–'}`}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
