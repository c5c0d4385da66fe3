import type { Actor } from '../../../core/actor.ts';
import type { Menu, MenuItem } from '../definitions.ts';
import { type LinkedPage, readableLinks } from './linked-pages.ts';
import { everyItem } from './menus.ts';

/** Ids of the custom pages that menus lead to. */
export function pageIdsOf(menus: readonly Menu[]): number[] {
  const items = menus.flatMap((menu) => everyItem<MenuItem>(menu.items));
  return [
    ...new Set(
      items.filter(({ type, action }) => type === 'page' && action).map(({ action }) => Number(action)),
    ),
  ];
}

/**
 * Menus with the paths of custom pages in place of their ids. Items whose page is not published, or not for the actor, are
 * left out, with those within them: neither their address nor their name is told.
 */
export function shownMenus(
  menus: readonly Menu[],
  { actor, roleIds, pages }: { actor: Actor; roleIds: readonly number[]; pages: readonly LinkedPage[] },
): Menu[] {
  if (pageIdsOf(menus).length === 0) return [...menus];
  const paths = new Map(readableLinks(actor, roleIds, pages).map(({ id, path }) => [String(id), path]));
  const shown = <Item extends MenuItem>(item: Item): Item[] => {
    // What leads nowhere, a title over others, is not about a page.
    if (item.type !== 'page' || item.action === '') return [item];
    const path = paths.get(item.action);
    return path ? [{ ...item, action: path }] : [];
  };
  return menus.map((menu) => ({
    ...menu,
    items: menu.items
      .flatMap((item) => shown(item))
      .map((item) => (item.children ? { ...item, children: item.children.flatMap(shown) } : item)),
  }));
}
