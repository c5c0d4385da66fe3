import { type InterfacePreferences, interfacePreferences } from '../../shell/interface-preferences.ts';
import { createStore, type Store } from '../store.ts';

export type PanelTab = InterfacePreferences['panelTab'];

/** Whether the player fills the screen. */
export const fullPlayer: Store<boolean> = createStore(false);

/** The panel beside the page: shows a tab, or closes when it shows it already. */
export function togglePanel(tab: PanelTab): void {
  const { panelOpen, panelTab } = interfacePreferences.get();
  interfacePreferences.set({ panelTab: tab, panelOpen: !(panelOpen && panelTab === tab) });
}

/** The player of a phone was asked to open with its queue. */
export const phoneQueue: Store<boolean> = createStore(false);

/** The queue where this window shows it: beside the page, or over the player of a phone. */
export function showQueue(onPhone: boolean): void {
  if (onPhone) phoneQueue.set(true);
  else if (!fullPlayer.get()) interfacePreferences.set({ panelTab: 'queue', panelOpen: true });
  else interfacePreferences.set({ panelTab: 'queue' });
}

export const showLyrics = (): void => interfacePreferences.set({ panelTab: 'lyrics', panelOpen: true });

export const closePanel = (): void => interfacePreferences.set({ panelOpen: false });

export const toggleFullPlayer = (): void => fullPlayer.set(!fullPlayer.get());
