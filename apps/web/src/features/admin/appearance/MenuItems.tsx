import type { MenuItem as Item, Menu } from '@kantele/api/contract/settings';
import { MenuItem } from '@kantele/ui/Menu';
import { SortableList } from '@kantele/ui/SortableList';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { MenuIcon } from '../../../app/parts/MenuIcon.tsx';
import * as css from './menu-items.css.ts';
import { inOrder, withItems } from './menu-steps.ts';
import { useItemCommands } from './use-item-commands.ts';
import { useItemNote } from './use-item-note.ts';
import { useMenus } from './use-menus.ts';

/** Items in their order: dragged by the handle, moved by Alt and arrows or by the commands, opened by a press. */
export function MenuItems({ menu }: { menu: Menu }) {
  const t = useT();
  const router = useRouter();
  const { change } = useMenus();
  const { commandsOf } = useItemCommands(menu);
  const items = menu.items.map((item) => ({ id: item.id, name: t(item.label), item }));
  const commandsById = (id: string) => {
    const item = menu.items.find((other) => other.id === id);
    return item && commandsOf(item);
  };
  return (
    <SortableList
      label={t('Items')}
      items={items}
      onReorder={(ids) =>
        change(`order ${menu.id}`, t('Order of items'), (all) =>
          withItems(all, menu.id, (before) => inOrder(before, ids)),
        )
      }
      onRemove={(id) => commandsById(id)?.remove()}
      onOpen={(id) => void router.navigate({ href: `/admin/appearance/menus/${menu.id}/${id}` })}
      commands={({ item }) => {
        const { isFull, duplicate } = commandsOf(item);
        return !isFull && <MenuItem onAction={duplicate}>{t('Duplicate')}</MenuItem>;
      }}
      empty={<p className={css.empty}>{t('Nothing in this menu yet.')}</p>}
      words={{
        up: t('Move up'),
        down: t('Move down'),
        toTop: t('Move to the top'),
        remove: t('Delete'),
        actions: (name) => t('More for :name', { name }),
        moved: (name, place, count) => t(':name is now :place of :count', { name, place, count }),
        removed: (name) => t(':name removed', { name }),
      }}
    >
      {({ item }) => <Words item={item} />}
    </SortableList>
  );
}

function Words({ item }: { item: Item }) {
  const t = useT();
  return (
    <span className={css.content}>
      <span className={css.icon}>
        <MenuIcon name={item.icon} />
      </span>
      <span className={css.words}>
        <span className={css.name} dir="auto">
          {t(item.label)}
        </span>
        <span className={css.note}>{useItemNote(item)}</span>
      </span>
    </span>
  );
}
