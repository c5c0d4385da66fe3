import { Segmented } from '@kantele/ui/Segmented';
import { Switch } from '@kantele/ui/Switch';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useT } from '../../app/i18n.tsx';
import { interfacePreferences, useInterface } from '../../app/interface-preferences.ts';
import { motionChoice } from '../../app/motion.ts';
import * as css from './editor.css.ts';

/** How the interface moves, how tight its rows are and what it says aloud, on this device. */
export function DisplaySettings() {
  const t = useT();
  const motion = useSyncExternalStore(motionChoice.subscribe, motionChoice.get, motionChoice.onServer);
  const density = useInterface('density');
  const pagedLists = useInterface('pagedLists');
  const announceTracks = useInterface('announceTracks');
  return (
    <div className={css.settings}>
      <Line name={t('Motion')} hint={t('Automatic follows the setting of your system.')}>
        <Segmented
          label={t('Motion')}
          items={[
            { id: 'auto', label: t('Automatic') },
            { id: 'off', label: t('Reduced') },
            { id: 'on', label: t('Full') },
          ]}
          value={motion}
          onChange={motionChoice.set}
        />
      </Line>
      <Line name={t('Rows')} hint={t('How much room songs in lists take.')}>
        <Segmented
          label={t('Rows')}
          items={[
            { id: 'comfortable', label: t('Comfortable') },
            { id: 'compact', label: t('Compact') },
          ]}
          value={density}
          onChange={(value) => interfacePreferences.set({ density: value })}
        />
      </Line>
      <Switch
        layout="row"
        isSelected={pagedLists}
        onChange={(value) => interfacePreferences.set({ pagedLists: value })}
        description={t('A hundred rows at a time instead of one long list, for screen readers.')}
      >
        {t('Long lists in pages')}
      </Switch>
      <Switch
        layout="row"
        isSelected={announceTracks}
        onChange={(value) => interfacePreferences.set({ announceTracks: value })}
        description={t('Screen readers say what plays when a track starts.')}
      >
        {t('Announce track changes')}
      </Switch>
    </div>
  );
}

function Line({ name, hint, children }: { name: string; hint: string; children: ReactNode }) {
  return (
    <div className={css.setting}>
      <div className={css.settingWords}>
        <p className={css.settingName}>{name}</p>
        <p className={css.hint}>{hint}</p>
      </div>
      {children}
    </div>
  );
}
