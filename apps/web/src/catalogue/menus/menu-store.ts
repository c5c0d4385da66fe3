import type { ReactNode } from 'react';
import { createStore } from '../../lib/store.ts';
import type { PlayableKind, Things } from '../things.ts';

/** One line of a menu; with `choices` it opens another. */
export interface Command {
  id: string;
  words: string;
  icon?: ReactNode;
  /** A key that does the same. */
  shortcut?: string;
  run?: () => void;
  choices?: Command[];
}

/** A thing of the catalogue. `play` starts a track where it is listed; `own` is what only its list can do with it. */
export type ThingEntity<K extends PlayableKind = PlayableKind> = {
  [Each in K]: { kind: Each; thing: Things[Each]; play?: () => void; own?: Command[] };
}[K];

/** Tracks that were chosen in a list; `play` starts them in their order. */
export interface ChosenTracks {
  kind: 'chosen';
  count: number;
  /** In their order, at most `most`. */
  ids: (most: number) => Promise<readonly number[]>;
  play: () => void;
  own?: Command[];
}

/** What a menu is about; `own` is a thing whose list says itself what can be done with it, in groups. */
export type MenuEntity = ThingEntity | ChosenTracks | { kind: 'own'; name: string; groups: Command[][] };

export interface MenuRequest {
  entity: MenuEntity;
  /** Where it opens: a place of the window in pixels, or the button it belongs to. */
  at: { x: number; y: number } | Element;
  /** Gets the focus back. */
  home: HTMLElement;
}

/** Whose credits a dialog shows. */
export interface CreditsRequest {
  credits: { kind: 'track' | 'album'; id: number; name: string };
  home: HTMLElement;
}

/** Tracks that shall be put into a playlist, read when they are. */
export interface KeepRequest {
  keeps: { name: string; ids: () => Promise<readonly number[]> };
  home: HTMLElement;
}

/** A thing that is shared with others. */
export interface ShareRequest {
  shares: ThingEntity;
  home: HTMLElement;
}

/** A thing whose files are kept. */
export interface DownloadRequest {
  downloads: { type: 'track' | 'album' | 'playlist'; id: number };
  name: string;
  home: HTMLElement;
}

/** A playlist that is to be kept in a folder. */
export interface FileRequest {
  files: { id: number; name: string };
  home: HTMLElement;
}

/** A menu, or a dialog it leads to; `home` gets the focus back. */
export type OpenRequest =
  | MenuRequest
  | CreditsRequest
  | KeepRequest
  | ShareRequest
  | DownloadRequest
  | FileRequest;

/** The one menu, or the dialog it led to; null when there is none. Its code is fetched when it is first opened. */
export const openedMenu = createStore<OpenRequest | null>(null);

/** The focus goes to where it will come back to. */
export function openMenu(request: MenuRequest): void {
  request.home.focus({ preventScroll: true });
  openedMenu.set(request);
}
