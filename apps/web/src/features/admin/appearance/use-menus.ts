import type { Menu } from '@kantele/api/contract/settings';
import { useLookState, useLookTools } from './look-context.ts';

/** Menus as they are being changed, and how: `name` is what undoing is called, `control` what is one step in one go. */
export function useMenus() {
  const { store } = useLookTools();
  const menus = (useLookState().look.settings.menus ?? []) as readonly Menu[];
  const change = (control: string, name: string, make: (menus: readonly Menu[]) => Menu[]) =>
    store.change(`menus ${control}`, name, (look) => ({
      ...look,
      settings: { ...look.settings, menus: make((look.settings.menus ?? []) as readonly Menu[]) },
    }));
  return { menus, change };
}
