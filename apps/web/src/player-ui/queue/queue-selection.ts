import { createStore, type Store } from '../../lib/store.ts';
import type { PlayerView } from '../../player/player-types.ts';
import type { QueueGroup } from '../../player/queue/types.ts';
import {
  beforeOf,
  between,
  changes,
  type Groups,
  groupsOf,
  inOrder,
  type Place,
  placeAtPosition,
  placeOf,
  positionOf,
  stepped,
} from './places.ts';

/** Items on their way to another place. */
export interface Moving {
  ids: ReadonlySet<number>;
  /** The one that was taken hold of; null for tracks from elsewhere. */
  lead: number | null;
  by: 'pointer' | 'keys' | 'outside';
  place: Place | null;
}

/** What happened to an item, for those who do not see it; numbered, so that the same can be said twice. */
export interface News {
  what: 'lifted' | 'over' | 'moved' | 'cancelled';
  id: number;
  count: number;
  group: QueueGroup;
  /** From 1, and out of how many. */
  position: number;
  length: number;
}

export interface QueueSelectionState {
  selected: ReadonlySet<number>;
  /** Where a range begins. */
  anchor: number | null;
  /** The row of each group that Tab leads to. */
  active: Readonly<Record<QueueGroup, number | null>>;
  moving: Moving | null;
  /** The row that takes the focus as soon as it is there, or a part of it. */
  focusing: { group: QueueGroup; id: number; part: 'row' | 'handle' } | null;
  /** The item whose new position is being asked for. */
  asking: number | null;
  news: News | null;
}

const none: ReadonlySet<number> = new Set();
const empty: QueueSelectionState = {
  selected: none,
  anchor: null,
  active: { manual: null, context: null },
  moving: null,
  focusing: null,
  asking: null,
  news: null,
};

/** What one does with the rows of the queue: choosing, lifting, dragging, dropping. */
export interface QueueSelection {
  state: Store<QueueSelectionState>;
  groups(): Groups;
  /** The chosen items when this is one of them, else this alone; in the order in which they play. */
  idsFor(id: number): number[];
  select(id: number, how: 'only' | 'also' | 'range'): void;
  selectAll(group: QueueGroup): void;
  clearSelection(): void;
  activate(group: QueueGroup, id: number): void;
  /** Leads the keyboard to a row. */
  focus(group: QueueGroup, id: number): void;
  focused(): void;
  /** Takes hold of an item, or of all chosen ones. */
  take(id: number, by: 'pointer' | 'keys'): void;
  /** Tracks from elsewhere come over the queue. */
  hover(place: Place | null): void;
  over(place: Place | null): void;
  /** One step with the keys. */
  step(step: 1 | -1): void;
  drop(): void;
  dropTracks(trackIds: readonly number[]): void;
  cancel(): void;
  command(id: number, what: 'up' | 'down' | 'top' | 'queue'): void;
  ask(id: number | null): void;
  moveTo(id: number, position: number): void;
  remove(id: number): void;
}

