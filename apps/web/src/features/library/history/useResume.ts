import type { HistoryEntry } from '@kantele/api/contract/plays';
import { trpc } from '../../../app/trpc.ts';
import { kinds } from '../../../catalogue/registry.ts';
import { usePlayer, usePlayerState } from '../../../player/hooks.ts';
import { useSayFailed } from '../../../player/starting/useSayFailed.ts';

/** Goes on where an entry of the history was: in its album from its song on, or with the song alone. */
export function useResume() {
  const utils = trpc.useUtils();
  const player = usePlayer();
  const sayFailed = useSayFailed();
  const current = usePlayerState(({ queue }) => queue.current?.trackId ?? null);
  return ({ track, context }: HistoryEntry) => {
    if (!track) return;
    if (track.id === current) return player.toggle();
    const alone = () => player.play([track], 0, kinds.track.plays.context(track));
    if (context?.type !== 'album' || context.id === null) return alone();
    utils.albums.get
      .fetch({ id: context.id })
      .then(({ album }) => {
        const index = album.tracks.findIndex(({ id }) => id === track.id);
        if (index < 0) alone();
        else player.play(album.tracks, index, kinds.album.plays.context(album));
      })
      // Its album may be gone.
      .catch(alone)
      .catch(sayFailed);
  };
}
