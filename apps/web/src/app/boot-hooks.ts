import type { MenuItem } from '../lib/menus.ts';
import { menuItems } from '../lib/menus.ts';
import { can, useBoot, useSetting } from './boot.tsx';

const none: never[] = [];

/** Items of the menu at a position that the visitor may see. */
export function useMenu(position: string): MenuItem[] {
  const { data } = useBoot();
  const menus = useSetting<Parameters<typeof menuItems>[0]>('menus', none);
  const roles = data.user?.roles.map(({ id }) => id) ?? none;
  return menuItems(menus, position, { roles, can: (permission) => can(data, permission) });
}
