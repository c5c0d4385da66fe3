import { trpc } from '../../../../app/trpc.ts';

/** What is read anew when genres have changed. */
export function useRefreshGenres() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.genres.invalidate(), utils.albums.invalidate(), utils.tracks.invalidate()]);
}

/** What is done with genres; what goes wrong is thrown. */
export function useGenreActions() {
  const refresh = useRefreshGenres();
  const merging = trpc.genres.merge.useMutation();
  const removing = trpc.genres.deleteMany.useMutation();
  return {
    merge: async (ids: number[], into_id: number) => {
      await merging.mutateAsync({ ids, into_id });
      void refresh();
    },
    remove: async (ids: number[]) => {
      await removing.mutateAsync({ ids });
      void refresh();
    },
  };
}
