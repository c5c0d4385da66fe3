import type { PublicSettings } from '@kantele/api/contract/settings';
import { Switch } from '@kantele/ui/Switch';
import { TextArea } from '@kantele/ui/TextArea';
import { TextField } from '@kantele/ui/TextField';
import { useT } from '../../../app/i18n.tsx';
import * as css from './editor.css.ts';
import { useLookSetting, useLookState } from './look-context.ts';
import { PanelHead } from './PanelHead.tsx';

/** Name and description of the site, and whether visitors may choose a theme. */
export function GeneralPanel() {
  const t = useT();
  const { problems } = useLookState();
  const [branding, setBranding] = useLookSetting<PublicSettings['branding']>(
    'branding',
    t('Name of the site'),
  );
  const [description, setDescription] = useLookSetting<string>('site.description', t('Description'));
  const [userChange, setUserChange] = useLookSetting<boolean>(
    'themes.user_change',
    t('Visitors may choose a theme.'),
  );
  return (
    <>
      <PanelHead title={t('General')} above={{ label: t('Appearance'), path: '/admin/appearance' }} />
      <div className={css.scroll}>
        <div className={css.stack}>
          <TextField
            label={t('Name of the site')}
            value={branding.site_name}
            onChange={(site_name) => setBranding({ ...branding, site_name })}
            error={problems['settings.branding.site_name']?.[0]}
            maxLength={80}
          />
          <TextArea
            label={t('Description')}
            description={t('A sentence or two, for search engines and shared links.')}
            value={description}
            onChange={setDescription}
            error={problems['settings.site.description']?.[0]}
            maxLength={300}
            rows={3}
            autoGrow
          />
          <Switch layout="row" isSelected={userChange} onChange={setUserChange}>
            {t('Visitors may choose a theme.')}
          </Switch>
        </div>
      </div>
    </>
  );
}
