import { type InterfacePreferences, interfacePreferences } from '../app/interface-preferences.ts';
import { createStore, type Store } from '../lib/store.ts';

export type PanelTab = InterfacePreferences['panelTab'];

/** Whether the player fills the screen. */
export const fullPlayer: Store<boolean> = createStore(false);

/** The panel beside the page: shows a tab, or closes when it shows it already. */
export function togglePanel(tab: PanelTab): void {
  const { panelOpen, panelTab } = interfacePreferences.get();
  interfacePreferences.set({ panelTab: tab, panelOpen: !(panelOpen && panelTab === tab) });
}

/** The queue, where the panel is: beside the page, or in the player over the window. */
export const showQueue = (): void =>
  interfacePreferences.set({ panelTab: 'queue', ...(!fullPlayer.get() && { panelOpen: true }) });

export const showLyrics = (): void => interfacePreferences.set({ panelTab: 'lyrics', panelOpen: true });

export const closePanel = (): void => interfacePreferences.set({ panelOpen: false });

export const toggleFullPlayer = (): void => fullPlayer.set(!fullPlayer.get());
