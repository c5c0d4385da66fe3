import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { contextMax, listIds, queueMax } from '../../catalogue/lists/list-ids.ts';
import type { CatalogueEntity } from '../../catalogue/menus/menu-store.ts';
import { contextOf } from '../../catalogue/play-context.ts';
import { reads } from '../../catalogue/reads.ts';
import type { Tracks } from '../../player/contract.ts';
import { usePlayer } from '../../player/hooks.ts';
import { startList } from '../../player/starting/start-list.ts';
import { useQueueing } from '../../player/starting/useQueueing.ts';

/** Playing and queueing what a menu is about; tracks of records and artists are fetched when they are wanted. */
export function useEntityPlayer(entity: CatalogueEntity) {
  const t = useT();
  const player = usePlayer();
  const queueing = useQueueing();
  const utils = trpc.useUtils();

  const tracksOf = async (): Promise<Tracks> => {
    switch (entity.kind) {
      case 'track':
        return [entity.track];
      case 'tracks':
        return entity.ids();
      case 'album':
        return (await utils.albums.get.ensureData({ id: entity.album.id })).album.tracks;
      case 'artist':
        return listIds(utils.client, { artist_id: entity.artist.id }, { most: queueMax });
    }
  };
  const start = async () => {
    switch (entity.kind) {
      case 'track':
        if (entity.play) entity.play();
        else player.play([entity.track], 0, contextOf.track(entity.track));
        return;
      case 'tracks':
        return entity.play();
      case 'album':
        return player.play(await tracksOf(), 0, contextOf.album(entity.album));
      case 'artist': {
        const { id } = entity.artist;
        const { pagination } = await utils.artists.tracks.ensureData(reads.artistTracks(id));
        const all = async () => ({
          ids: await listIds(utils.client, { artist_id: id }, { most: contextMax }),
          index: 0,
        });
        return startList(player, contextOf.artist(entity.artist), { tracks: pagination.data, index: 0 }, all);
      }
    }
  };
  const orSay = (work: Promise<unknown>) => {
    work.catch(() => void notify(t('There was an issue. Please try again.'), { tone: 'danger' }));
  };

  return {
    play: () => orSay(start()),
    playNext: () => orSay(tracksOf().then(queueing.playNext)),
    addToQueue: () => orSay(tracksOf().then(queueing.addToQueue)),
  };
}
