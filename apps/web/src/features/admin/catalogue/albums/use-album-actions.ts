import { trpc } from '../../../../app/trpc.ts';
import { useTrash } from '../use-trash.ts';

/** What is read anew when albums have changed. */
export function useRefreshAlbums() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.albums.invalidate(),
      utils.tracks.invalidate(),
      utils.genres.invalidate(),
      utils.backstage.releases.invalidate(),
    ]);
}

/** Albums into the trash with their tracks, out of it and away. */
export function useAlbumTrash() {
  const trashing = trpc.albums.trash.useMutation();
  const restoring = trpc.albums.restore.useMutation();
  const removing = trpc.albums.deleteMany.useMutation();
  return useTrash({
    trash: (ids) => trashing.mutateAsync({ ids }),
    restore: (ids) => restoring.mutateAsync({ ids }),
    remove: (ids) => removing.mutateAsync({ ids }),
    refresh: useRefreshAlbums(),
  });
}
