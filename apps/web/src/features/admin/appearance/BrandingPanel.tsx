import type { PublicSettings } from '@kantele/api/contract/settings';
import { useT } from '../../../app/i18n.tsx';
import { Control } from './Control.tsx';
import * as css from './editor.css.ts';
import { ImageField } from './ImageField.tsx';
import { brandPictures } from './look-choices.ts';
import { useLookSetting, useLookState } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';

type Branding = PublicSettings['branding'];

/** Logos, the icon of the site and the picture of shared links. */
export function BrandingPanel() {
  const t = useT();
  const { look, problems } = useLookState();
  const [branding, setBranding] = useLookSetting<Branding>('branding', t('Branding'));
  const behind = (dark: boolean) => {
    const theme = look.themes.find(({ default_dark, default_light }) =>
      dark ? default_dark : default_light,
    );
    return theme && `rgb(${theme.colors.bg})`;
  };
  return (
    <>
      <PanelHead title={t('Branding')} above={{ label: t('Appearance'), path: '/admin/appearance' }} />
      <div className={css.scroll}>
        <div className={css.stack}>
          {brandPictures.map(({ key, label, about, dark }) => (
            <Control key={key} id={key}>
              <ImageField
                label={t(label)}
                description={about && t(about)}
                value={branding[key] ?? null}
                onChange={(picture) => setBranding({ ...branding, [key]: picture }, `branding ${key}`)}
                backdrop={dark === undefined ? undefined : behind(dark)}
                error={problems[`settings.branding.${key}`]?.[0]}
              />
            </Control>
          ))}
        </div>
      </div>
    </>
  );
}
