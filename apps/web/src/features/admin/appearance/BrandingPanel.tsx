import type { PublicSettings } from '@kantele/api/contract/settings';
import { line } from '@kantele/api/translate';
import { useT } from '../../../app/i18n.tsx';
import { Control } from './Control.tsx';
import * as css from './editor.css.ts';
import { ImageField } from './ImageField.tsx';
import { useLookSetting, useLookState } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';

type Branding = PublicSettings['branding'];
type Picture = Exclude<keyof Branding, 'site_name'>;

const pictures: readonly { key: Picture; label: string; about?: string; dark?: boolean }[] = [
  {
    key: 'logo_light',
    label: line('Logo in light themes'),
    about: line('Shown instead of the name. PNG or WebP without a background suits best.'),
    dark: false,
  },
  {
    key: 'logo_dark',
    label: line('Logo in dark themes'),
    about: line('Without one the logo of light themes is shown.'),
    dark: true,
  },
  { key: 'logo_light_mobile', label: line('Logo on phones, light themes'), dark: false },
  { key: 'logo_dark_mobile', label: line('Logo on phones, dark themes'), dark: true },
  {
    key: 'favicon',
    label: line('Icon of the site'),
    about: line('Square, 512 pixels or more: for tabs and home screens. Without one it is the initial.'),
  },
  {
    key: 'social_image',
    label: line('Picture of shared links'),
    about: line('1200 × 630 pixels: shown with links to pages that have no picture of their own.'),
  },
];

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
          {pictures.map(({ key, label, about, dark }) => (
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
