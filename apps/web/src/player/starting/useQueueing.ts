import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import type { Tracks } from '../../catalogue/lists/list-ids.ts';
import { usePlayer } from '../hooks.ts';

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
