import type { Playlist } from '@kantele/api/contract/playlists';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, Trash2 } from 'lucide-react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { queueMax } from '../../catalogue/lists/list-ids.ts';
import type { Range } from '../../catalogue/lists/selection.ts';
import type { TrackSource } from '../../catalogue/lists/track-source.ts';
import { icon } from '../../catalogue/menus/groups.tsx';
import type { Command } from '../../catalogue/menus/menu-store.ts';
import { isOfPlaylists } from '../../catalogue/playlists/playlist-queries.ts';
import { type CommandsOf, removeCommand } from '../tracks/list/list-commands.ts';

/** What can be done with places of a playlist; they move where it stands in its own order. */
export function usePlaces(playlist: Playlist, source: TrackSource, isCustom: boolean): CommandsOf {
  const t = useT();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { client } = trpc.useUtils();
  const { id, name } = playlist;
  const refresh = () => queryClient.invalidateQueries({ predicate: isOfPlaylists });
  const orSay = (work: Promise<unknown>) => void work.catch(showFailure).finally(refresh);
  const idsOf = (ranges: readonly Range[]) => source.idsOf(ranges, queueMax);

  const remove = async (ranges: readonly Range[]) => {
    const track_ids = await idsOf(ranges);
    const { changed } = await client.playlists.removeTracks.mutate({ id, track_ids });
    const undo = () => orSay(client.playlists.restoreTracks.mutate({ id, track_ids }));
    void notify(
      t(':count track removed from :name|:count tracks removed from :name', { count: changed, name }),
      {
        duration: 8_000,
        action: { label: t('Undo'), onPress: undo },
      },
    );
  };
  /** In front of the row at a place; behind all others past the last one. */
  const move = async (ranges: readonly Range[], place: number) => {
    const track_ids = await idsOf(ranges);
    const before = place < source.total ? (await source.load(place))?.id : null;
    if (before !== undefined) await client.playlists.move.mutate({ id, track_ids, before });
  };

  return (ranges) => {
    const first = ranges[0]?.from ?? 0;
    const last = ranges.at(-1)?.to ?? 0;
    const isWhole = (range: Range | undefined) => ranges.length === 1 && range !== undefined;
    const moves: (Command | false)[] =
      isCustom && playlist.abilities.arrange
        ? [
            first > 0 && {
              id: 'to-start',
              words: t('Move to the beginning'),
              icon: icon(ArrowUpToLine),
              run: () => orSay(move(ranges, 0)),
            },
            first > 0 && {
              id: 'up',
              words: t('Move up'),
              icon: icon(ArrowUp),
              run: () => orSay(move(ranges, first - 1)),
            },
            last < source.total - 1 && {
              id: 'down',
              words: t('Move down'),
              icon: icon(ArrowDown),
              run: () => orSay(move(ranges, last + 2)),
            },
            (last < source.total - 1 || !isWhole(ranges[0])) && {
              id: 'to-end',
              words: t('Move to the end'),
              icon: icon(ArrowDownToLine),
              run: () => orSay(move(ranges, source.total)),
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
}
