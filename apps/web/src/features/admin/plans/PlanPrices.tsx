import { intervals } from '@kantele/api/billing-words';
import type { ManagedPrice, ManagedProduct } from '@kantele/api/contract/billing';
import { line } from '@kantele/api/translate';
import { Badge } from '@kantele/ui/Badge';
import { Button } from '@kantele/ui/Button';
import { ConfirmDialog } from '@kantele/ui/Dialog';
import { NumberField } from '@kantele/ui/NumberField';
import { SettingsCard } from '@kantele/ui/Section';
import { Select, SelectItem } from '@kantele/ui/Select';
import { TextField } from '@kantele/ui/TextField';
import { useState } from 'react';
import { useShowFailure } from '../../../app/failure.ts';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { textOf } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { formatMoney, minorUnits } from '../../../lib/money.ts';
import { periodWords } from '../../billing/plan-words.ts';
import { ActionRow } from '../parts/ActionRow.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { fields } from '../parts/parts.css.ts';

const intervalWords = { day: line('Day'), month: line('Month'), year: line('Year') } as const;

/** The prices of a plan. They are never edited: one that is no longer wanted is archived. */
export function PlanPrices({ product }: { product: ManagedProduct }) {
  const t = useT();
  const language = useLanguage();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const archive = trpc.billing.archivePrice.useMutation();
  const [adding, setAdding] = useState(false);
  const [asking, setAsking] = useState<ManagedPrice | null>(null);
  const confirm = async () => {
    if (!asking) return;
    try {
      await archive.mutateAsync({ price_id: asking.id });
    } catch (error) {
      showFailure(error);
    }
    setAsking(null);
    await utils.billing.managedProducts.invalidate();
  };
  return (
    <SettingsCard
      title={t('Prices')}
      actions={<Button onPress={() => setAdding(true)}>{t('Add price')}</Button>}
    >
      <div>
        {product.prices.map((price) => {
          const words = `${formatMoney(price.amount, price.currency, language)} · ${periodWords(price, t)}`;
          return (
            <ActionRow
              key={price.id}
              title={words}
              text={t(':count subscriber|:count subscribers', { count: price.subscribers })}
            >
              {price.archived ? (
                <Badge>{t('Archived')}</Badge>
              ) : (
                <Button
                  size="small"
                  aria-label={t('Archive :name', { name: words })}
                  onPress={() => setAsking(price)}
                >
                  {t('Archive')}
                </Button>
              )}
            </ActionRow>
          );
        })}
      </div>
      <ConfirmDialog
        isOpen={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={t('Archive this price?')}
        confirmLabel={t('Archive')}
        cancelLabel={t('Cancel')}
        onConfirm={confirm}
      >
        {t('Nobody can choose it any more. Those who have it keep it.')}
      </ConfirmDialog>
      <AddPriceDialog productId={product.id} isOpen={adding} onClose={() => setAdding(false)} />
    </SettingsCard>
  );
}

function AddPriceDialog(props: { productId: number; isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const utils = trpc.useUtils();
  const add = trpc.billing.addPrice.useMutation();
  return (
    <FormDialog
      title={t('Add price')}
      isOpen={props.isOpen}
      onClose={props.onClose}
      submitLabel={t('Add')}
      onSubmit={async (values) => {
        const currency = textOf(values, 'price.currency').trim().toLowerCase();
        const interval = intervals.find((known) => known === textOf(values, 'price.interval')) ?? 'month';
        const price = {
          amount: Math.round(Number(textOf(values, 'price.amount')) * minorUnits(currency)),
          currency,
          interval,
          interval_count: Number(textOf(values, 'price.interval_count')),
        };
        await add.mutateAsync({ product_id: props.productId, price });
        await utils.billing.managedProducts.invalidate();
        return undefined;
      }}
    >
      <div className={fields.pair}>
        <NumberField name="price.amount" label={t('Amount')} minValue={0} step={0.01} isRequired />
        <TextField name="price.currency" label={t('Currency')} defaultValue="EUR" maxLength={3} isRequired />
        <NumberField
          name="price.interval_count"
          label={t('Every')}
          minValue={1}
          defaultValue={1}
          isRequired
        />
        <Select name="price.interval" label={t('Interval')} defaultSelectedKey="month">
          {intervals.map((id) => (
            <SelectItem key={id} id={id}>
              {t(intervalWords[id])}
            </SelectItem>
          ))}
        </Select>
      </div>
    </FormDialog>
  );
}
