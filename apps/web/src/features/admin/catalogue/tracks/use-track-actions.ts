import { trpc } from '../../../../app/trpc.ts';
import { useTrash } from '../use-trash.ts';

/** What is read anew when tracks have changed. */
export function useRefreshTracks() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.tracks.invalidate(),
      utils.albums.invalidate(),
      utils.genres.invalidate(),
      utils.tags.invalidate(),
      utils.backstage.release.invalidate(),
      utils.backstage.releases.invalidate(),
    ]);
}

/** Tracks into the trash, out of it and away. */
export function useTrackTrash() {
  const trashing = trpc.tracks.trash.useMutation();
  const restoring = trpc.tracks.restore.useMutation();
  const removing = trpc.tracks.deleteMany.useMutation();
  return useTrash({
    trash: (ids) => trashing.mutateAsync({ ids }),
    restore: (ids) => restoring.mutateAsync({ ids }),
    remove: (ids) => removing.mutateAsync({ ids }),
    refresh: useRefreshTracks(),
  });
}
