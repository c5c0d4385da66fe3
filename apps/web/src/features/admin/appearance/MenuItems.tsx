import type { Menu, MenuItem } from '@kantele/api/contract/settings';
import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { useRouter } from '@tanstack/react-router';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { useT } from '../../../app/i18n.tsx';
import { MenuIcon } from '../../../app/parts/MenuIcon.tsx';
import { ItemCommands } from './ItemCommands.tsx';
import * as css from './menu-items.css.ts';
import { placed, withItems } from './menu-steps.ts';
import { type ItemCommands as Commands, useItemCommands } from './use-item-commands.ts';
import { useItemNote } from './use-item-note.ts';
import { useMenus } from './use-menus.ts';

/** Items in their order: dragged by the handle, moved by Alt and arrows or by the commands, opened by a press. */
export function MenuItems({ menu }: { menu: Menu }) {
  const t = useT();
  const router = useRouter();
  const { change } = useMenus();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      menu.items.filter(({ id }) => keys.has(id)).map(({ label }) => ({ 'text/plain': t(label) })),
    onReorder: ({ keys, target }) =>
      change(`order ${menu.id}`, t('Order of items'), (all) =>
        withItems(all, menu.id, (items) => placed(items, keys, target)),
      ),
    renderDropIndicator: (target) => <DropIndicator target={target} className={css.indicator} />,
  });
  const { commandsOf, said } = useItemCommands(menu);
  const press = (event: KeyboardEvent) => {
    const by = steps.get(event.key);
    const key =
      event.target instanceof Element && event.target.closest('[role="row"]')?.getAttribute('data-key');
    const item = menu.items.find(({ id }) => id === key);
    if (!event.altKey || by === undefined || !item) return;
    event.preventDefault();
    event.stopPropagation();
    commandsOf(item).move(by);
  };
  return (
    // The list takes arrows for itself, whatever else is held.
    <div role="presentation" onKeyDownCapture={press}>
      <GridList
        aria-label={t('Items')}
        items={menu.items}
        dependencies={[menu]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(id) => void router.navigate({ href: `/admin/appearance/menus/${menu.id}/${id}` })}
        renderEmptyState={() => <p className={css.empty}>{t('Nothing in this menu yet.')}</p>}
        className={css.list}
      >
        {(item) => <Row item={item} commands={commandsOf(item)} />}
      </GridList>
      <p role="status" className={visuallyHidden}>
        {said}
      </p>
    </div>
  );
}

/** Keys that move an item while Alt is held. */
const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

function Row({ item, commands }: { item: MenuItem; commands: Commands }) {
  const t = useT();
  const note = useItemNote(item);
  const label = t(item.label);
  return (
    <GridListItem id={item.id} textValue={label} className={css.row}>
      <Button slot="drag" className={css.handle}>
        <GripVertical size={18} aria-hidden="true" />
      </Button>
      <span className={css.icon}>
        <MenuIcon name={item.icon} />
      </span>
      <span className={css.words}>
        <span className={css.name} dir="auto">
          {label}
        </span>
        <span className={css.note}>{note}</span>
      </span>
      <ItemCommands label={label} commands={commands} />
    </GridListItem>
  );
}
