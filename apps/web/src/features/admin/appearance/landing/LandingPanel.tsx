import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useEffect } from 'react';
import { useT } from '../../../../app/i18n.tsx';
import { Control } from '../Control.tsx';
import * as css from '../editor.css.ts';
import { ImageField } from '../ImageField.tsx';
import { useLookTools } from '../look-context.ts';
import { PanelHead } from '../PanelHead.tsx';
import { ActionField } from './ActionField.tsx';
import { FeatureList } from './FeatureList.tsx';
import { Group } from './Group.tsx';
import { HomepageType } from './HomepageType.tsx';
import { OverlayFields } from './OverlayFields.tsx';
import { PricingFields } from './PricingFields.tsx';
import { useHomepage } from './use-homepage.ts';

/** What guests see at the start of the site, and everything on the landing page. */
export function LandingPanel() {
  const t = useT();
  const { go } = useLookTools();
  const { homepage, changeLanding, problemOf } = useHomepage();
  useEffect(() => go('/'), [go]);
  const landing = homepage.appearance;
  const { actions } = landing;
  const text = (key: 'headerTitle' | 'footerTitle', label: string) => (
    <Control id={key}>
      <TextField
        label={label}
        value={landing[key]}
        onChange={(value) => changeLanding({ [key]: value }, key)}
        error={problemOf(key)}
        maxLength={200}
      />
    </Control>
  );
  const area = (key: 'headerSubtitle' | 'footerSubtitle', label: string) => (
    <Control id={key}>
      <TextArea
        label={label}
        value={landing[key]}
        onChange={(value) => changeLanding({ [key]: value }, key)}
        error={problemOf(key)}
        maxLength={2_000}
        rows={2}
        autoGrow
      />
    </Control>
  );
  const action = (key: 'cta1' | 'cta2' | 'cta3', name: string) => (
    <Control id={key}>
      <ActionField
        name={name}
        value={actions[key]}
        onChange={(value, control) =>
          changeLanding({ actions: { ...actions, [key]: value } }, `${key} ${control}`)
        }
        problemOf={(field) => problemOf(`actions.${key}.${field}`)}
      />
    </Control>
  );
  return (
    <>
      <PanelHead title={t('Landing page')} above={{ label: t('Appearance'), path: '/admin/appearance' }} />
      <div className={css.scroll}>
        <div className={css.stack}>
          <HomepageType />
          {homepage.type === 'other' && (
            <>
              <Group title={t('Header')}>
                {text('headerTitle', t('Title'))}
                {area('headerSubtitle', t('Subtitle'))}
                <Control id="inputText">
                  <TextField
                    label={t('Text of the search field')}
                    value={actions.inputText}
                    onChange={(inputText) =>
                      changeLanding({ actions: { ...actions, inputText } }, 'inputText')
                    }
                    error={problemOf('actions.inputText')}
                    maxLength={200}
                  />
                </Control>
              </Group>
              <Group title={t('Picture of the header')}>
                <ImageField
                  label={t('Picture')}
                  description={t(
                    '1200 pixels wide or more. It stands beside the title and fades out under it.',
                  )}
                  value={landing.headerImage}
                  onChange={(headerImage) => changeLanding({ headerImage }, 'headerImage')}
                  error={problemOf('headerImage')}
                />
                <OverlayFields />
              </Group>
              <Group title={t('Buttons')}>
                {action('cta1', t('First button'))}
                {action('cta2', t('Second button'))}
              </Group>
              <Group title={t('Cards')}>
                <FeatureList
                  kind="primaryFeatures"
                  label={t('Cards')}
                  features={landing.primaryFeatures}
                  fields={[
                    { key: 'title', label: t('Title') },
                    { key: 'subtitle', label: t('Subtitle'), long: true },
                  ]}
                  empty={{ image: null, title: '', subtitle: '' }}
                />
              </Group>
              <Group title={t('Features with pictures')}>
                <FeatureList
                  kind="secondaryFeatures"
                  label={t('Features with pictures')}
                  features={landing.secondaryFeatures}
                  fields={[
                    { key: 'subtitle', label: t('Subtitle') },
                    { key: 'title', label: t('Title') },
                    { key: 'description', label: t('Description'), long: true },
                  ]}
                  empty={{ image: null, title: '', subtitle: '', description: '' }}
                />
              </Group>
              <PricingFields />
              <Group title={t('Banner at the end')}>
                {text('footerTitle', t('Title'))}
                {area('footerSubtitle', t('Subtitle'))}
                <ImageField
                  label={t('Picture')}
                  value={landing.footerImage}
                  onChange={(footerImage) => changeLanding({ footerImage }, 'footerImage')}
                  error={problemOf('footerImage')}
                />
                {action('cta3', t('Third button'))}
              </Group>
            </>
          )}
        </div>
      </div>
    </>
  );
}
