import type { Menu, MenuItem } from '@kantele/api/contract/settings';
import { menuPositions } from '@kantele/api/menus';
import type { Translate } from '@kantele/api/translate';
import { isSame } from './look-fields.ts';
import { movedIds } from './menu-steps.ts';
import { type MenuRow, rowsOf } from './menu-tree.ts';

/** What differs between two states of the menus, one sentence each. */
export function menuChanges(t: Translate, before: readonly Menu[], after: readonly Menu[]): string[] {
  const gone = before.filter(({ id }) => !after.some((menu) => menu.id === id));
  const order = movedIds(idsOf(before), idsOf(after)).length > 0;
  return [
    ...after.flatMap((menu) => {
      const old = before.find(({ id }) => id === menu.id);
      return old ? changesOf(t, old, menu) : [t('Menu “:menu” is new', { menu: menu.name })];
    }),
    ...gone.map(({ name }) => t('Menu “:menu” is removed', { menu: name })),
    ...(order ? [t('The order of the menus')] : []),
  ];
}

function changesOf(t: Translate, before: Menu, after: Menu): string[] {
  const menu = after.name;
  const named = (item: MenuItem) => ({ menu, item: t(item.label) });
  const [olds, items] = [rowsOf(before.items), rowsOf(after.items)];
  const shared = movedIds(olds.map(idOf), items.map(idOf));
  const oldOf = (id: string) => olds.find((row) => row.item.id === id);
  const places = after.positions.map((position) => positionName(t, position)).join(', ');
  return [
    ...(before.name === menu
      ? []
      : [t('Menu “:before” is now called “:menu”', { before: before.name, menu })]),
    ...(isSame([...before.positions].sort(), [...after.positions].sort())
      ? []
      : [
          places
            ? t('“:menu” is shown at: :places', { menu, places })
            : t('“:menu” is shown nowhere', { menu }),
        ]),
    ...items.flatMap(({ item: { children: _, ...item } }) => {
      const found = oldOf(item.id)?.item;
      const { children: __, ...old } = found ?? {};
      if (!found) return [t('“:item” is added to “:menu”', named(item))];
      if (found.label !== item.label) {
        return [t('“:before” in “:menu” is now called “:item”', { ...named(item), before: t(found.label) })];
      }
      return isSame(old, item) ? [] : [t('“:item” in “:menu” is changed', named(item))];
    }),
    ...items
      .filter(({ item: { id }, parent }) => {
        const old = oldOf(id);
        return old && (shared.includes(id) || old.parent !== parent);
      })
      .map(({ item }) => t('“:item” in “:menu” is moved', named(item))),
    ...olds
      .filter(({ item: { id } }) => !items.some(({ item }) => item.id === id))
      .map(({ item }) => t('“:item” is removed from “:menu”', named(item))),
  ];
}

const idOf = ({ item: { id } }: MenuRow) => id;
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

/** The name of a place of the site. */
export function positionName(t: Translate, position: string): string {
  const known = menuPositions.find(({ id }) => id === position);
  return known ? t(known.name) : position;
}
