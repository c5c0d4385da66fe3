import type { Actor } from '../core/actor.ts';
import { type LinkedPage, readableLinks } from '../pages/linked-pages.ts';
import type { Menu } from '../settings/definitions.ts';

/** Ids of the custom pages that menus lead to. */
export function pageIdsOf(menus: readonly Menu[]): number[] {
  const items = menus.flatMap((menu) => menu.items);
  return [
    ...new Set(
      items.filter(({ type, action }) => type === 'page' && action).map(({ action }) => Number(action)),
    ),
  ];
}

/**
 * Menus with the paths of custom pages in place of their ids. Items whose page is not published, or not for the actor, are
 * left out: neither their address nor their name is told.
 */
export function shownMenus(
  menus: readonly Menu[],
  { actor, roleIds, pages }: { actor: Actor; roleIds: readonly number[]; pages: readonly LinkedPage[] },
): Menu[] {
  if (pageIdsOf(menus).length === 0) return [...menus];
  const paths = new Map(readableLinks(actor, roleIds, pages).map(({ id, path }) => [String(id), path]));
  return menus.map((menu) => ({
    ...menu,
    items: menu.items.flatMap((item) => {
      if (item.type !== 'page') return [item];
      const path = paths.get(item.action);
      return path ? [{ ...item, action: path }] : [];
    }),
  }));
}
