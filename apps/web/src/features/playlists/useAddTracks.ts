import type { PlaylistSummary } from '@kantele/api/contract/playlists';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { isOfPlaylists } from '../../catalogue/playlists/playlist-queries.ts';
import { kinds } from '../../catalogue/registry.ts';

type Named = Pick<PlaylistSummary, 'id' | 'name' | 'slug'>;

/** Puts tracks into a playlist of one's own, or into a new one, and says so with a way there. */
export function useAddTracks() {
  const t = useT();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  const tell = (words: string, playlist: Named) => {
    void queryClient.invalidateQueries({ predicate: isOfPlaylists });
    const onPress = () => void router.navigate(kinds.playlist.link(playlist));
    void notify(words, { action: { label: t('Show'), onPress } });
  };
  return {
    add: async (playlist: Named, trackIds: readonly number[]) => {
      const { added } = await client.playlists.add.mutate({ id: playlist.id, track_ids: [...trackIds] });
      const { name } = playlist;
      tell(added > 0 ? t('Added to :name', { name }) : t('Already in :name', { name }), playlist);
    },
    addToNew: async (name: string, trackIds: readonly number[]) => {
      const { playlist } = await client.playlists.create.mutate({ name, track_ids: [...trackIds] });
      tell(t('Added to :name', { name: playlist.name }), playlist);
    },
  };
}
