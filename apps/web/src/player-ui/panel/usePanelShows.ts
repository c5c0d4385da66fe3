import { useInterface } from '../../app/interface-preferences.ts';
import type { PanelTab } from '../../player/panel.ts';

/** Whether the panel is open at a tab. */
export function usePanelShows(tab: PanelTab): boolean {
  const open = useInterface('panelOpen');
  const shown = useInterface('panelTab');
  return open && shown === tab;
}
