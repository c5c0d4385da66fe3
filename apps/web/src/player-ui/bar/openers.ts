import type { PanelTab } from '../../player/panel.ts';

/** Id of the button of the bar that opens a part of the panel. */
export const openerOf = (tab: PanelTab): string => `opens-${tab}`;
