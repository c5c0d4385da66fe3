import { Switch } from '@kantele/ui/Switch';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../../app/i18n.tsx';
import { useSiteSetting } from '../../../../app/settings.ts';
import { Control } from '../Control.tsx';
import { Group } from './Group.tsx';
import { useHomepage } from './use-homepage.ts';

/** Whether the landing page offers the plans, and the words above them. */
export function PricingFields() {
  const t = useT();
  const { homepage, change, changeLanding, problemOf } = useHomepage();
  const sells = useSiteSetting('billing.enable');
  const { pricingTitle, pricingSubtitle } = homepage.appearance;
  return (
    <Group title={t('Plans')}>
      <Control id="pricing">
        <Switch
          layout="row"
          isSelected={homepage.pricing}
          onChange={(pricing) => change({ pricing }, 'pricing')}
          description={sells ? undefined : t('They are shown once billing is switched on.')}
        >
          {t('Show the plans')}
        </Switch>
      </Control>
      {homepage.pricing && (
        <>
          <TextField
            label={t('Title')}
            placeholder={t('Pricing')}
            value={pricingTitle}
            onChange={(value) => changeLanding({ pricingTitle: value }, 'pricingTitle')}
            error={problemOf('pricingTitle')}
            maxLength={200}
          />
          <TextArea
            label={t('Subtitle')}
            value={pricingSubtitle}
            onChange={(value) => changeLanding({ pricingSubtitle: value }, 'pricingSubtitle')}
            error={problemOf('pricingSubtitle')}
            maxLength={2_000}
            rows={2}
            autoGrow
          />
        </>
      )}
    </Group>
  );
}
