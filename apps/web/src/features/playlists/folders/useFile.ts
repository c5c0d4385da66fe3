import type { PlaylistFolder } from '@kantele/api/contract/playlist-folders';
import type { PlaylistSummary } from '@kantele/api/contract/playlists';
import { useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '../../../app/failure.ts';
import { useT } from '../../../app/i18n.tsx';
import { notify } from '../../../app/notify.ts';
import { trpc } from '../../../app/trpc.ts';
import { isOfPlaylists } from '../../../catalogue/playlists/playlist-queries.ts';

type Named = Pick<PlaylistSummary, 'id' | 'name'>;

/** Keeps a playlist in a folder, a new one or none, and says so with a way back. */
export function useFile() {
  const t = useT();
  const showFailure = useShowFailure();
  const queryClient = useQueryClient();
  const { playlistFolders } = trpc.useUtils().client;
  const changed = () => void queryClient.invalidateQueries({ predicate: isOfPlaylists });
  const whereIs = async ({ id }: Named) => (await playlistFolders.of.query({ id })).folder_id;
  const tell = (words: string, { id }: Named, before: number | null) => {
    changed();
    const onPress = () =>
      void playlistFolders.file.mutate({ id, folder_id: before }).then(changed).catch(showFailure);
    void notify(words, { action: { label: t('Undo'), onPress } });
  };
  return {
    file: async (playlist: Named, folder: Pick<PlaylistFolder, 'id' | 'name'> | null) => {
      const before = await whereIs(playlist);
      if (before === (folder?.id ?? null)) return;
      await playlistFolders.file.mutate({ id: playlist.id, folder_id: folder?.id ?? null });
      const { name } = playlist;
      const words = folder
        ? t(':name is in :folder now', { name, folder: folder.name })
        : t(':name is in no folder now', { name });
      tell(words, playlist, before);
    },
    fileInNew: async (playlist: Named, name: string) => {
      const before = await whereIs(playlist);
      const { folder } = await playlistFolders.create.mutate({ name, playlist_ids: [playlist.id] });
      tell(t(':name is in :folder now', { name: playlist.name, folder: folder.name }), playlist, before);
    },
  };
}
