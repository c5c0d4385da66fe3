import type { ManagedProduct } from '@kantele/api/contract/billing';
import { NumberField } from '@kantele/ui/NumberField';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Switch } from '@kantele/ui/Switch';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useDraft } from '../parts/draft.ts';
import { PermissionGrid } from '../parts/PermissionGrid.tsx';
import { fields } from '../parts/parts.css.ts';
import { RecordForm } from '../parts/RecordForm.tsx';
import { RecordSheet } from '../parts/RecordSheet.tsx';
import { PlanPrices } from './PlanPrices.tsx';
import { PlanState } from './PlanState.tsx';

/** One plan, beside the table it was opened from. */
export function PlanSheet({ id }: { id: number }) {
  const t = useT();
  const navigate = useNavigate();
  const query = trpc.billing.managedProducts.useQuery();
  const product = query.data?.products.find((one) => one.id === id);
  const close = () => void navigate({ to: '/admin/plans', resetScroll: false });
  return (
    <RecordSheet
      id={id}
      title={product?.name ?? t('Plan')}
      missing={t('No such plan')}
      failed={t('The plan could not be loaded')}
      query={query}
      onClose={close}
    >
      {product ? (
        <div key={id} className={fields.stack}>
          <PlanState product={product} onDeleted={close} />
          {!product.free && <PlanPrices product={product} />}
          <PlanForm product={product} />
        </div>
      ) : null}
    </RecordSheet>
  );
}

function PlanForm({ product }: { product: ManagedProduct }) {
  const t = useT();
  const utils = trpc.useUtils();
  const update = trpc.billing.updateProduct.useMutation();
  const { data } = trpc.roles.permissions.useQuery();
  const { name, description, feature_list, hidden, recommended, free, position } = product;
  const { permissions, trial_days, tax_behavior, promotion_codes } = product;
  const draft = useDraft({
    name,
    description,
    features: feature_list.join('\n'),
    hidden,
    recommended,
    free,
    position,
    permissions,
    trial_days,
    tax_behavior,
    promotion_codes,
  });
  const { values, set } = draft;
  const save = async ({ features, ...changes }: typeof draft.changes) => {
    const lines = features?.split('\n').flatMap((line) => line.trim() || []);
    await update.mutateAsync({ id: product.id, ...changes, ...(lines ? { feature_list: lines } : {}) });
    await utils.billing.managedProducts.invalidate();
  };
  return (
    <RecordForm label={t('Plan')} draft={draft} save={save}>
      <TextField
        name="name"
        label={t('Name')}
        maxLength={80}
        isRequired
        value={values.name}
        onChange={(next) => set({ name: next })}
      />
      <TextField
        name="description"
        label={t('Description')}
        optional={t('optional')}
        maxLength={300}
        value={values.description}
        onChange={(next) => set({ description: next })}
      />
      <TextArea
        name="feature_list"
        label={t('Features')}
        description={t('One a line. After a colon stands how much of it there is: “Upload time: 3 h”.')}
        rows={6}
        value={values.features}
        onChange={(next) => set({ features: next })}
      />
      <Switch
        name="hidden"
        layout="row"
        isSelected={values.hidden}
        onChange={(next) => set({ hidden: next })}
        description={t('It is not on the pricing page and cannot be bought.')}
      >
        {t('Hidden')}
      </Switch>
      <Switch
        name="recommended"
        layout="row"
        isSelected={values.recommended}
        onChange={(next) => set({ recommended: next })}
        description={t('It stands out on the pricing page.')}
      >
        {t('Recommended')}
      </Switch>
      <Switch
        name="free"
        layout="row"
        isSelected={values.free}
        onChange={(next) => set({ free: next })}
        description={t('What everybody without a subscription has. Roles say what they may do.')}
      >
        {t('Free')}
      </Switch>
      <NumberField
        name="position"
        label={t('Position')}
        minValue={0}
        value={values.position}
        onChange={(next) => set({ position: Number.isNaN(next) ? 0 : next })}
      />
      {!values.free && (
        <>
          <NumberField
            name="trial_days"
            label={t('Free trial')}
            unit={t('days')}
            description={t('For people who have had no plan yet.')}
            minValue={0}
            maxValue={730}
            value={values.trial_days}
            onChange={(next) => set({ trial_days: Number.isNaN(next) ? 0 : next })}
          />
          <Select
            name="tax_behavior"
            label={t('Tax')}
            description={t('Counts for prices that are added from now on.')}
            selectedKey={values.tax_behavior}
            onSelectionChange={(key) =>
              set({ tax_behavior: key === 'inclusive' ? 'inclusive' : 'exclusive' })
            }
          >
            <SelectItem id="exclusive">{t('Added to the price')}</SelectItem>
            <SelectItem id="inclusive">{t('Included in the price')}</SelectItem>
          </Select>
          <Switch
            name="promotion_codes"
            layout="row"
            isSelected={values.promotion_codes}
            onChange={(next) => set({ promotion_codes: next })}
            description={t('Codes are made at Stripe and entered while paying.')}
          >
            {t('Promotion codes')}
          </Switch>
          {data && (
            <PermissionGrid
              infos={data.permissions}
              value={values.permissions}
              onChange={(next) => set({ permissions: next })}
            />
          )}
        </>
      )}
    </RecordForm>
  );
}
