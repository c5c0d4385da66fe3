import { Ellipsis, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button, GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { visuallyHidden } from '../../css/utilities.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import { movedTo, reordered } from './order.ts';
import { cells, content, handle, list, place, row } from './SortableList.css.ts';

/** The fixed words of a {@link SortableList}. */
export interface SortableListWords {
  /** "Move up" */
  up: string;
  down: string;
  toTop: string;
  remove: string;
  /** Names the menu of a row: "Actions for Blue Train". */
  actions: (name: string) => string;
  /** Said when a row has moved: "Blue Train, place 2 of 5". */
  moved: (name: string, place: number, count: number) => string;
  removed: (name: string) => string;
}

/** Props of {@link SortableList}. */
export interface SortableListProps<T extends { id: string; name: string }> {
  label: string;
  items: readonly T[];
  /** What stands in the row of an item, between the handle and its menu. */
  children: (item: T) => ReactNode;
  /** All ids in their new order. */
  onReorder: (ids: string[]) => void;
  onRemove: (id: string) => void;
  /** A row was pressed, or Enter in it. */
  onOpen?: (id: string) => void;
  /** `MenuItem`s of a row between those that move it and the one that removes it. */
  commands?: (item: T) => ReactNode;
  /** Stands in the place of rows. */
  empty?: ReactNode;
  words: SortableListWords;
}

/** Keys that move a row while Alt is held. */
const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** Things in an order of their own: rows are dragged by their handles, or moved by their menus, or by Alt and arrows. */
export function SortableList<T extends { id: string; name: string }>(props: SortableListProps<T>) {
  const { label, items, children, onReorder, onRemove, onOpen, commands, empty, words } = props;
  const [said, setSaid] = useState('');
  const ids = items.map(({ id }) => id);
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? '';
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      onReorder(reordered(ids, new Set([...keys].map(String)), String(target.key), target.dropPosition));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className={place} />,
  });
  const root = useRef<HTMLDivElement>(null);
  // A row that is put elsewhere loses the focus it has. Until its menu is gone, the menu holds the focus.
  const focusMenuOf = (id: string | undefined, tries = 20) => {
    setTimeout(() => {
      const rows = [...(root.current?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
      const menu = rows.find(({ dataset }) => dataset.key === id)?.querySelector('[aria-haspopup]');
      if (!(menu instanceof HTMLElement)) return;
      menu.focus();
      if (document.activeElement !== menu && tries > 1) focusMenuOf(id, tries - 1);
    }, 50);
  };
  const move = (item: T, to: number) => {
    onReorder(movedTo(ids, item.id, to));
    setSaid(words.moved(item.name, to + 1, ids.length));
  };
  const press = (event: KeyboardEvent) => {
    const by = steps.get(event.key);
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="row"]') : null;
    const item = items.find(({ id }) => id === row?.dataset.key);
    if (!event.altKey || by === undefined || !item) return;
    event.preventDefault();
    event.stopPropagation();
    const to = ids.indexOf(item.id) + by;
    if (to >= 0 && to < ids.length) move(item, to);
  };
  const remove = (item: T) => {
    const at = ids.indexOf(item.id);
    onRemove(item.id);
    focusMenuOf(ids[at + 1] ?? ids[at - 1]);
    setSaid(words.removed(item.name));
  };
  return (
    // The list takes arrows for itself, whatever else is held.
    <div ref={root} role="presentation" onKeyDownCapture={press}>
      <GridList
        aria-label={label}
        className={list}
        items={items}
        dragAndDropHooks={dragAndDropHooks}
        keyboardNavigationBehavior="tab"
        onAction={onOpen && ((id) => onOpen(String(id)))}
        renderEmptyState={() => empty}
        // What rows show may change while their items stay the same.
        dependencies={[items, children]}
      >
        {(item) => (
          <GridListItem id={item.id} textValue={item.name} className={row}>
            <div className={cells}>
              <Button slot="drag" className={handle}>
                <GripVertical size={20} aria-hidden="true" />
              </Button>
              <div className={content}>{children(item)}</div>
              <RowMenu
                words={words}
                name={item.name}
                place={ids.indexOf(item.id)}
                count={ids.length}
                onMove={(to) => {
                  move(item, to);
                  focusMenuOf(item.id);
                }}
                onRemove={() => remove(item)}
              >
                {commands?.(item)}
              </RowMenu>
            </div>
          </GridListItem>
        )}
      </GridList>
      <span role="status" className={visuallyHidden}>
        {said}
      </span>
    </div>
  );
}

interface RowMenuProps {
  words: SortableListWords;
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  children: ReactNode;
}

function RowMenu({ words, name, place: at, count, onMove, onRemove, children }: RowMenuProps) {
  return (
    <MenuTrigger>
      <IconButton label={words.actions(name)}>
        <Ellipsis size={20} aria-hidden="true" />
      </IconButton>
      <Menu placement="bottom end">
        {at > 1 && <MenuItem onAction={() => onMove(0)}>{words.toTop}</MenuItem>}
        {at > 0 && <MenuItem onAction={() => onMove(at - 1)}>{words.up}</MenuItem>}
        {at < count - 1 && <MenuItem onAction={() => onMove(at + 1)}>{words.down}</MenuItem>}
        {children}
        <MenuItem danger onAction={onRemove}>
          {words.remove}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
