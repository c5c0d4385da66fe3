import type { MenuItem as Item, Menu } from '@kantele/api/contract/settings';
import { MenuItem } from '@kantele/ui/Menu';
import { SortableList } from '@kantele/ui/SortableList';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { MenuIcon } from '../../../app/parts/MenuIcon.tsx';
import { LevelItems } from './LevelItems.tsx';
import * as css from './menu-items.css.ts';
import { withItems } from './menu-steps.ts';
import { dropped, fitsInto, rowOf, rowsOf } from './menu-tree.ts';
import { useItemCommands } from './use-item-commands.ts';
import { useItemNote } from './use-item-note.ts';
import { useMenus } from './use-menus.ts';

/**
 * Items in their order, each followed by those within it: dragged by the handle, also onto others; moved by Alt and
 * arrows or by the commands, opened by a press.
 */
export function MenuItems({ menu }: { menu: Menu }) {
  const t = useT();
  const router = useRouter();
  const { change } = useMenus();
  const { commandsOf, said } = useItemCommands(menu);
  const { id: menuId } = menu;
  const items = rowsOf(menu.items).map(({ item, parent }) => ({
    id: item.id,
    name: t(item.label),
    item,
    parent,
  }));
  const commandsById = (id: string) => {
    const row = rowOf(menu.items, id);
    return row && commandsOf(row.item);
  };
  return (
    <>
      <SortableList
        label={t('Items')}
        items={items}
        onReorder={() => {}}
        nesting={{
          onDrop: (id, target, position) =>
            change(`order ${menuId}`, t('Order of items'), (all) =>
              withItems(all, menuId, (before) => dropped(before, id, target, position)),
            ),
          accepts: (id, target) => fitsInto(menu.items, id, target),
          onLevel: (id, way) =>
            way === 'in' ? commandsById(id)?.intoAbove?.() : commandsById(id)?.takeOut?.(),
          onPlace: (id, place) => commandsById(id)?.placeAt(place),
        }}
        onRemove={(id) => commandsById(id)?.remove()}
        onOpen={(id) => void router.navigate({ href: `/admin/appearance/menus/${menuId}/${id}` })}
        commands={({ item }) => {
          const commands = commandsOf(item);
          return (
            <>
              <LevelItems commands={commands} />
              {!commands.isFull && <MenuItem onAction={commands.duplicate}>{t('Duplicate')}</MenuItem>}
            </>
          );
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
          within: (name) => t('within :name', { name }),
        }}
      >
        {({ item }) => <Words item={item} />}
      </SortableList>
      <span role="status" className={css.said}>
        {said}
      </span>
    </>
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
