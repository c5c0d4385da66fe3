import { sitePath } from './safe-redirect-path.ts';

/** An item of a configured menu, as bootstrap data carries it. */
export interface MenuItem {
  id: string;
  label: string;
  icon: string | null;
  type: 'link' | 'route';
  action: string;
  target: '_self' | '_blank';
  roles: number[];
  permissions: string[];
}

interface Menu {
  positions: string[];
  items: MenuItem[];
}

export interface Visitor {
  roles: readonly number[];
  /** Whether the visitor holds the permission of this name: menus are stored, so it may be any. */
  can: (permission: string) => boolean;
}

/** Whether an action is a path of this site, a page on the web or a mail address: nothing else becomes a link. */
export function leadsSomewhere(action: string): boolean {
  return sitePath(action) !== null || /^(https?:\/\/[^\s/\\]|mailto:[^\s]+@)[^\s]*$/i.test(action);
}

/**
 * Items of the first menu at a position that the visitor may see: those that lead somewhere and whose roles and permissions the
 * visitor all holds.
 */
export function menuItems(menus: readonly Menu[], position: string, visitor: Visitor): MenuItem[] {
  const menu = menus.find(({ positions }) => positions.includes(position));
  return (menu?.items ?? []).filter(
    ({ action, roles, permissions }) =>
      leadsSomewhere(action) &&
      roles.every((role) => visitor.roles.includes(role)) &&
      permissions.every(visitor.can),
  );
}

/** Whether a page lies under the item: the start page only under itself. */
export function isActive(action: string, pathname: string): boolean {
  if (action === '/') return pathname === '/';
  return pathname === action || pathname.startsWith(`${action}/`);
}
