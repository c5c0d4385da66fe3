import type { TrackSummary } from '@kantele/api/contract/tracks';
import { unavailableReason } from '../../lib/words.ts';
import { type PlayContext, usePlayer, usePlayerState } from '../../player/index.ts';

/** What a page's list can do: start at a track, start or pause as a whole, start shuffled. */
export function usePlay(tracks: readonly TrackSummary[], context: PlayContext) {
  const player = usePlayer();
  const shuffle = usePlayerState(({ queue }) => queue.shuffle);
  const current = usePlayerState(({ queue }) =>
    queue.current && queue.context?.path === context.path ? queue.current.track.id : null,
  );
  const first = tracks.findIndex(({ status }) => unavailableReason(status) === null);
  return {
    canPlay: first >= 0,
    /** Plays from a track on, or pauses it when it is what plays. */
    playAt: (index: number) => {
      const track = tracks[index];
      if (!track) return;
      if (current === track.id) player.toggle();
      else player.play(tracks, index, context);
    },
    playAll: () => {
      if (current !== null) player.toggle();
      else if (first >= 0) player.play(tracks, first, context);
    },
    shuffleAll: () => {
      if (!shuffle) player.toggleShuffle();
      const playable = tracks.flatMap(({ status }, index) =>
        unavailableReason(status) === null ? [index] : [],
      );
      const index = playable[Math.floor(Math.random() * playable.length)];
      if (index !== undefined) player.play(tracks, index, context);
    },
  };
}
