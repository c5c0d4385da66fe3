import type { Translate } from '../../core/translate.ts';
import type { Menu, MenuItem } from '../../platform/site-state/definitions.ts';
import { coreEntries, everyItem, menuPositions } from '../../platform/site-state/menus/menus.ts';
import type { LookCheck } from './contract.ts';
import { isSitePage } from './site-paths.ts';

/** Positions of the frame around every page of the player. */
const frame = new Set(['sidebar-primary', 'bottom-nav']);

/** What menus would do harm by: a site nobody finds the start of, and items that lead nowhere. */
export function checkMenus(menus: readonly Menu[], t: Translate): LookCheck[] {
  return [...lostEntries(menus, t), ...doubled(menus, t), ...menus.flatMap((menu) => deadEnds(menu, t))];
}

const check = (level: LookCheck['level'], text: string, menuId: string | null = null): LookCheck => ({
  ...{ level, text, section: 'menus', theme_id: null, menu_id: menuId },
});

function lostEntries(menus: readonly Menu[], t: Translate): LookCheck[] {
  const shown = menus.filter(({ positions }) => positions.some((position) => frame.has(position)));
  const reached = new Set(
    shown.flatMap(({ items }) => everyItem<MenuItem>(items).map(({ action }) => action)),
  );
  return coreEntries
    .filter(({ path }) => !reached.has(path))
    .map(({ path, name }) =>
      path === '/'
        ? check('critical', t('No menu leads to the home page.'))
        : check('warning', t('No menu of the sidebar or of phones leads to “:name”.', { name: t(name) })),
    );
}

function doubled(menus: readonly Menu[], t: Translate): LookCheck[] {
  return menuPositions.flatMap(({ id, name }) => {
    const [first, second] = menus.filter(({ positions }) => positions.includes(id));
    if (!first || !second) return [];
    const names = { position: t(name), first: first.name, second: second.name };
    const text = t('Two menus are at “:position”: “:first” is shown, “:second” is not.', names);
    return [check('warning', text, second.id)];
  });
}

function deadEnds({ id, name, items }: Menu, t: Translate): LookCheck[] {
  return everyItem<MenuItem>(items).flatMap((item) => {
    // A title over others needs no address.
    if (item.action === '' && item.children?.length) return [];
    const names = { item: t(item.label), menu: name };
    if (item.action === '') {
      return [check('warning', t('“:item” in “:menu” leads nowhere, so it is not shown.', names), id)];
    }
    if (!isMissing(item)) return [];
    const text = t('“:item” in “:menu” leads to :path, which is no page of this site.', {
      ...names,
      path: item.action,
    });
    return [check('warning', text, id)];
  });
}

const isMissing = ({ type, action }: MenuItem) =>
  (type === 'route' || type === 'link') && action.startsWith('/') && !isSitePage(action);
