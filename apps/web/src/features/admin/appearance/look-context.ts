import type { Look, LookTheme } from '@kantele/api/contract/appearance';
import { createContext, use, useSyncExternalStore } from 'react';
import type { EditRegion } from '../../../lib/appearance-regions.ts';
import type { LookState, LookStore } from './look-store.ts';

/** What the parts of the editor share. */
export interface LookTools {
  store: LookStore;
  /** Leads the preview to a page. */
  go: (path: string) => void;
  /** Draws a line around parts of the page in the preview; none ends it. */
  outline: (regions: EditRegion[]) => void;
  /** The theme the preview shows; null for the default of the chosen brightness. */
  showTheme: (id: number | null) => void;
}

export const LookContext = createContext<LookTools | null>(null);

export function useLookTools(): LookTools {
  const tools = use(LookContext);
  if (!tools) throw new Error('The appearance editor is not around this.');
  return tools;
}

export function useLookState(): LookState {
  const { store } = useLookTools();
  return useSyncExternalStore(store.subscribe, store.state, store.state);
}

/** A setting of the look, and how it is changed; `name` is what undoing is called. */
export function useLookSetting<Value>(key: keyof Look['settings'], name: string) {
  const { store } = useLookTools();
  const value = useLookState().look.settings[key] as Value;
  const change = (next: Value, control: string = key) =>
    store.change(control, name, (look) => ({ ...look, settings: { ...look.settings, [key]: next } }));
  return [value, change] as const;
}

export function themeOf(look: Look, id: number): LookTheme | undefined {
  return look.themes.find((theme) => theme.id === id);
}
