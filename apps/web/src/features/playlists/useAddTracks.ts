import type { PlaylistSummary } from '@kantele/api/contract/playlists';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { inPortions, queueMax } from '../../catalogue/lists/list-ids.ts';
import { isOfPlaylists } from '../../catalogue/playlists/playlist-queries.ts';
import { kinds } from '../../catalogue/registry.ts';

type Named = Pick<PlaylistSummary, 'id' | 'name' | 'slug'>;

/** Puts tracks into a playlist of one's own, or into a new one, and says so with a way there. */
export function useAddTracks() {
  const t = useT();
  const router = useRouter();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { client } = trpc.useUtils();
  const refresh = () => queryClient.invalidateQueries({ predicate: isOfPlaylists });
  /** Says what was done, with a way there and one back. */
  const tell = (words: string, playlist: Named, takeBack?: () => Promise<unknown>) => {
    void refresh();
    const show = { label: t('Show'), onPress: () => void router.navigate(kinds.playlist.link(playlist)) };
    if (!takeBack) return void notify(words, { action: show });
    const undo = () => void takeBack().catch(showFailure).finally(refresh);
    void notify(words, { duration: 8_000, action: [show, { label: t('Undo'), onPress: undo }] });
  };
  const addTo = (id: number, trackIds: readonly number[]) =>
    inPortions(trackIds, (track_ids) => client.playlists.add.mutate({ id, track_ids }));
  return {
    add: async (playlist: Named, trackIds: readonly number[]) => {
      const { id, name } = playlist;
      const added = (await addTo(id, trackIds)).flatMap(({ added_ids }) => added_ids);
      if (added.length === 0) return tell(t('Already in :name', { name }), playlist);
      tell(t('Added to :name', { name }), playlist, () =>
        inPortions(added, (track_ids) => client.playlists.removeTracks.mutate({ id, track_ids })),
      );
    },
    addToNew: async (name: string, trackIds: readonly number[]) => {
      const track_ids = trackIds.slice(0, queueMax);
      const { playlist } = await client.playlists.create.mutate({ name, track_ids });
      const { id } = playlist;
      await addTo(id, trackIds.slice(queueMax));
      tell(t('Added to :name', { name: playlist.name }), playlist, () =>
        client.playlists.delete.mutate({ id }),
      );
    },
  };
}
