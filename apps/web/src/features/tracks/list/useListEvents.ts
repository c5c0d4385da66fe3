import { useRouter } from '@tanstack/react-router';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import { useDrag } from '../../../catalogue/drag/drag.ts';
import { useToggleLike } from '../../../catalogue/likes/useLike.ts';
import { isSelected, lengthOf, type Range } from '../../../catalogue/lists/selection.ts';
import type { TrackSource } from '../../../catalogue/lists/track-source.ts';
import { type Command, type MenuEntity, openMenu } from '../../../catalogue/menus/menu-store.ts';
import { useMenuEvents } from '../../../catalogue/menus/useMenuEvents.ts';
import { kinds } from '../../../catalogue/registry.ts';
import { usePlayer } from '../../../player/hooks.ts';
import type { useListPlayer } from '../../../player/starting/useListPlayer.ts';
import { removeCommand } from './list-commands.ts';
import type { ListModel } from './list-model.ts';
import type { useArranging } from './useArranging.ts';

interface ListParts {
  model: ListModel;
  source: TrackSource;
  player: ReturnType<typeof useListPlayer>;
  /** Holds all rows. */
  root: RefObject<HTMLElement | null>;
  /** What only this list can do with rows. */
  commandsOf?: (ranges: readonly Range[]) => Command[];
  /** Where people put its rows in order. */
  arranging?: ReturnType<typeof useArranging>;
}

const controls = 'a[href], button';
/** A mouse that rests on a row for so many milliseconds may mean to play it. */
const intentMs = 80;

/** The row an element belongs to, and its place in the list. */
function rowAt(target: EventTarget | null): { row: HTMLElement; index: number } | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? { row, index: Number(row.dataset.index) } : null;
}

