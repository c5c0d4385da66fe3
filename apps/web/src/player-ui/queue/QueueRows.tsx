import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { dropLine } from '../../catalogue/drag/drop-line.css.ts';
import { usePlayer } from '../../player/hooks.ts';
import type { QueueGroup, QueueItem } from '../../player/queue/types.ts';
import { QueueRow } from './QueueRow.tsx';
import * as css from './queue.css.ts';
import type { QueueSelection } from './queue-selection.ts';
import { rowHeight } from './rowHeight.ts';
import { useQueueSelection, useQueueSelectionState } from './useQueueSelection.ts';

interface QueueRowsProps {
  group: QueueGroup;
  items: readonly QueueItem[];
  /** Names the list: the id of its heading. */
  labelledBy: string;
  scroller: HTMLElement | null;
  /** Rows above the list, which decide where it begins. */
  above: number;
}

/** Rows drawn beyond either edge. */
const overscan = 4;

/** The rows of one group; only those in sight are there, and the ones that hold the focus or are on their way. */
export function QueueRows({ group, items, labelledBy, scroller, above }: QueueRowsProps) {
  // The virtualizer is one object that changes inside: what is read from it must not be remembered.
  'use no memo';
  const selection = useQueueSelection();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height] = useState(rowHeight);
  const active = useQueueSelectionState((state) => state.active[group]);
  const lead = useQueueSelectionState((state) => state.moving?.lead ?? null);
  const focusing = useQueueSelectionState((state) =>
    state.focusing?.group === group ? state.focusing.id : null,
  );
  const indexOf = (id: number | null) => (id === null ? -1 : items.findIndex((item) => item.id === id));
  const activeIndex = indexOf(active);
  const leadIndex = indexOf(lead);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = new Set(defaultRangeExtractor(range));
      for (const index of [activeIndex, leadIndex]) if (index >= 0 && index < range.count) indexes.add(index);
      return [...indexes].sort((a, b) => a - b);
    },
    [activeIndex, leadIndex],
  );
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller,
    estimateSize: useCallback(() => height, [height]),
    overscan,
    scrollMargin: top,
    rangeExtractor,
  });
  // Asked for only when what stands above has changed: the answer costs a layout.
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [above, scroller]);
  useEffect(() => {
    if (focusing === null) return;
    const index = items.findIndex(({ id }) => id === focusing);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [focusing, items, virtualizer]);

  const visible = virtualizer.getVirtualItems();
  const first =
    activeIndex >= 0
      ? activeIndex
      : (visible.find(({ end }) => end > (scroller?.scrollTop ?? 0))?.index ?? 0);
  const { playItem } = usePlayer();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table of rows that are not all there
    <div
      ref={list}
      role="grid"
      aria-labelledby={labelledBy}
      aria-rowcount={items.length}
      aria-multiselectable="true"
      data-list={group}
      data-count={items.length}
      className={css.list}
      style={{ blockSize: items.length * height }}
      onClick={(event) => press(event, selection, playItem)}
      onDoubleClick={(event) => {
        const id = itemOf(event);
        if (id !== null) playItem(id);
      }}
      onKeyDown={(event) => onKey(event, selection, group, playItem)}
      onFocus={(event) => {
        const id = itemOf(event, true);
        if (id !== null) selection.activate(group, id);
      }}
    >
      {visible.map(({ index, start }) => {
        const item = items[index];
        return (
          item && (
            <QueueRow
              key={item.id}
              item={item}
              group={group}
              index={index}
              start={start - top}
              tabbable={index === first}
            />
          )
        );
      })}
      <DropLine group={group} height={height} />
    </div>
  );
}

/** The item of the row an event came from; null on its controls, unless they count too. */
function itemOf({ target }: { target: EventTarget }, controls = false): number | null {
  if (!(target instanceof Element) || (!controls && target.closest('button, a'))) return null;
  const id = target.closest<HTMLElement>('[data-item]')?.dataset.item;
  return id === undefined ? null : Number(id);
}

/** A mouse chooses, a finger plays; the handle lifts and drops for keys and for assistive technology. */
function press(event: MouseEvent, selection: QueueSelection, playItem: (id: number) => void): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-handle]')) {
    const id = itemOf(event, true);
    // A press of the mouse has a count; keys and screen readers have none.
    if (id === null || event.detail > 0) return;
    if (selection.state.get().moving) selection.drop();
    else selection.take(id, 'keys');
    return;
  }
  const id = itemOf(event);
  if (id === null) return;
  const kind = 'pointerType' in event.nativeEvent ? event.nativeEvent.pointerType : 'mouse';
  if (kind === 'touch') playItem(id);
  else selection.select(id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'also' : 'only');
}

function onKey(
  event: KeyboardEvent,
  selection: QueueSelection,
  group: QueueGroup,
  playItem: (id: number) => void,
): void {
  const id = itemOf(event, true);
  if (id === null) return;
  const done = () => {
    event.preventDefault();
    event.stopPropagation();
  };
  if (selection.state.get().moving?.by === 'keys') {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      selection.step(event.key === 'ArrowDown' ? 1 : -1);
      done();
    } else if (event.key === 'Escape') {
      selection.cancel();
      done();
    } else if (event.key === 'Tab') selection.cancel();
    return;
  }
  const items = selection.groups()[group];
  const at = items.findIndex((item) => item.id === id);
  if (event.key === 'Delete' || event.key === 'Backspace') {
    done();
    selection.remove(id);
    return;
  }
  if (event.key === 'Escape' && selection.state.get().selected.size > 0) {
    done();
    selection.clearSelection();
    return;
  }
  if (event.target instanceof Element && event.target.closest('button')) return;
  if (event.key === 'Enter') playItem(id);
  else if (event.key === ' ') selection.select(id, 'also');
  else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) selection.selectAll(group);
  else {
    const page = 10;
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    const item = to === undefined ? undefined : items[Math.min(items.length - 1, Math.max(0, to))];
    if (!item) return;
    if (event.shiftKey) {
      if (selection.state.get().anchor === null) selection.select(id, 'only');
      selection.select(item.id, 'range');
    }
    selection.focus(group, item.id);
  }
  done();
}

/** Where what is on its way would be put down. */
export function DropLine({ group, height }: { group: QueueGroup; height: number }) {
  const index = useQueueSelectionState(({ moving }) =>
    moving?.place?.group === group ? moving.place.index : null,
  );
  if (index === null) return null;
  return <div className={dropLine} style={{ transform: `translateY(${index * height}px)` }} />;
}
