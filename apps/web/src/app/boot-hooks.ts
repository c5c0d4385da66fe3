import type { MenuPosition } from '@kantele/api/menus';
import type { MenuItem } from '../lib/menus.ts';
import { menuItems } from '../lib/menus.ts';
import { holdsNamed, useBoot, useSetting } from './boot.tsx';

const none: never[] = [];

/** Whether there are advertisements that wait for the visitor's consent. */
export function useAsksForAds(): boolean {
  return useBoot().data.ads.some((ad) => ad.kind === 'code' && ad.needs_consent);
}

/** Items of the menu at a position that the visitor may see. */
export function useMenu(position: MenuPosition): MenuItem[] {
  const { data } = useBoot();
  const menus = useSetting('menus', none);
  const roles = data.user?.roles.map(({ id }) => id) ?? none;
  return menuItems(menus, position, { roles, can: (permission) => holdsNamed(data, permission) });
}
