import type { Menu, MenuItem } from '@kantele/api/contract/settings';
import { everyItem, menuLimits } from '@kantele/api/menus';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { withItems } from './menu-steps.ts';
import { aboveOf, besides, copied, placed, putInto, rowOf, takenOut, without } from './menu-tree.ts';
import { useMenus } from './use-menus.ts';

/** What can be done with an item where it stands. */
export interface ItemCommands {
  isFirst: boolean;
  isLast: boolean;
  /** There is no room for one more. */
  isFull: boolean;
  /** So many places down, or up. */
  move: (by: number) => void;
  /** To a place among those it is with, counted from 0; the list that asks for it says so itself. */
  placeAt: (place: number) => void;
  /** Into the item before it; absent where there is none it could go into. */
  intoAbove?: (() => void) | undefined;
  /** Out of the item it is within; absent where it is within none. */
  takeOut?: (() => void) | undefined;
  /** The item that these two are about. */
  aboveName: string | undefined;
  duplicate: () => void;
  remove: () => void;
}

/** Makes the commands of an item of a menu; `said` is what the last of them did, for those who do not see it. */
export function useItemCommands({ id, items }: Menu) {
  const t = useT();
  const { change } = useMenus();
  const [said, say] = useState('');
  const commandsOf = (item: MenuItem): ItemCommands => {
    const all = besides(items, item.id);
    const at = all.findIndex((other) => other.id === item.id);
    const parent = rowOf(items, item.id)?.parent;
    const above = parent === undefined ? aboveOf(items, item.id) : items.find((other) => other.id === parent);
    const name = t(item.label);
    const aboveName = above && t(above.label);
    const onItems = (control: string, words: string, make: (items: readonly MenuItem[]) => MenuItem[]) =>
      change(`${control} ${id} ${item.id}`, words, (menus) => withItems(menus, id, make));
    const placeAt = (place: number) => {
      if (place < 0 || place >= all.length) return;
      onItems('move', t('Move :name', { name }), (before) => placed(before, item.id, place));
    };
    const move = (by: number) => {
      placeAt(at + by);
      const place = Math.min(Math.max(0, at + by), all.length - 1) + 1;
      say(t(':name is now :place of :count', { name, place, count: all.length }));
    };
    const into = (target: MenuItem) => () => {
      onItems('level', t('Move :name', { name }), (before) => putInto(before, item.id, target.id));
      say(t(':name is now within :parent', { name, parent: t(target.label) }));
    };
    const takeOut = () => {
      onItems('level', t('Move :name', { name }), (before) => takenOut(before, item.id));
      say(t(':name is within no other item now', { name }));
    };
    return {
      isFirst: at === 0,
      isLast: at === all.length - 1,
      isFull: everyItem<MenuItem>(items).length + (item.children?.length ?? 0) >= menuLimits.items,
      move,
      placeAt,
      intoAbove: parent === undefined && above ? into(above) : undefined,
      takeOut: parent === undefined ? undefined : takeOut,
      aboveName,
      duplicate: () =>
        onItems('copy', t('Duplicate :name', { name }), (before) =>
          copied(before, item.id, t(':name copy', { name }).slice(0, menuLimits.label)),
        ),
      remove: () => {
        onItems('remove', t('Delete :name', { name }), (before) => without(before, item.id));
      },
    };
  };
  return { commandsOf, said };
}
