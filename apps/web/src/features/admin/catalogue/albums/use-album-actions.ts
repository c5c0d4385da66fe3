import type { AppRouter } from '@kantele/api/router';
import type { inferRouterInputs } from '@trpc/server';
import { useT } from '../../../../app/i18n.tsx';
import { notify } from '../../../../app/notify.ts';
import { trpc } from '../../../../app/trpc.ts';
import { useRun } from '../../parts/use-run.ts';

type Update = Omit<inferRouterInputs<AppRouter>['albums']['updateMany'], 'ids'>;

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

/** What is done with albums, with all of them or none; each answers whether it went well. */
export function useAlbumActions() {
  const t = useT();
  const { busy, run } = useRun();
  const refresh = useRefreshAlbums();
  const trashing = trpc.albums.trash.useMutation();
  const restoring = trpc.albums.restore.useMutation();
  const updating = trpc.albums.updateMany.useMutation();
  const act = async (work: () => Promise<unknown>, done?: string) => {
    const isDone = await run(work, done);
    if (isDone) void refresh();
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
    update: (ids: number[], change: Update) =>
      act(() => updating.mutateAsync({ ids, ...change }), t('Changes saved')),
  };
}
