import { trpc } from '../../../../app/trpc.ts';

/** What is read anew when tags have changed. */
export function useRefreshTags() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.tags.invalidate(), utils.albums.invalidate(), utils.tracks.invalidate()]);
}

/** What is done with tags; what goes wrong is thrown. */
export function useTagActions() {
  const refresh = useRefreshTags();
  const merging = trpc.tags.merge.useMutation();
  const removing = trpc.tags.deleteMany.useMutation();
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
