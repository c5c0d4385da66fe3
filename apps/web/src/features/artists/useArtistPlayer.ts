import type { ArtistSummary } from '@kantele/api/contract/artists';
import { usePlayer } from '../../player/index.ts';
import { useT } from '../../shell/i18n.tsx';
import { notify } from '../../shell/notify.ts';
import { trpc } from '../../shell/trpc.ts';
import { contextOf } from '../playback/contexts.ts';
import { contextMax, listIds } from '../playback/list-ids.ts';
import { startList } from '../playback/start-list.ts';
import { useContextState } from '../playback/useContextState.ts';
import { reads } from '../reads.ts';

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
