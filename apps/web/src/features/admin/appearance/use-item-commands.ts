import type { Menu, MenuItem } from '@kantele/api/contract/settings';
import { menuLimits } from '@kantele/api/menus';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { copied, moved, withItems } from './menu-steps.ts';
import { useMenus } from './use-menus.ts';

/** What can be done with an item where it stands. */
export interface ItemCommands {
  isFirst: boolean;
  isLast: boolean;
  /** There is no room for one more. */
  isFull: boolean;
  /** So many places down, or up. */
  move: (by: number) => void;
  duplicate: () => void;
  remove: () => void;
}

/** Makes the commands of an item of a menu; `said` is what the last of them did, for those who do not see it. */
export function useItemCommands({ id, items }: Menu) {
  const t = useT();
  const { change } = useMenus();
  const [said, say] = useState('');
  const commandsOf = (item: MenuItem): ItemCommands => {
    const at = items.findIndex((other) => other.id === item.id);
    const name = t(item.label);
    const onItems = (control: string, words: string, make: (items: readonly MenuItem[]) => MenuItem[]) =>
      change(`${control} ${id} ${item.id}`, words, (all) => withItems(all, id, make));
    return {
      isFirst: at === 0,
      isLast: at === items.length - 1,
      isFull: items.length >= menuLimits.items,
      move: (by) => {
        const place = at + by;
        if (place < 0 || place >= items.length) return;
        onItems('move', t('Move :name', { name }), (all) => moved(all, item.id, by));
        say(t(':name is now :place of :count', { name, place: place + 1, count: items.length }));
      },
      duplicate: () =>
        onItems('copy', t('Duplicate :name', { name }), (all) =>
          copied(all, item.id, t(':name copy', { name }).slice(0, menuLimits.label)),
        ),
      remove: () => {
        onItems('remove', t('Delete :name', { name }), (all) => all.filter((other) => other.id !== item.id));
      },
    };
  };
  return { commandsOf, said };
}
