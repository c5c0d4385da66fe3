import type { AdKind } from '@kantele/api/ad-slots';
import { adKinds, adLimits, adSlotOf } from '@kantele/api/ad-slots';
import type { Ad } from '@kantele/api/contract/site-state';
import { Form } from '@kantele/ui/Form';
import { NumberField } from '@kantele/ui/NumberField';
import { SettingsCard } from '@kantele/ui/Section';
import { Select, SelectItem } from '@kantele/ui/Select';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { useReloadBoot } from '../../../app/session.ts';
import { useSubmit } from '../../../app/submit.ts';
import { trpc } from '../../../app/trpc.ts';
import { useWithPassword } from '../../account/useWithPassword.tsx';
import { LeaveGuard } from '../frame/LeaveGuard.tsx';
import { useDraft } from '../parts/draft.ts';
import { SaveChanges } from '../parts/SaveChanges.tsx';
import { type AdDraft, kindWords } from './ad-words.ts';
import * as css from './ads.css.ts';
import { BannerFields } from './BannerFields.tsx';
import { CodeFields } from './CodeFields.tsx';
import { NeverLoaded } from './NeverLoaded.tsx';

/** What stands in a place. What is not shown at the moment is kept. */
export function AdEditor({ ad: { slot, updated_at, ...saved } }: { ad: Ad }) {
  const t = useT();
  const utils = trpc.useUtils();
  const reloadBoot = useReloadBoot();
  const update = trpc.ads.update.useMutation();
  const { withPassword, passwordDialog } = useWithPassword();
  const { values, dirty, set, reset } = useDraft<AdDraft>(saved);
  const { busy, errors, onSubmit } = useSubmit(async () => {
    // Code asks for the password again.
    const done = await withPassword(() => update.mutateAsync({ slot, updated_at, ...values }));
    if (!done) return;
    const { ad } = done.value;
    utils.ads.list.setData(undefined, (before) => ({
      ads: (before?.ads ?? []).map((other) => (other.slot === slot ? ad : other)),
    }));
    reset();
    void notify(t('Changes saved'));
    // Pages show it from now on, also those that are there already.
    await reloadBoot();
  });
  const problemOf = (field: string) => [errors?.[field] ?? []].flat()[0];
  return (
    <>
      <Form
        label={t('Advertisement')}
        errors={errors}
        busy={busy}
        onSubmit={onSubmit}
        errorTitle={t('Something went wrong')}
        className={css.form}
      >
        <NeverLoaded ads={[values]} />
        <SettingsCard title={t('Content')} className={css.measure}>
          <Select
            name="kind"
            label={t('What is shown')}
            selectedKey={values.kind}
            onSelectionChange={(key) => {
              const kind: AdKind | undefined = adKinds.find((known) => known === key);
              if (kind) set({ kind });
            }}
          >
            {adKinds.map((kind) => (
              <SelectItem key={kind} id={kind}>
                {t(kindWords[kind])}
              </SelectItem>
            ))}
          </Select>
          {values.kind !== 'off' && (
            <div className={css.height}>
              <NumberField
                name="height"
                label={t('Height')}
                unit="px"
                description={t('Kept free before it comes, so that nothing on the page moves.')}
                minValue={adLimits.minHeight}
                maxValue={adSlotOf(slot).maxHeight}
                value={values.height}
                onChange={(height) => set({ height: Number.isNaN(height) ? saved.height : height })}
              />
            </div>
          )}
          {values.kind === 'banner' && <BannerFields values={values} set={set} problemOf={problemOf} />}
          {values.kind === 'code' && <CodeFields values={values} set={set} problemOf={problemOf} />}
        </SettingsCard>
        <SaveChanges dirty={dirty} onDiscard={reset} saving={busy} />
        <LeaveGuard dirty={dirty} />
      </Form>
      {passwordDialog}
    </>
  );
}
