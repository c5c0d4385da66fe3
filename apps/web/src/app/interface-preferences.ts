import type { PublicSettings } from '@kantele/api/contract/settings';
import { useSyncExternalStore } from 'react';
import { isAppearanceEditorActive } from './appearance-editor.ts';

/** How somebody likes the interface, in this browser. */
export interface InterfacePreferences {
  /** Height of rows: 56 px or 40 px. */
  density: 'comfortable' | 'compact';
  /** Long lists come in pages of 100 rows, for screen readers that read only what is there. */
  pagedLists: boolean;
  /** The next track is announced by screen readers when it starts. */
  announceTracks: boolean;
  /** Single keys act (WCAG 2.1.4: they can be switched off). */
  singleKeys: boolean;
  /** Keys chosen for actions, by the action's name; actions without an entry have their usual key. */
  keys: Readonly<Record<string, string>>;
  /** Width of the sidebar in px, 216–400, and whether it is folded to the rail. */
  sidebarWidth: number;
  rail: boolean;
  /** What the sidebar lists under its menus, for those who are signed in. */
  sidebarList: 'recent' | 'playlists' | 'albums' | 'artists';
  /** In which order; a list without it is in its first. */
  sidebarSort: 'recent' | 'added' | 'name' | 'custom';
  /** How its rows look: with a picture and two lines, in one line, or as tiles beside each other. */
  sidebarView: 'list' | 'compact' | 'grid';
  /** Ids of the folders of playlists that are open in the sidebar. */
  openFolders: readonly number[];
  /** Ids of the groups that are open in the navigation of the administration. */
  adminGroups: readonly string[];
  /** Width of the panel beside the page in px, 280–420; what it shows, also while closed. */
  panelWidth: number;
  panelTab: 'now' | 'lyrics' | 'queue';
  panelOpen: boolean;
  /** Size of lyrics. */
  lyricsSize: 's' | 'm' | 'l';
  /** What was downloaded last. */
  downloadFormat: 'original' | 'flac' | 'mp3' | 'opus';
}

export const defaultInterface: InterfacePreferences = {
  density: 'comfortable',
  pagedLists: false,
  announceTracks: false,
  singleKeys: true,
  keys: {},
  sidebarWidth: 264,
  rail: false,
  sidebarList: 'recent',
  sidebarSort: 'recent',
  sidebarView: 'list',
  openFolders: [],
  adminGroups: [],
  panelWidth: 340,
  panelTab: 'queue',
  panelOpen: false,
  lyricsSize: 'm',
  downloadFormat: 'original',
};

/** Where they are kept in this browser. */
export const interfaceKey = 'kantele.interface';
const listeners = new Set<() => void>();
let ofSite: Partial<InterfacePreferences> = {};
let chosen: Partial<InterfacePreferences> | null = null;
let current: InterfacePreferences | null = null;

const oneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);
const between = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const yesOrNo = oneOf(true, false);

/** Widths of the panes beside the page, in px (ux.md 1.2). */
export const sidebarWidths = { min: 216, max: 400, rail: 72 } as const;
export const panelWidths = { min: 280, max: 420 } as const;

const fits: { [Name in keyof InterfacePreferences]: (value: unknown) => boolean } = {
  density: oneOf('comfortable', 'compact'),
  pagedLists: yesOrNo,
  announceTracks: yesOrNo,
  singleKeys: yesOrNo,
  keys: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((keys) => typeof keys === 'string'),
  sidebarWidth: between(sidebarWidths.min, sidebarWidths.max),
  rail: yesOrNo,
  sidebarList: oneOf('recent', 'playlists', 'albums', 'artists'),
  sidebarSort: oneOf('recent', 'added', 'name', 'custom'),
  sidebarView: oneOf('list', 'compact', 'grid'),
  openFolders: (value) => Array.isArray(value) && value.every(Number.isSafeInteger),
  adminGroups: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
  panelWidth: between(panelWidths.min, panelWidths.max),
  panelTab: oneOf('now', 'lyrics', 'queue'),
  panelOpen: yesOrNo,
  lyricsSize: oneOf('s', 'm', 'l'),
  downloadFormat: oneOf('original', 'flac', 'mp3', 'opus'),
};

/** What was chosen in this browser, each part only when it is of the kind it should be. */
function read(): Partial<InterfacePreferences> {
  // The page in the appearance editor is that of a first visit, on which the site's own way is seen.
  if (isAppearanceEditorActive()) return {};
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(interfaceKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    const known = Object.entries(stored).filter(
      ([name, value]) => Object.hasOwn(fits, name) && fits[name as keyof InterfacePreferences](value),
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

function write(): void {
  if (isAppearanceEditorActive()) return;
  try {
    localStorage.setItem(interfaceKey, JSON.stringify(chosen));
  } catch {
    // Closed or full: it holds until the page is left.
  }
}

function tell(): void {
  current = null;
  for (const listener of [...listeners]) listener();
}

export const interfacePreferences = {
  get(): InterfacePreferences {
    chosen ??= read();
    current ??= { ...defaultInterface, ...ofSite, ...chosen };
    return current;
  },
  set(change: Partial<InterfacePreferences>): void {
    chosen = { ...(chosen ?? read()), ...change };
    write();
    tell();
  },
  /** How the site has it, for whatever was not chosen here. */
  setOfSite({ density, panel }: PublicSettings['player.interface']): void {
    ofSite = { density, ...(panel === 'closed' ? {} : { panelTab: panel, panelOpen: true }) };
    tell();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** One preference; as by default on the server and in the first render of the browser. */
export function useInterface<Name extends keyof InterfacePreferences>(
  name: Name,
): InterfacePreferences[Name] {
  return useSyncExternalStore(
    interfacePreferences.subscribe,
    () => interfacePreferences.get()[name],
    () => defaultInterface[name],
  );
}
