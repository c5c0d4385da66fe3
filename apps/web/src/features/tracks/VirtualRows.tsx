import {
  defaultRangeExtractor,
  observeElementOffset,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { TrackSource } from '../../catalogue/lists/track-source.ts';
import { remPixels } from '../../lib/rem.ts';
import type { ListModel } from './list/list-model.ts';
import { TrackRow } from './TrackRow.tsx';
import * as css from './TrackTable.css.ts';

/** Rows fetched before they are seen, in the direction lists are read. */
const ahead = 40;
/** Rows made beside those on the screen. */
const overscan = 5;
/** What the server takes the window for: as many rows as most screens show. */
const serverRect = { width: 0, height: 800 };

interface VirtualRowsProps {
  source: TrackSource;
  model: ListModel;
  /** Rows have a handle to be moved by. */
  handles?: boolean;
  /** Pixels of a row with letters of the usual size. */
  usual: number;
}

const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Of a long list the rows near the screen, and the one with the focus wherever it is. */
export function VirtualRows({ source, model, usual, handles }: VirtualRowsProps) {
  // The virtualizer keeps its state in itself, which the compiler cannot see.
  'use no memo';
  useSyncExternalStore(source.subscribe, source.revision, source.revision);
  const focus = useSyncExternalStore(model.focus.subscribe, model.focus.get, () => 0);
  const body = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const [letters, setLetters] = useState(1);
  const height = usual * letters;
  /** The rows that were on the screen when it was last painted. */
  const painted = useRef<Pick<Range, 'startIndex' | 'endIndex'>>(null);
  const [, showMore] = useReducer((count: number) => count + 1, 0);
  // Where all rows are other ones, a key is waited for: those beside the screen come after it was painted.
  const isJump = ({ startIndex, endIndex }: Pick<Range, 'startIndex' | 'endIndex'>) =>
    painted.current !== null &&
    (startIndex > painted.current.endIndex || endIndex < painted.current.startIndex);
  const virtualizer = useVirtualizer({
    count: source.total,
    getScrollElement: () => body.current?.closest('main') ?? null,
    estimateSize: () => height,
    overscan,
    scrollMargin,
    initialRect: serverRect,
    observeElementOffset: observeFromHere,
    // The list follows the page: the user may have scrolled before hydration.
    scrollToFn: () => {},
    rangeExtractor: (range: Range) =>
      withRow(defaultRangeExtractor(isJump(range) ? { ...range, overscan: 0 } : range), focus, range.count),
  });
  useLayout(() => virtualizer.measure(), [virtualizer, height]);
  useLayout(() => {
    const main = body.current?.closest('main');
    if (!main) return;
    const measure = () => {
      setLetters(remPixels() / 16);
      const from = body.current?.getBoundingClientRect().top ?? 0;
      setScrollMargin(Math.round(from - main.getBoundingClientRect().top + main.scrollTop));
    };
    measure();
    // What stands above the list may change its height: texts wrap, notices come and go.
    const watch = new ResizeObserver(measure);
    watch.observe(main);
    for (const child of main.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);

  const { range } = virtualizer;
  const from = range?.startIndex ?? 0;
  const to = range?.endIndex ?? 0;
  useEffect(() => {
    source.show({ from: Math.max(0, from - ahead), to: Math.min(source.total - 1, to + ahead) });
  }, [source, from, to]);
  useEffect(() => {
    const now = { startIndex: from, endIndex: to };
    if (!isJump(now)) {
      painted.current = now;
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        painted.current = now;
        showMore();
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of divs, so that rows are laid out by their own columns
    <div
      ref={body}
      role="rowgroup"
      className={css.body}
      style={{ blockSize: `${source.total * remOf(usual)}rem` }}
    >
      {virtualizer.getVirtualItems().map(({ index }) => (
        <TrackRow
          key={index}
          model={model}
          index={index}
          rowIndex={index + 1}
          track={source.get(index)}
          number={index + 1}
          layout="songs"
          handle={handles}
          top={index * remOf(usual)}
        />
      ))}
    </div>
  );
}

const remOf = (pixels: number) => pixels / 16;

/** Hears of scrolling, and at once of where the page stands already. */
function observeFromHere(
  virtualizer: Virtualizer<HTMLElement, Element>,
  tell: (offset: number, isScrolling: boolean) => void,
) {
  const stop = observeElementOffset(virtualizer, tell);
  if (virtualizer.scrollElement) tell(virtualizer.scrollElement.scrollTop, false);
  return stop;
}

/** The rows to show with one more among them, in order. */
function withRow(rows: number[], row: number, count: number): number[] {
  if (row >= count || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}