/** Pointer, keys and menus of a list of tracks, heard once for all its rows. */
export function useListEvents({ model, source, player, root, commandsOf, arranging }: ListParts) {
  const router = useRouter();
  const { warm } = usePlayer();
  const toggleLike = useToggleLike();
  const pointer = useRef('mouse');
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);

  const entityAt = (index: number): MenuEntity | null => {
    const ranges = model.targets(index);
    const count = lengthOf(ranges);
    if (count > 1) {
      const ids = (most: number) => source.idsOf(ranges, most);
      const own = commandsOf?.(ranges);
      return { kind: 'chosen', count, ids, play: () => player.playRanges(ranges), own };
    }
    const track = source.get(index);
    const own = commandsOf?.(ranges);
    return track ? { kind: 'track', thing: track, play: () => player.playAt(index), own } : null;
  };
  /** What a menu of a row is about; a row that is not one of the chosen becomes the chosen one. */
  const menuOf = ({ row, index }: { row: HTMLElement; index: number }) => {
    if (!isSelected(model.selection.get(), index)) model.press(index, { toggle: false, extend: false });
    const entity = entityAt(index);
    return entity ? { entity, home: row } : null;
  };
  const menu = useMenuEvents((target) => {
    const at = rowAt(target);
    return at && menuOf(at);
  });
  const drag = useDrag({
    source,
    targetsOf: (index): readonly Range[] => model.targets(index),
    moves: arranging !== undefined,
  });

  const act = (action: string | undefined, index: number, row: HTMLElement, element: Element) => {
    if (action === 'play') player.playAt(index);
    if (action === 'select') model.toggle(index, false);
    const track = action === 'like' && source.get(index);
    if (track) toggleLike('tracks', track.id);
    if (action !== 'more') return;
    const found = menuOf({ row, index });
    if (found) openMenu({ ...found, at: element });
  };
  const remove = (index: number) =>
    commandsOf?.(model.targets(index))
      .find(({ id }) => id === removeCommand)
      ?.run?.();
  const open = (index: number) => {
    const track = source.get(index);
    if (track) void router.navigate(kinds.track.link(track));
  };

  /** Keys on a row itself. True when the key meant something. */
  const onRowKey = (event: KeyboardEvent, index: number): boolean => {
    const { key, shiftKey } = event;
    if (key === 'Enter') {
      if (shiftKey) open(index);
      else player.playAt(index);
    } else if (key === ' ') model.toggle(index, shiftKey);
    else if (!shiftKey && key.toLowerCase() === 'n') player.playNext(model.targets(index));
    else if (key === 'Delete' && commandsOf) remove(index);
    else if (!shiftKey && key.toLowerCase() === 'a') player.addToQueue(model.targets(index));
    else return false;
    return true;
  };
  /** Keys that also mean something on what is inside a row. */
  const onListKey = (event: KeyboardEvent, index: number, row: HTMLElement): boolean => {
    const { key, shiftKey } = event;
    const page = Math.max(1, Math.floor((scroller()?.clientHeight ?? 0) / row.offsetHeight) - 2);
    const to: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      PageDown: index + page,
      PageUp: index - page,
      Home: model.bounds.from,
      End: model.bounds.to,
    };
    const next = to[key];
    if (next !== undefined) model.moveTo(next, shiftKey);
    else if (key === 'Escape') return model.clear();
    else if (key === 'ArrowRight' || key === 'ArrowLeft') moveInside(row, key === 'ArrowRight');
    else return false;
    return true;
  };

  return {
    onClick(event: MouseEvent) {
      const at = rowAt(event.target);
      if (!at || !(event.target instanceof Element)) return;
      const acting = event.target.closest<HTMLElement>('[data-action]');
      if (acting) return act(acting.dataset.action, at.index, at.row, acting);
      if (event.target.closest(controls)) return;
      if (pointer.current === 'touch') return player.playAt(at.index);
      model.press(at.index, { toggle: event.ctrlKey || event.metaKey, extend: event.shiftKey });
    },
    onDoubleClick(event: MouseEvent) {
      const at = rowAt(event.target);
      const onControl = event.target instanceof Element && event.target.closest(`${controls}, [data-action]`);
      if (at && !onControl && pointer.current !== 'touch') player.playAt(at.index);
    },
    onKeyDown(event: KeyboardEvent) {
      const at = rowAt(event.target);
      if (!at || event.nativeEvent.isComposing) return;
      if (event.altKey) {
        const by = { ArrowUp: -1, ArrowDown: 1 } as const;
        if (!arranging || !(event.key in by)) return;
        arranging.step(by[event.key as keyof typeof by]);
        event.preventDefault();
        return;
      }
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'a' || event.shiftKey) return;
        model.selectAll();
        event.preventDefault();
        return;
      }
      const isOnRow = event.target === at.row;
      if ((isOnRow && onRowKey(event, at.index)) || onListKey(event, at.index, at.row)) {
        event.preventDefault();
        // A key a row has used must not also act on the page.
        event.stopPropagation();
      } else menu.onKeyDown(event);
    },
    onFocus(event: FocusEvent) {
      const at = rowAt(event.target);
      if (at) model.focused(at.index);
    },
    onPointerOver(event: PointerEvent) {
      clearTimeout(intent.current);
      const at = event.pointerType === 'mouse' ? rowAt(event.target) : null;
      const track = at && source.get(at.index);
      if (track) intent.current = setTimeout(() => warm(track), intentMs);
    },
    onPointerLeave: () => clearTimeout(intent.current),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      pointer.current = event.pointerType;
      drag.onPointerDown(event, rowAt(event.target));
      arranging?.events.onPress(event);
      if (!(event.target instanceof Element && event.target.closest('[data-handle]')))
        menu.onPointerDown(event);
    },
    onPointerMove: menu.onPointerMove,
    onPointerUp: menu.onPointerUp,
    onPointerCancel: menu.onPointerCancel,
    onContextMenu: menu.onContextMenu,
    onDragStart(event: React.DragEvent) {
      const at = rowAt(event.target);
      drag.onDragStart(event, at);
      if (at && !event.defaultPrevented) arranging?.events.onDragStart(at.index);
    },
    onDragEnter: arranging?.events.onDragOver,
    onDragOver: arranging?.events.onDragOver,
    onDragLeave: arranging?.events.onDragLeave,
    onDragEnd: arranging?.events.onDragEnd,
    onDrop: arranging?.events.onDrop,
  };

  function scroller() {
    return root.current?.closest('main') ?? null;
  }
}

/** From the row to what is in it and back, one at a time. */
function moveInside(row: HTMLElement, isRight: boolean): void {
  const forward = isRight === (getComputedStyle(row).direction === 'ltr');
  const stops: (Element | null)[] = [
    row,
    ...[...row.querySelectorAll<HTMLElement>(controls)].filter((element) => element.checkVisibility()),
  ];
  const at = stops.indexOf(document.activeElement);
  const next = stops[at + (forward ? 1 : -1)];
  if (next instanceof HTMLElement) next.focus();
}
