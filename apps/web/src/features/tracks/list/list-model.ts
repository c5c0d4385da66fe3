import {
  countOf,
  everything,
  isSelected,
  lengthOf,
  nothing,
  only,
  type Range,
  rangesOf,
  type Selection,
  span,
  toggled,
  withSpan,
} from '../../../catalogue/lists/selection.ts';
import { createStore, type Store } from '../../../lib/store.ts';

/** How a row is pressed or reached: with Ctrl/⌘, with Shift. */
export interface Held {
  toggle: boolean;
  extend: boolean;
}

/** What a list has to remember to be as it was when one comes back. */
export interface KeptList {
  selection: Selection;
  anchor: number;
  focus: number;
  hadFocus: boolean;
}

/** What is chosen in a list and where its focus is; apart from React, so that a row hears only of itself. */
export interface ListModel {
  readonly total: number;
  /** Where the focus may go: the rows of one page, where lists come in pages. */
  readonly bounds: Range;
  /** The rows of the page that is shown; null where all are. */
  page: Range | null;
  readonly selection: Store<Selection>;
  /** The one row that Tab reaches. */
  readonly focus: Store<number>;
  /** A row that takes the focus as soon as it is there; taken once. */
  takeWanted(index: number): boolean;
  /** Focus came to a row by itself. */
  focused(index: number): void;
  /** Moves the focus; beyond the ends it stays at them. */
  moveTo(index: number, extend: boolean): void;
  press(index: number, held: Held): void;
  toggle(index: number, extend: boolean): void;
  selectAll(): void;
  /** False when nothing was chosen. */
  clear(): boolean;
  /** Rows were added or taken out. */
  resize(total: number): void;
  /**
   * Rows stand in front of a place now: what was chosen and had the focus is so where it is now. Where `stays`, the focus
   * stays at its place, on the row that is there now.
   */
  moved(ranges: readonly Range[], place: number, hadFocus: boolean, stays?: boolean): void;
  /** What an action on a row is about: all chosen rows when it is one of several, else itself. */
  targets(index: number): readonly Range[];
  kept(hadFocus: boolean): KeptList;
}

export function createListModel(total: number, before?: KeptList): ListModel {
  const selection = createStore<Selection>(before?.selection ?? nothing);
  const focus = createStore(before?.focus ?? 0);
  let length = total;
  let anchor = before?.anchor ?? 0;
  let wanted = before?.hadFocus ? before.focus : null;
  /** Chosen before the range that is being drawn. */
  let base: Selection = nothing;

  const extendTo = (index: number) => selection.set(withSpan(base, anchor, index));
  const startAt = (index: number, chosen: Selection) => {
    anchor = index;
    base = chosen;
    selection.set(chosen);
  };

  const model: ListModel = {
    get total() {
      return length;
    },
    get bounds() {
      return model.page ?? { from: 0, to: length - 1 };
    },
    page: null,
    selection,
    focus,
    takeWanted(index) {
      if (wanted !== index) return false;
      wanted = null;
      return true;
    },
    focused: (index) => focus.set(index),
    moveTo(index, extend) {
      const to = Math.max(model.bounds.from, Math.min(model.bounds.to, index));
      if (extend) {
        if (selection.get() === nothing) startAt(focus.get(), only(focus.get()));
        extendTo(to);
      }
      wanted = to;
      focus.set(to);
    },
    press(index, { toggle, extend }) {
      if (extend) selection.set(toggle ? withSpan(selection.get(), anchor, index) : span(anchor, index));
      else if (toggle) startAt(index, toggled(selection.get(), index));
      else startAt(index, only(index));
      // A range drawn anew leaves out what the one before had.
      if (extend && !toggle) base = nothing;
    },
    toggle(index, extend) {
      if (extend) selection.set(withSpan(selection.get(), anchor, index));
      else startAt(index, toggled(selection.get(), index));
    },
    selectAll() {
      base = everything;
      selection.set(everything);
    },
    clear() {
      if (selection.get() === nothing) return false;
      base = nothing;
      selection.set(nothing);
      return true;
    },
    resize(now) {
      length = now;
    },
    moved(ranges, place, hadFocus, stays) {
      const before = ranges.filter(({ from }) => from < place);
      const first = place - lengthOf(before);
      if (selection.get() !== nothing) startAt(first, span(first, first + lengthOf(ranges) - 1));
      const at = stays ? focus.get() : first;
      if (hadFocus) model.moveTo(at, false);
      else focus.set(at);
    },
    targets(index) {
      const chosen = selection.get();
      if (!isSelected(chosen, index) || countOf(chosen, length) < 2) return [{ from: index, to: index }];
      return rangesOf(chosen, length);
    },
    kept: (hadFocus) => ({ selection: selection.get(), anchor, focus: focus.get(), hadFocus }),
  };
  return model;
}
