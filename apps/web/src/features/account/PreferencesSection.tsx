import { Section, Segmented } from '@kantele/ui';
import { useSyncExternalStore } from 'react';
import { useT } from '../../shell/i18n.tsx';
import { motionChoice } from '../../shell/motion.ts';
import { useSiteSetting } from '../../shell/site/settings.ts';
import * as css from './account.css.ts';
import { ThemeTiles } from './ThemeTiles.tsx';

/** How things look and move on this device; it is not part of the account. */
export function PreferencesSection() {
  const t = useT();
  const themes = useSiteSetting('themes.user_change');
  const motion = useSyncExternalStore(motionChoice.subscribe, motionChoice.get, motionChoice.onServer);
  return (
    <Section id="preferences" title={t('Appearance and motion')} description={t('On this device only.')}>
      {themes && <ThemeTiles />}
      <div className={css.line}>
        <div className={css.rowWords}>
          <p className={css.factName}>{t('Motion')}</p>
          <p className={css.hint}>{t('Automatic follows the setting of your system.')}</p>
        </div>
        <Segmented
          label={t('Motion')}
          items={[
            { id: 'auto', label: t('Automatic') },
            { id: 'off', label: t('Reduced') },
          ]}
          value={motion}
          onChange={motionChoice.set}
        />
      </div>
    </Section>
  );
}