export function createQueueSelection(player: PlayerView): QueueSelection {
  const state = createStore<QueueSelectionState>(empty);
  const patch = (change: Partial<QueueSelectionState>) => state.set({ ...state.get(), ...change });
  let known: { queue: unknown; groups: Groups } | null = null;
  const groups = (): Groups => {
    const { queue } = player.state.get();
    if (known?.queue !== queue) known = { queue, groups: groupsOf(queue) };
    return known.groups;
  };
  const idsFor = (id: number): number[] => {
    const { selected } = state.get();
    return selected.has(id) ? inOrder(groups(), selected) : [id];
  };
  const newsOf = (what: News['what'], id: number, ids: ReadonlySet<number>, place: Place): News => ({
    what,
    id,
    count: ids.size,
    group: place.group,
    position: positionOf(groups(), place, ids) + 1,
    length: groups()[place.group].filter((item) => !ids.has(item.id)).length + ids.size,
  });
  const moveIds = (ids: ReadonlySet<number>, lead: number, place: Place) => {
    const news = newsOf('moved', lead, ids, place);
    const to = { group: place.group, before: beforeOf(groups(), place) };
    const byKeys = state.get().moving?.by === 'keys';
    // What would change nothing needs no Undo.
    if (changes(groups(), ids, place)) player.actions.moveItems([...ids], to);
    patch({
      moving: null,
      news,
      active: { ...state.get().active, [place.group]: lead },
      focusing: byKeys ? { group: place.group, id: lead, part: 'handle' } : null,
    });
  };

  const selection: QueueSelection = {
    state,
    groups,
    idsFor,
    select(id, how) {
      const { selected, anchor } = state.get();
      if (how === 'range' && anchor !== null) {
        patch({ selected: new Set(between(groups(), anchor, id)) });
      } else if (how === 'only') patch({ selected: new Set([id]), anchor: id });
      else {
        const next = new Set(selected);
        if (!next.delete(id)) next.add(id);
        patch({ selected: next, anchor: id });
      }
    },
    selectAll: (group) => patch({ selected: new Set(groups()[group].map(({ id }) => id)) }),
    clearSelection() {
      if (state.get().selected.size > 0) patch({ selected: none, anchor: null });
    },
    activate(group, id) {
      const { active } = state.get();
      if (active[group] !== id) patch({ active: { ...active, [group]: id } });
    },
    focus(group, id) {
      selection.activate(group, id);
      patch({ focusing: { group, id, part: 'row' } });
    },
    focused() {
      if (state.get().focusing) patch({ focusing: null });
    },
    take(id, by) {
      const place = placeOf(groups(), id);
      if (!place) return;
      const ids = new Set(idsFor(id));
      patch({
        moving: { ids, lead: id, by, place: by === 'keys' ? place : null },
        news: by === 'keys' ? newsOf('lifted', id, ids, place) : null,
      });
    },
    hover: (place) => patch({ moving: place && { ids: none, lead: null, by: 'outside', place } }),
    over(place) {
      const { moving } = state.get();
      if (!moving) return;
      if (moving.place?.group === place?.group && moving.place?.index === place?.index) return;
      patch({ moving: { ...moving, place } });
    },
    step(step) {
      const { moving } = state.get();
      if (!moving?.place || moving.lead === null) return;
      const place = stepped(groups(), moving.place, moving.ids, step);
      if (place)
        patch({ moving: { ...moving, place }, news: newsOf('over', moving.lead, moving.ids, place) });
    },
    drop() {
      const { moving } = state.get();
      if (moving?.place && moving.lead !== null) moveIds(moving.ids, moving.lead, moving.place);
      else patch({ moving: null });
    },
    dropTracks(trackIds) {
      const place = state.get().moving?.place;
      patch({ moving: null });
      if (!place || trackIds.length === 0) return;
      player.actions.insert(trackIds, { group: place.group, before: beforeOf(groups(), place) });
    },
    cancel() {
      const { moving } = state.get();
      const place = moving?.lead ? placeOf(groups(), moving.lead) : null;
      const news =
        moving?.by === 'keys' && moving.lead !== null && place
          ? newsOf('cancelled', moving.lead, moving.ids, place)
          : null;
      patch({ moving: null, news });
    },
    command(id, what) {
      const from = placeOf(groups(), id);
      if (!from) return;
      const ids = new Set(idsFor(id));
      const at = positionOf(groups(), from, ids);
      if (what === 'queue') moveIds(ids, id, { group: 'manual', index: groups().manual.length });
      else {
        // Positions count from 1: the one above is `at` itself.
        const position = what === 'top' ? 1 : what === 'up' ? at : at + 2;
        moveIds(ids, id, placeAtPosition(groups(), from.group, ids, position));
      }
    },
    ask: (id) => patch({ asking: id }),
    moveTo(id, position) {
      const from = placeOf(groups(), id);
      if (!from) return;
      const ids = new Set(idsFor(id));
      moveIds(ids, id, placeAtPosition(groups(), from.group, ids, position));
    },
    remove(id) {
      const ids = idsFor(id);
      const gone = new Set(ids);
      const place = placeOf(groups(), id);
      const items = place ? groups()[place.group] : [];
      const follows =
        items.slice(place?.index ?? 0).find((item) => !gone.has(item.id)) ??
        items.slice(0, place?.index ?? 0).findLast((item) => !gone.has(item.id));
      patch({ selected: none, anchor: null });
      player.actions.removeItems(ids);
      if (place && follows) selection.focus(place.group, follows.id);
    },
  };
  return selection;
}
