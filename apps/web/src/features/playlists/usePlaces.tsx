import type { Playlist } from '@kantele/api/contract/playlists';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Trash2 } from 'lucide-react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { isApple, keyLabels } from '../../app/shortcuts/keys.ts';
import { trpc } from '../../app/trpc.ts';
import { contextMax, inPortions } from '../../catalogue/lists/list-ids.ts';
import { lengthOf, type Range } from '../../catalogue/lists/selection.ts';
import type { TrackSource } from '../../catalogue/lists/track-source.ts';
import { icon } from '../../catalogue/menus/groups.tsx';
import type { Command } from '../../catalogue/menus/menu-store.ts';
import { isOfPlaylists } from '../../catalogue/playlists/playlist-queries.ts';
import { type CommandsOf, removeCommand } from '../tracks/list/list-commands.ts';
import type { Arrange } from '../tracks/list/useArranging.ts';

/** As it is written on this computer's keyboard. */
const keyOf = (key: string) => keyLabels(key, isApple()).join(' ');
/** Undo is offered for so many stretches of rows that were moved together. */
const stretchesMax = 100;

/** What can be done with places of a playlist; they move where it stands in its own order. */
export function usePlaces(
  playlist: Playlist,
  source: TrackSource,
  isCustom: boolean,
): { commandsOf: CommandsOf; arrange?: Arrange } {
  const t = useT();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { client } = trpc.useUtils();
  const { id, name } = playlist;
  const refresh = () => queryClient.invalidateQueries({ predicate: isOfPlaylists });
  const moveTo = (ids: readonly number[], before: number | null) =>
    inPortions(ids, (track_ids) => client.playlists.move.mutate({ id, track_ids, before }));
  const orSay = (work: Promise<unknown>) => void work.catch(showFailure).finally(refresh);
  const idsOf = (ranges: readonly Range[]) => source.idsOf(ranges, contextMax);

  const remove = async (ranges: readonly Range[]) => {
    const ids = await idsOf(ranges);
    const answers = await inPortions(ids, (track_ids) =>
      client.playlists.removeTracks.mutate({ id, track_ids }),
    );
    const changed = answers.reduce((sum, answer) => sum + answer.changed, 0);
    const undo = () =>
      orSay(inPortions(ids, (track_ids) => client.playlists.restoreTracks.mutate({ id, track_ids })));
    void notify(
      t(':count track removed from :name|:count tracks removed from :name', { count: changed, name }),
      {
        duration: 8_000,
        action: { label: t('Undo'), onPress: undo },
      },
    );
  };
  /** The song that stands at a place, null past the last one; undefined when it is gone. */
  const songAt = async (place: number) => (place < source.total ? (await source.load(place))?.id : null);
  /** The ids of each stretch, and what stood behind it. */
  const stretchesOf = async (ranges: readonly Range[], ids: readonly number[]) => {
    const stretches: { ids: readonly number[]; before: number | null }[] = [];
    let from = 0;
    for (const range of ranges) {
      const before = await songAt(range.to + 1);
      const to = from + lengthOf([range]);
      if (before !== undefined) stretches.push({ ids: ids.slice(from, to), before });
      from = to;
    }
    return stretches;
  };
  const arrange: Arrange = async (ranges, place) => {
    try {
      const ids = await idsOf(ranges);
      const before = await songAt(place);
      if (before === undefined) return false;
      const stretches = ranges.length > stretchesMax ? [] : await stretchesOf(ranges, ids);
      const answers = await moveTo(ids, before);
      if (answers.every(({ changed }) => changed === 0)) return false;
      await refresh();
      const putBack = async () => {
        for (const stretch of stretches) await moveTo(stretch.ids, stretch.before);
      };
      void notify(t(':count track moved|:count tracks moved', { count: ids.length }), {
        duration: 8_000,
        ...(stretches.length > 0 && { action: { label: t('Undo'), onPress: () => orSay(putBack()) } }),
      });
      return true;
    } catch (error) {
      showFailure(error);
      void refresh();
      return false;
    }
  };
  const isArranged = isCustom && playlist.abilities.arrange;

  const commandsOf: CommandsOf = (ranges, put) => {
    const first = ranges[0]?.from ?? 0;
    const last = ranges.at(-1)?.to ?? 0;
    const isWhole = (range: Range | undefined) => ranges.length === 1 && range !== undefined;
    const moves: (Command | false)[] = isArranged
      ? [
          first > 0 && {
            id: 'to-start',
            words: t('Move to the beginning'),
            icon: icon(ArrowUpToLine),
            run: () => void put(ranges, 0, true),
          },
          first > 0 && {
            id: 'up',
            words: t('Move up'),
            icon: icon(ArrowUp),
            shortcut: keyOf('Alt+↑'),
            run: () => void put(ranges, first - 1),
          },
          last < source.total - 1 && {
            id: 'down',
            words: t('Move down'),
            icon: icon(ArrowDown),
            shortcut: keyOf('Alt+↓'),
            run: () => void put(ranges, last + 2),
          },
          (last < source.total - 1 || !isWhole(ranges[0])) && {
            id: 'to-end',
            words: t('Move to the end'),
            icon: icon(ArrowDownToLine),
            run: () => void put(ranges, source.total, true),
          },
        ]
      : [];
    return [
      ...moves.filter((command) => command !== false),
      {
        id: removeCommand,
        words: t('Remove from playlist'),
        icon: icon(Trash2),
        shortcut: t('Del'),
        run: () => orSay(remove(ranges)),
      },
    ];
  };
  return { commandsOf, ...(isArranged && { arrange }) };
}
