import type { ArtistSummary } from '@kantele/api/contract/artists';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { contextMax, listIds } from '../../catalogue/lists/list-ids.ts';
import { contextOf } from '../../catalogue/play-context.ts';
import { reads } from '../../catalogue/reads.ts';
import { usePlayer } from '../../player/hooks.ts';
import { startList } from '../../player/starting/start-list.ts';
import { useContextState } from '../../player/starting/useContextState.ts';

/** Plays an artist's most played tracks, fetched when they are wanted. */
export function useArtistPlayer(artist: ArtistSummary) {
  const t = useT();
  const player = usePlayer();
  const utils = trpc.useUtils();
  const context = contextOf.artist(artist);
  const state = useContextState(context.path);
  const press = async () => {
    if (state) return player.toggle();
    try {
      const { pagination } = await utils.artists.tracks.ensureData(reads.artistTracks(artist.id));
      const all = async () => ({
        ids: await listIds(utils.client, { artist_id: artist.id }, { most: contextMax }),
        index: 0,
      });
      await startList(player, context, { tracks: pagination.data, index: 0 }, all);
    } catch {
      void notify(t('There was an issue. Please try again.'), { tone: 'danger' });
    }
  };
  return { state, press: () => void press() };
}
