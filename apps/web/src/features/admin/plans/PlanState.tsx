import type { ManagedProduct } from '@kantele/api/contract/billing';
import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { useState } from 'react';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { trpc } from '../../../app/trpc.ts';
import { badges } from '../parts/parts.css.ts';
import { SyncBadge } from './SyncBadge.tsx';

/** Whether the provider knows the plan, with the ways to bring both in step. */
export function PlanState({ product, onDeleted }: { product: ManagedProduct; onDeleted: () => void }) {
  const t = useT();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const sync = trpc.billing.sync.useMutation();
  const remove = trpc.billing.deleteProduct.useMutation();
  const [asking, setAsking] = useState(false);
  const run = async (work: () => Promise<unknown>, said: string) => {
    try {
      await work();
      await utils.billing.managedProducts.invalidate();
      void notify(said, { tone: 'positive' });
    } catch (error) {
      showFailure(error);
    }
  };
  const { id, name, free, sync: state } = product;
  const push = () => run(() => sync.mutateAsync({ id, direction: 'push' }), t('Stripe knows the plan now'));
  const pull = () => run(() => sync.mutateAsync({ id, direction: 'pull' }), t('Taken over from Stripe'));
  return (
    <div className={badges}>
      {!free && (
        <>
          <SyncBadge product={product} />
          <Button size="small" pending={sync.isPending} onPress={() => void push()}>
            {t('Send to Stripe')}
          </Button>
          {state !== 'local' && (
            <Button size="small" pending={sync.isPending} onPress={() => void pull()}>
              {t('Take over from Stripe')}
            </Button>
          )}
        </>
      )}
      <Button size="small" variant="danger" onPress={() => setAsking(true)}>
        {t('Delete')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={t('Delete :name?', { name })}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        danger
        onConfirm={() =>
          run(async () => {
            await remove.mutateAsync({ id });
            onDeleted();
          }, t('Plan deleted'))
        }
      >
        {t('Only a plan nobody ever had can be deleted. Others are hidden.')}
      </ConfirmDialog>
    </div>
  );
}
