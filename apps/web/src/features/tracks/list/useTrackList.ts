import { type RefObject, useRef } from 'react';
import type { ListWish } from '../../../catalogue/lists/list-ids.ts';
import type { TrackSource } from '../../../catalogue/lists/track-source.ts';
import type { PlayContext } from '../../../catalogue/play-context.ts';
import { useListPlayer } from '../../../player/starting/useListPlayer.ts';
import type { CommandsOf } from './list-commands.ts';
import type { ListModel } from './list-model.ts';
import { useListEvents } from './useListEvents.ts';
import { useListModel } from './useListModel.ts';

export interface TrackListParts {
  /** Holds all rows. */
  root: RefObject<HTMLDivElement | null>;
  model: ListModel;
  source: TrackSource;
  player: ReturnType<typeof useListPlayer>;
  events: ReturnType<typeof useListEvents>;
  commandsOf?: CommandsOf;
}

export interface TrackListOptions {
  total?: number;
  longer?: ListWish;
  /** What only this list can do with rows. */
  commandsOf?: CommandsOf;
}

/**
 * All a list of tracks needs, however its rows are laid out. `id` tells it from other lists of the page; `total` is
 * how many rows it shows, `longer` the list they are the beginning of.
 */
export function useTrackList(
  id: string,
  source: TrackSource,
  context: PlayContext,
  { total = source.total, longer, commandsOf }: TrackListOptions = {},
): TrackListParts {
  const root = useRef<HTMLDivElement>(null);
  const model = useListModel(`${id} ${context.path}`, total, root);
  const player = useListPlayer(source, context, longer);
  const events = useListEvents({ model, source, player, root, commandsOf });
  return { root, model, source, player, events, commandsOf };
}
