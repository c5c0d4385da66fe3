import { currencyStep } from '@kantele/api/billing-currencies';
import type { ManagedInvoice } from '@kantele/api/contract/billing';
import { NumberField } from '@kantele/ui/NumberField';
import { Switch } from '@kantele/ui/Switch';
import { useState } from 'react';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { formatMoney, minorUnits } from '../../../lib/money.ts';
import { uuid } from '../../../player/uuid.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';

/** What of an invoice can still be given back, in minor units. */
export const leftOf = ({ status, amount_paid, amount_refunded, refund_asked }: ManagedInvoice): number =>
  status === 'paid' ? amount_paid - amount_refunded - refund_asked : 0;

interface RefundDialogProps {
  invoice: ManagedInvoice | null;
  onClose: () => void;
  onDone: () => void;
}

/** Gives the money of an invoice back, all of it or a part. */
export function RefundDialog({ invoice, onClose, onDone }: RefundDialogProps) {
  const t = useT();
  const refund = trpc.billing.refund.useMutation();
  // One for each opening: what is sent twice is one refund.
  const [request, setRequest] = useState({ invoice, key: uuid(), endPlan: false });
  if (request.invoice !== invoice) setRequest({ invoice, key: uuid(), endPlan: false });
  return (
    <FormDialog
      title={t('Refund invoice :number', { number: invoice?.number ?? '' })}
      isOpen={invoice !== null}
      onClose={onClose}
      submitLabel={t('Refund')}
      danger
      onSubmit={async (values) => {
        if (!invoice) return undefined;
        const { state } = await refund.mutateAsync({
          id: invoice.id,
          key: request.key,
          amount: Math.round(Number(textOf(values, 'amount')) * minorUnits(invoice.currency)),
          reason: textOf(values, 'reason'),
          end_plan: request.endPlan,
        });
        void notify(
          state === 'done' ? t('Refunded') : t('Stripe does not answer. It is asked again every minute.'),
          {
            tone: 'positive',
          },
        );
        onDone();
        return undefined;
      }}
    >
      {invoice && (
        <RefundFields
          invoice={invoice}
          endPlan={request.endPlan}
          onEndPlan={(endPlan) => setRequest({ ...request, endPlan })}
        />
      )}
    </FormDialog>
  );
}

interface RefundFieldsProps {
  invoice: ManagedInvoice;
  endPlan: boolean;
  onEndPlan: (end: boolean) => void;
}

function RefundFields({ invoice, endPlan, onEndPlan }: RefundFieldsProps) {
  const t = useT();
  const language = useLanguage();
  const unit = minorUnits(invoice.currency);
  const step = currencyStep(invoice.currency) / unit;
  const left = leftOf(invoice);
  return (
    <>
      <NumberField
        name="amount"
        label={t('Amount')}
        unit={invoice.currency.toUpperCase()}
        description={t(':amount is left.', { amount: formatMoney(left, invoice.currency, language) })}
        defaultValue={left / unit}
        minValue={step}
        maxValue={left / unit}
        step={step}
        isRequired
      />
      <ReasonField />
      {invoice.has_plan && (
        <Switch
          layout="row"
          isSelected={endPlan}
          onChange={onEndPlan}
          description={t('Without this the plan goes on, and renews as before.')}
        >
          {t('End the plan at once')}
        </Switch>
      )}
    </>
  );
}
