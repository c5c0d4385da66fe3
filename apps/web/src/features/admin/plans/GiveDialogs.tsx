import type { ManagedSubscription } from '@kantele/api/contract/billing';
import { DateField } from '@kantele/ui/DateField';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { useTimeZone } from '../../../app/useDates.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { PersonFinder } from '../parts/PersonFinder.tsx';
import { instantOf, localOf } from '../parts/zoned.ts';
import { ReasonField } from './ReasonField.tsx';

interface GiveDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Gives somebody a plan without payment. */
export function GiveDialog({ isOpen, onClose, onDone }: GiveDialogProps) {
  const t = useT();
  const timeZone = useTimeZone();
  const give = trpc.billing.give.useMutation();
  const plans = trpc.billing.managedProducts.useQuery(undefined, { enabled: isOpen });
  const [person, setPerson] = useState<number | null>(null);
  return (
    <FormDialog
      title={t('Give a plan')}
      isOpen={isOpen}
      onClose={onClose}
      submitLabel={t('Give')}
      onSubmit={async (values) => {
        await give.mutateAsync({
          user_id: person ?? 0,
          product_id: Number(textOf(values, 'product_id')),
          ends_at: instantOf(textOf(values, 'ends_at'), timeZone),
          reason: textOf(values, 'reason'),
        });
        void notify(t('Plan given'), { tone: 'positive' });
        setPerson(null);
        onDone();
        return undefined;
      }}
    >
      <PersonFinder label={t('Person')} value={person} onChange={(found) => setPerson(found?.id ?? null)} />
      <Select name="product_id" label={t('Plan')} isRequired>
        {(plans.data?.products ?? [])
          .filter(({ free }) => !free)
          .map(({ id, name }) => (
            <SelectItem key={id} id={String(id)}>
              {name}
            </SelectItem>
          ))}
      </Select>
      <UntilField />
      <ReasonField />
    </FormDialog>
  );
}

interface ChangeDialogProps {
  subscription: ManagedSubscription | null;
  onClose: () => void;
  onDone: () => void;
}

/** Ends somebody's plan now. */
export function EndDialog({ subscription, onClose, onDone }: ChangeDialogProps) {
  const t = useT();
  const end = trpc.billing.end.useMutation();
  return (
    <FormDialog
      title={t('End this plan now?')}
      isOpen={subscription !== null}
      onClose={onClose}
      submitLabel={t('End')}
      danger
      onSubmit={async (values) => {
        if (!subscription) return undefined;
        await end.mutateAsync({ id: subscription.id, reason: textOf(values, 'reason') });
        void notify(t('Plan ended'), { tone: 'positive' });
        onDone();
        return undefined;
      }}
    >
      <p>{t('It ends at once, at the payment provider too. Nothing is paid back by itself.')}</p>
      <ReasonField />
    </FormDialog>
  );
}

/** Gives a plan that was given for longer, or for a shorter time. */
export function ExtendDialog({ subscription, onClose, onDone }: ChangeDialogProps) {
  const t = useT();
  const timeZone = useTimeZone();
  const extend = trpc.billing.extend.useMutation();
  return (
    <FormDialog
      title={t('Change how long this plan lasts')}
      isOpen={subscription !== null}
      onClose={onClose}
      submitLabel={t('Save')}
      onSubmit={async (values) => {
        if (!subscription) return undefined;
        await extend.mutateAsync({
          id: subscription.id,
          ends_at: instantOf(textOf(values, 'ends_at'), timeZone),
          reason: textOf(values, 'reason'),
        });
        void notify(t('Plan changed'), { tone: 'positive' });
        onDone();
        return undefined;
      }}
    >
      <UntilField />
      <ReasonField />
    </FormDialog>
  );
}

/** When a plan that is given ends. */
function UntilField() {
  const t = useT();
  const timeZone = useTimeZone();
  return (
    <DateField
      name="ends_at"
      label={t('Until')}
      optional={t('optional')}
      description={t('Without a date it lasts until an admin ends it.')}
      withTime
      min={localOf(new Date(), timeZone)}
    />
  );
}
