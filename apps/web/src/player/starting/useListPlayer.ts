import { trpc } from '../../app/trpc.ts';
import { contextMax, type ListWish, listIds, queueMax } from '../../catalogue/lists/list-ids.ts';
import type { Range } from '../../catalogue/lists/selection.ts';
import type { TrackSource } from '../../catalogue/lists/track-source.ts';
import type { PlayContext } from '../../catalogue/play-context.ts';
import { isPlayable } from '../../lib/words.ts';
import { usePlayer, usePlayerState } from '../hooks.ts';
import { startList } from './start-list.ts';
import { useQueueing } from './useQueueing.ts';
import { useSayFailed } from './useSayFailed.ts';

/**
 * What the rows of a list can do, loaded or not: play from one on, and play or queue the chosen ones. With `longer` a
 * list that is there as a whole is the beginning of that one.
 */
export function useListPlayer(source: TrackSource, context: PlayContext, longer?: ListWish) {
  const sayFailed = useSayFailed();
  const player = usePlayer();
  const queueing = useQueueing();
  const { client } = trpc.useUtils();
  const shuffle = usePlayerState(({ queue }) => queue.shuffle);
  const current = usePlayerState(({ queue }) =>
    queue.current && queue.context?.path === context.path ? queue.current.trackId : null,
  );
  const orSay = (work: Promise<unknown>) => void work.catch(sayFailed);
  const start = async (index: number) => {
    const track = source.get(index) ?? (await source.load(index));
    if (!track || !isPlayable(track)) return;
    if (source.all && longer) {
      const known = { tracks: source.all, index };
      await startList(player, context, known, async () => {
        const ids = await listIds(client, longer, { most: contextMax });
        return { ids, index: ids.indexOf(track.id) };
      });
    } else if (source.all) player.play(source.all, index, context);
    else {
      const all = () => source.around(index, contextMax);
      await startList(player, context, { tracks: [track], index: 0 }, all);
    }
  };
  return {
    /** Plays from a row on, or pauses it when it is what plays. */
    playAt(index: number) {
      const id = source.get(index)?.id;
      if (id !== undefined && id === current) player.toggle();
      else orSay(start(index));
    },
    playAll() {
      if (current !== null) player.toggle();
      else orSay(start(0));
    },
    shuffleAll() {
      if (!shuffle) player.toggleShuffle();
      orSay(start(Math.floor(Math.random() * source.total)));
    },
    playRanges(ranges: readonly Range[]) {
      orSay(source.idsOf(ranges, contextMax).then((ids) => player.play(ids, 0, { ...context })));
    },
    playNext: (ranges: readonly Range[]) =>
      orSay(source.idsOf(ranges, queueMax).then((ids) => queueing.playNext(ids))),
    addToQueue: (ranges: readonly Range[]) =>
      orSay(source.idsOf(ranges, queueMax).then((ids) => queueing.addToQueue(ids))),
  };
}
