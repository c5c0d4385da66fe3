import { useT } from '../../../../app/i18n.tsx';
import { notify } from '../../../../app/notify.ts';
import { trpc } from '../../../../app/trpc.ts';
import { useRun } from '../../parts/use-run.ts';

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

/** Tracks into the trash and out of it, all of them or none; each answers whether it went well. */
export function useTrackTrash() {
  const t = useT();
  const { busy, run } = useRun();
  const refresh = useRefreshTracks();
  const trashing = trpc.tracks.trash.useMutation();
  const restoring = trpc.tracks.restore.useMutation();
  const act = async (work: () => Promise<unknown>, done?: string) => {
    const isDone = await run(work, done);
    if (isDone) await refresh();
    return isDone;
  };
  const restore = (ids: number[]) =>
    act(() => restoring.mutateAsync({ ids }), t('Restored|:count restored', { count: ids.length }));
  return {
    busy,
    restore,
    /** To the trash, where they stay for thirty days; the message takes it back. */
    trash: async (ids: number[]) => {
      const isDone = await act(() => trashing.mutateAsync({ ids }));
      if (isDone) {
        void notify(t('Moved to the trash|:count moved to the trash', { count: ids.length }), {
          duration: 8_000,
          action: { label: t('Undo'), onPress: () => void restore(ids) },
        });
      }
      return isDone;
    },
  };
}
