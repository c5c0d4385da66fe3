import { type DragEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { dragGhost } from '../../../catalogue/drag/drag-ghost.ts';
import { usePointerDrag } from '../../../catalogue/drag/usePointerDrag.ts';
import { landingOf, lengthOf, type Range } from '../../../catalogue/lists/selection.ts';
import type { TrackSource } from '../../../catalogue/lists/track-source.ts';
import type { ListModel } from './list-model.ts';

/**
 * Puts rows in front of the row at a place, or behind all others past the last one; the place is none of them.
 * @returns once the list shows them there; false when that failed
 */
export type Arrange = (ranges: readonly Range[], place: number) => Promise<boolean>;

interface Parts {
  model: ListModel;
  source: TrackSource;
  /** Holds all rows. */
  root: RefObject<HTMLElement | null>;
  /** For a list that is not in people's own order nothing. */
  arrange?: Arrange;
}

/** Putting rows of a list in order: by mouse, by a finger on a row's handle, by keys and by commands. */
export function useArranging(parts: Parts) {
  const { model, source, root, arrange } = parts;
  const line = useRef<HTMLDivElement>(null);
  const latest = useRef(parts);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const isOther = latest.current.source !== source;
    latest.current = parts;
    if (isOther) for (const tell of waiting.current.splice(0)) tell();
  });
  const carried = useRef<{ from: Parts; ranges: readonly Range[]; gap: number | null } | null>(null);
  const ghost = useRef<HTMLElement>(null);
  const steps = useRef({ by: 0, busy: false });

  /** Ranges and place are those of `from`, the rows that were shown when a menu opened or a row was taken. */
  const put = async (
    ranges: readonly Range[],
    place: number,
    stays = false,
    from = parts,
  ): Promise<boolean> => {
    const to = landingOf(ranges, place);
    const shown = latest.current.source;
    if (to === null || !from.arrange || !(await from.arrange(ranges, to))) return false;
    // Moved rows are another source; what was chosen follows once that is shown.
    if (latest.current.source === shown) await new Promise<void>((tell) => waiting.current.push(tell));
    model.moved(ranges, to, root.current?.contains(document.activeElement) ?? false, stays);
    return true;
  };
  /** One move after the other, each by as many steps as keys were pressed meanwhile. */
  const step = async (by: 1 | -1) => {
    steps.current.by += by;
    if (steps.current.busy) return;
    steps.current.busy = true;
    let moves = true;
    while (moves && steps.current.by !== 0) {
      const far = steps.current.by;
      steps.current.by = 0;
      const ranges = model.targets(model.focus.get());
      const place = far < 0 ? (ranges[0]?.from ?? 0) + far : (ranges.at(-1)?.to ?? 0) + 1 + far;
      moves = await put(ranges, Math.max(0, Math.min(model.total, place)), false, latest.current);
    }
    steps.current = { by: 0, busy: false };
  };

  const take = (index: number) => {
    carried.current = arrange ? { from: latest.current, ranges: model.targets(index), gap: null } : null;
  };
  const hover = (row: HTMLElement | null, y: number) => {
    if (!carried.current || !line.current) return;
    const box = row?.getBoundingClientRect();
    const isBelow = box !== undefined && y > box.top + box.height / 2;
    carried.current.gap = row && Number(row.dataset.index) + (isBelow ? 1 : 0);
    line.current.hidden = !box;
    const top = root.current?.getBoundingClientRect().top ?? 0;
    if (box) line.current.style.transform = `translateY(${(isBelow ? box.bottom : box.top) - top}px)`;
  };
  const letGo = (drop: boolean) => {
    const { from, ranges = [], gap = null } = carried.current ?? {};
    carried.current = null;
    if (line.current) line.current.hidden = true;
    if (drop && gap !== null) void put(ranges, gap, false, from);
  };

  const onPress = usePointerDrag({
    scroller: () => root.current?.closest('main') ?? null,
    held: ({ target }) => {
      const row = target instanceof Element && target.closest('[data-handle]') ? rowOf(target) : null;
      const track = row && source.get(Number(row.dataset.index));
      return row && track ? { row, track } : null;
    },
    begin({ row, track }) {
      take(Number(row.dataset.index));
      ghost.current = dragGhost(row, track, lengthOf(carried.current?.ranges ?? []));
    },
    over(x, y) {
      if (ghost.current) {
        const { offsetWidth: width, style } = ghost.current;
        const beside = x + 12 + width > innerWidth ? x - 12 - width : x + 12;
        style.translate = `${beside}px ${y + 172}px`;
      }
      hover(rowOf(document.elementFromPoint(x, y)), y);
    },
    end(drop) {
      ghost.current?.remove();
      ghost.current = null;
      letGo(drop);
    },
  });
  const onDragOver = (event: DragEvent) => {
    if (!carried.current) return;
    hover(rowOf(event.target), event.clientY);
    if (carried.current.gap === null) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'move';
  };
  return {
    line,
    put,
    step: (by: 1 | -1) => void step(by),
    events: {
      onPress: (event: PointerEvent<HTMLElement>) => arrange && onPress(event),
      onDragStart: take,
      onDragOver,
      onDragEnter: onDragOver,
      onDrop(event: DragEvent) {
        if (!carried.current) return;
        event.preventDefault();
        letGo(true);
      },
      onDragLeave({ relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && root.current?.contains(relatedTarget))) hover(null, 0);
      },
      onDragEnd: () => letGo(false),
    },
  };
}

const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
