import type { InnerItem, Menu, MenuItem } from '@kantele/api/contract/settings';
import type { MenuPosition } from '@kantele/api/menus';
import { sitePathOf } from '@kantele/api/site-address';
import { sitePath } from './safe-redirect-path.ts';

export type { InnerItem, MenuItem };

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
 * Where an item leads: bootstrap data holds the paths of custom pages, the appearance editor those it has been told of.
 * Null for nowhere.
 */
export function addressOf({ type, action }: Pick<MenuItem, 'type' | 'action'>): string | null {
  if (type === 'channel') return action === '' ? null : `/channel/${encodeURIComponent(action)}`;
  return leadsSomewhere(action) ? sitePathOf(action) : null;
}

/**
 * Items of the first menu at a position that the visitor may see, each with its address as `action`: those that lead
 * somewhere, or hold items that do, and whose roles and permissions the visitor all holds. An item that only holds
 * others has an empty `action`.
 */
export function menuItems(
  menus: readonly Pick<Menu, 'positions' | 'items'>[],
  position: MenuPosition,
  visitor: Visitor,
): MenuItem[] {
  const menu = menus.find(({ positions }) => positions.includes(position));
  return (menu?.items ?? []).flatMap((item): MenuItem[] => {
    const children = (item.children ?? []).flatMap((inner) => shownLink(inner, visitor));
    if (children.length === 0) return shownLink(item, visitor);
    return isFor(item, visitor) ? [{ ...item, action: addressOf(item) ?? '', children }] : [];
  });
}

function isFor({ roles, permissions }: MenuItem, visitor: Visitor): boolean {
  return roles.every((role) => visitor.roles.includes(role)) && permissions.every(visitor.can);
}

function shownLink(item: MenuItem, visitor: Visitor): InnerItem[] {
  const action = addressOf(item);
  if (action === null || !isFor(item, visitor)) return [];
  const { children: _, ...link } = item;
  return [{ ...link, action }];
}

/** Links of items and of those within them, one after the other, for places that have no room for groups. */
export function menuLinks(items: readonly MenuItem[]): InnerItem[] {
  return items.flatMap(({ children = [], ...item }) => [...(item.action === '' ? [] : [item]), ...children]);
}

/** Whether a page lies under the item: the start page only under itself. */
export function isActive(action: string, pathname: string): boolean {
  if (action === '/') return pathname === '/';
  return pathname === action || pathname.startsWith(`${action}/`);
}
