import { PaneResizer } from '@kantele/ui/PaneResizer';
import { useT } from '../../app/i18n.tsx';
import {
  defaultInterface,
  interfacePreferences,
  panelWidths,
  useInterface,
} from '../../app/interface-preferences.ts';
import { closePanel, leavePanel } from '../../player/panel.ts';
import { openerOf } from '../bar/openers.ts';
import { PanelTabs } from './PanelTabs.tsx';
import * as css from './panel.css.ts';

/** The panel beside the page. */
export function Panel() {
  const t = useT();
  const width = useInterface('panelWidth');
  return (
    <aside aria-label={t('Now playing')} className={css.panel} style={{ inlineSize: width }}>
      <PaneResizer
        label={t('Width of the panel')}
        edge="start"
        value={width}
        min={panelWidths.min}
        max={panelWidths.max}
        usual={defaultInterface.panelWidth}
        onChange={(panelWidth) => interfacePreferences.set({ panelWidth })}
      />
      <PanelTabs
        onClose={() => {
          const { panelTab } = interfacePreferences.get();
          closePanel();
          // The cross that had the focus is gone.
          leavePanel(openerOf(panelTab));
        }}
      />
    </aside>
  );
}
