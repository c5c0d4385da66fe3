import type { TrackSummary } from '@kantele/api/contract/tracks';
import { trpc } from '../../app/trpc.ts';
import { contextMax, type ListWish, listIds } from '../../catalogue/lists/list-ids.ts';
import type { PlayContext } from '../../catalogue/play-context.ts';
import { isPlayable } from '../../lib/words.ts';
import { usePlayer, usePlayerState } from '../hooks.ts';
import { startList } from './start-list.ts';

/**
 * What a page's list can do: start at a track, start or pause as a whole, start shuffled. With `list` the tracks are
 * only the beginning of a longer one, all of which plays.
 */
export function usePlay(tracks: readonly TrackSummary[], context: PlayContext, list?: ListWish) {
  const player = usePlayer();
  const { client } = trpc.useUtils();
  const shuffle = usePlayerState(({ queue }) => queue.shuffle);
  const current = usePlayerState(({ queue }) =>
    queue.current && queue.context?.path === context.path ? queue.current.trackId : null,
  );
  const first = tracks.findIndex(isPlayable);
  const start = (index: number) => {
    if (!list) return player.play(tracks, index, context);
    const all = async () => {
      const ids = await listIds(client, list, { most: contextMax });
      return { ids, index: ids.indexOf(tracks[index]?.id ?? -1) };
    };
    // Without the rest the first ones play on.
    startList(player, context, { tracks, index }, all).catch(() => {});
  };
  return {
    canPlay: first >= 0,
    /** Fetches the beginning of what `playAll` would play. */
    warmFirst: () => {
      const track = tracks[first];
      if (track) player.warm(track);
    },
    /** Plays from a track on, or pauses it when it is what plays. */
    playAt: (index: number) => {
      const track = tracks[index];
      if (!track) return;
      if (current === track.id) player.toggle();
      else start(index);
    },
    playAll: () => {
      if (current !== null) player.toggle();
      else if (first >= 0) start(first);
    },
    shuffleAll: () => {
      if (!shuffle) player.toggleShuffle();
      const playable = tracks.flatMap((track, index) => (isPlayable(track) ? [index] : []));
      const index = playable[Math.floor(Math.random() * playable.length)];
      if (index !== undefined) start(index);
    },
  };
}
