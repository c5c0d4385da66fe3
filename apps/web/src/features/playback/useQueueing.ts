import { type Tracks, usePlayer } from '../../player/index.ts';
import { useT } from '../../shell/i18n.tsx';
import { notify } from '../../shell/notify.ts';

/** Puts tracks into the queue and says so. */
export function useQueueing() {
  const t = useT();
  const player = usePlayer();
  return {
    playNext(tracks: Tracks) {
      const count = tracks.length;
      if (count === 0) return;
      player.playNext(tracks);
      void notify(
        count === 1 ? t('Plays next') : t(':count song plays next|:count songs play next', { count }),
      );
    },
    addToQueue(tracks: Tracks) {
      const count = tracks.length;
      if (count === 0) return;
      player.addToQueue(tracks);
      void notify(
        count === 1
          ? t('Added to queue')
          : t(':count song added to queue|:count songs added to queue', { count }),
      );
    },
  };
}
