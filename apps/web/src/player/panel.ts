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

/** Where the focus was before the panel was opened by a key, and whether it is to be led into it. */
let before: Element | null = null;
let wished = false;

/** The same by a key: the focus follows, and goes back where it was. */
export function togglePanelByKey(tab: PanelTab): void {
  const { panelOpen, panelTab } = interfacePreferences.get();
  const closes = panelOpen && panelTab === tab;
  if (!panelOpen) before = document.activeElement;
  wished = !closes;
  togglePanel(tab);
  if (closes) leavePanel(null);
}

/** Whether the panel is to take the focus; asked once. */
export function takesFocus(): boolean {
  const takes = wished;
  wished = false;
  return takes;
}

/** Leads the focus out of the panel that has just closed: where it was before, else to the player. */
export function leavePanel(opener: string | null): void {
  const place = [opener && document.getElementById(opener), before, document.getElementById('player')].find(
    (element) => element instanceof HTMLElement && element.isConnected && element !== document.body,
  );
  before = null;
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/** The queue, where the panel is: beside the page, or in the player over the window. */
export const showQueue = (): void =>
  interfacePreferences.set({ panelTab: 'queue', ...(!fullPlayer.get() && { panelOpen: true }) });

export const showLyrics = (): void => interfacePreferences.set({ panelTab: 'lyrics', panelOpen: true });

export const closePanel = (): void => interfacePreferences.set({ panelOpen: false });

export const toggleFullPlayer = (): void => fullPlayer.set(!fullPlayer.get());
