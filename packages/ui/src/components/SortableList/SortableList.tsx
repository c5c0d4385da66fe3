import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button, GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { visuallyHidden } from '../../css/utilities.css.ts';
import { movedTo, reordered } from './order.ts';
import { RowMenu, type RowWords } from './RowMenu.tsx';
import { cells, content, handle, inner, list, place, row } from './SortableList.css.ts';

/** The fixed words of a {@link SortableList}. */
export interface SortableListWords extends RowWords {
  /** Said when a row has moved: "Blue Train, place 2 of 5". */
  moved: (name: string, place: number, count: number) => string;
  removed: (name: string) => string;
  /** Says where a row within another one is: "within Music". Only with `nesting`. */
  within?: (name: string) => string;
}

interface Sortable {
  id: string;
  name: string;
  /** The row this one is within; see `nesting`. */
  parent?: string | undefined;
}

/** Rows within rows, of one level: how they go into others, out of them, and from one to the other. */
export interface Nesting {
  /** A row was dropped before or after another one, or onto it. */
  onDrop: (id: string, target: string, position: 'before' | 'after' | 'on') => void;
  /** Whether a row may go into another one. */
  accepts: (id: string, target: string) => boolean;
  /** Alt and an arrow to the end or the start of the line: into the row above, or out of the one it is within. */
  onLevel: (id: string, way: 'in' | 'out') => void;
  /** A row goes to another place among those it is with. */
  onPlace: (id: string, place: number) => void;
}

/** Props of {@link SortableList}. */
export interface SortableListProps<T extends Sortable> {
  label: string;
  /** With `nesting` each row is followed by those within it. */
  items: readonly T[];
  /** What stands in the row of an item, between the handle and its menu. */
  children: (item: T) => ReactNode;
  /** All ids in their new order; not called with `nesting`. */
  onReorder: (ids: string[]) => void;
  onRemove: (id: string) => void;
  /** A row was pressed, or Enter in it. */
  onOpen?: (id: string) => void;
  /** `MenuItem`s of a row between those that move it and the one that removes it. */
  commands?: (item: T) => ReactNode;
  /** Makes rows go into others. */
  nesting?: Nesting;
  /** Stands in the place of rows. */
  empty?: ReactNode;
  words: SortableListWords;
}

/** Keys that move a row while Alt is held. */
const steps = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);
const sideways = ['ArrowLeft', 'ArrowRight'];

/** Things in an order of their own: rows are dragged by their handles, or moved by their menus, or by Alt and arrows. */
export function SortableList<T extends Sortable>(props: SortableListProps<T>) {
  const { label, items, children, onReorder, onRemove, onOpen, commands, nesting, empty, words } = props;
  const [said, setSaid] = useState('');
  const ids = items.map(({ id }) => id);
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? '';
  const beside = (item: T) => items.filter(({ parent }) => parent === item.parent).map(({ id }) => id);
  const dragged = useRef<string | null>(null);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={place} />,
    onDragStart: ({ keys }) => {
      dragged.current = String([...keys][0]);
    },
    ...(nesting
      ? {
          onMove: ({ keys, target }) => {
            for (const key of keys) nesting.onDrop(String(key), String(target.key), target.dropPosition);
          },
          shouldAcceptItemDrop: ({ key }) =>
            dragged.current !== null && nesting.accepts(dragged.current, String(key)),
        }
      : {
          onReorder: ({ keys, target }) => {
            if (target.dropPosition === 'on') return;
            const moved = new Set([...keys].map(String));
            onReorder(reordered(ids, moved, String(target.key), target.dropPosition));
          },
        }),
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
    if (nesting) nesting.onPlace(item.id, to);
    else onReorder(movedTo(ids, item.id, to));
    setSaid(words.moved(item.name, to + 1, beside(item).length));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = steps.get(event.key);
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="row"]') : null;
    const item = items.find(({ id }) => id === row?.dataset.key);
    const turns = nesting && sideways.includes(event.key);
    if (!event.altKey || (by === undefined && !turns) || !item) return;
    event.preventDefault();
    event.stopPropagation();
    if (turns) {
      const isStart =
        (event.key === 'ArrowLeft') === (getComputedStyle(event.currentTarget).direction === 'ltr');
      return nesting.onLevel(item.id, isStart ? 'out' : 'in');
    }
    const all = beside(item);
    const to = all.indexOf(item.id) + (by ?? 0);
    if (to >= 0 && to < all.length) move(item, to);
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
              {item.parent !== undefined && (
                <span className={inner}>
                  <span className={visuallyHidden}>{words.within?.(nameOf(item.parent))}</span>
                </span>
              )}
              <Button slot="drag" className={handle}>
                <GripVertical size={20} aria-hidden="true" />
              </Button>
              <div className={content}>{children(item)}</div>
              <RowMenu
                words={words}
                name={item.name}
                place={beside(item).indexOf(item.id)}
                count={beside(item).length}
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
