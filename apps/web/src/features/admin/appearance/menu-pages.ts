import type { Look, MenuChoices } from '@kantele/api/contract/appearance';
import type { InnerItem, Menu, MenuItem } from '@kantele/api/contract/settings';
import { everyItem } from '@kantele/api/menus';

/** The look with the paths of custom pages in place of their ids, as bootstrap data has them; others lead nowhere. */
export function withPagePaths(look: Look, pages: MenuChoices['pages']): Look {
  const menus = (look.settings.menus ?? []) as readonly Menu[];
  if (!leadsToPages(look)) return look;
  const paths = new Map(pages.map(({ id, path }) => [String(id), path]));
  const withPath = <Item extends InnerItem | MenuItem>(item: Item): Item =>
    item.type === 'page' ? { ...item, action: paths.get(item.action) ?? '' } : item;
  const shown = menus.map((menu) => ({
    ...menu,
    items: menu.items.map((item) =>
      item.children ? { ...withPath(item), children: item.children.map(withPath) } : withPath(item),
    ),
  }));
  return { ...look, settings: { ...look.settings, menus: shown } };
}

/** Whether an item leads to a custom page. */
export function leadsToPages({ settings }: Look): boolean {
  const menus = (settings.menus ?? []) as readonly Menu[];
  return menus.some(({ items }) => everyItem<MenuItem>(items).some(({ type }) => type === 'page'));
}
