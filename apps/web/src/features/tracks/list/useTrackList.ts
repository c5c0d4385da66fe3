import { type RefObject, useRef } from 'react';
import type { ListWish } from '../../../catalogue/lists/list-ids.ts';
import type { Range } from '../../../catalogue/lists/selection.ts';
import type { TrackSource } from '../../../catalogue/lists/track-source.ts';
import type { Command } from '../../../catalogue/menus/menu-store.ts';
import type { PlayContext } from '../../../catalogue/play-context.ts';
import { useListPlayer } from '../../../player/starting/useListPlayer.ts';
import type { CommandsOf } from './list-commands.ts';
import type { ListModel } from './list-model.ts';
import { type Arrange, useArranging } from './useArranging.ts';
import { useListEvents } from './useListEvents.ts';
import { useListModel } from './useListModel.ts';

export interface TrackListParts {
  /** Holds all rows. */
  root: RefObject<HTMLDivElement | null>;
  model: ListModel;
  /** Rows it has now. */
  total: number;
  source: TrackSource;
  player: ReturnType<typeof useListPlayer>;
  events: ReturnType<typeof useListEvents>;
  /** Where rows would be put down; there where people put them in order. */
  line?: RefObject<HTMLDivElement | null>;
  commandsOf?: (ranges: readonly Range[]) => Command[];
}

export interface TrackListOptions {
  total?: number;
  longer?: ListWish;
  /** What only this list can do with rows. */
  commandsOf?: CommandsOf;
  /** Puts its rows in order. */
  arrange?: Arrange;
}

/**
 * All a list of tracks needs, however its rows are laid out. `id` tells it from other lists of the page; `total` is
 * how many rows it shows, `longer` the list they are the beginning of.
 */
export function useTrackList(
  id: string,
  source: TrackSource,
  context: PlayContext,
  { total = source.total, longer, commandsOf, arrange }: TrackListOptions = {},
): TrackListParts {
  const root = useRef<HTMLDivElement>(null);
  const model = useListModel(`${id} ${context.path}`, total, root);
  const player = useListPlayer(source, context, longer);
  const arranging = useArranging({ model, source, root, arrange });
  const commands = commandsOf && ((ranges: readonly Range[]) => commandsOf(ranges, arranging.put));
  const events = useListEvents({
    model,
    source,
    player,
    root,
    arranging: arrange && arranging,
    commandsOf: commands,
  });
  return {
    root,
    model,
    total,
    source,
    player,
    events,
    line: arrange && arranging.line,
    commandsOf: commands,
  };
}
