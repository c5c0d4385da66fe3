import { line } from '../../../core/translate.ts';

/**
 * Places of the site that show a menu. When two menus have the same place, the first of them is shown there. Browser-safe.
 */
export const menuPositions = [
  {
    id: 'sidebar-primary',
    name: line('Sidebar'),
    about: line('At the top of the sidebar, on wide windows.'),
  },
  {
    id: 'sidebar-secondary',
    name: line('Sidebar, second part'),
    about: line('Below the first menu of the sidebar.'),
  },
  {
    id: 'bottom-nav',
    name: line('Bar on phones'),
    about: line('At the lower edge of phones; the first five items are shown.'),
  },
  { id: 'navbar', name: line('Top bar'), about: line('Beside the search field, on wide windows.') },
  {
    id: 'auth-dropdown',
    name: line('Account menu'),
    about: line('At the top of the menu of those who are signed in.'),
  },
  { id: 'footer', name: line('Footer'), about: line('At the end of every page of the player.') },
  {
    id: 'auth-page-footer',
    name: line('Footer of sign-in pages'),
    about: line('Below the forms for signing in and registering.'),
  },
  { id: 'landing', name: line('Landing page'), about: line('At the top of the landing page.') },
] as const;

export type MenuPosition = (typeof menuPositions)[number]['id'];

/**
 * Where an item leads, and so what its `action` is: `link` any address, `route` a path of this site, `page` the id of a
 * custom page, `channel` the slug of a channel.
 */
export const menuItemTypes = ['route', 'link', 'page', 'channel'] as const;
export type MenuItemType = (typeof menuItemTypes)[number];

/** How many there may be, items with those within them, and how many characters a text may have. */
export const menuLimits = { menus: 20, items: 50, name: 60, label: 80 } as const;

/** Items of a menu and those within them, in the order they are read. */
export function everyItem<Item extends { children?: readonly Item[] | undefined }>(
  items: readonly Item[],
): Item[] {
  return items.flatMap((item) => [item, ...everyItem(item.children ?? [])]);
}

/** How many items the bar of phones has room for. */
export const bottomNavItems = 5;

/** Entries every site is expected to lead to. */
export const coreEntries = [
  { path: '/', name: line('Home') },
  { path: '/search', name: line('Search') },
] as const;
