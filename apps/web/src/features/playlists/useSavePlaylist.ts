import type { Playlist } from '@kantele/api/contract/playlists';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { trpc } from '../../app/trpc.ts';
import { isOfPlaylists } from '../../catalogue/playlists/playlist-queries.ts';
import { kinds } from '../../catalogue/registry.ts';

type Change = Partial<Pick<Playlist, 'name' | 'description' | 'visibility'>>;

/** Changes what a playlist says of itself, and goes along when its address has another name then. @throws what the call throws */
export function useSavePlaylist({ id, slug }: Pick<Playlist, 'id' | 'slug'>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { client } = trpc.useUtils();
  return async (change: Change): Promise<void> => {
    const { playlist } = await client.playlists.update.mutate({ id, ...change });
    await queryClient.invalidateQueries({ predicate: isOfPlaylists });
    if (playlist.slug !== slug) await navigate({ ...kinds.playlist.link(playlist), replace: true });
  };
}
