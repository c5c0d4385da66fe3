import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { useRun } from '../../app/use-run.ts';

/** Reads again what lists, sheets and the room say of files. */
export function useRefreshFiles() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.files.invalidate(), utils.uploads.rules.invalidate()]);
}

/** What is done with files; each says how it ended and answers whether it went well. */
export function useFileActions() {
  const t = useT();
  const { busy, run } = useRun();
  const refresh = useRefreshFiles();
  const deleting = trpc.files.delete.useMutation();
  const restoring = trpc.files.restore.useMutation();
  const act = async (work: () => Promise<unknown>, done: string) => {
    const isDone = await run(work, done);
    if (isDone) void refresh();
    return isDone;
  };
  return {
    busy,
    trash: (entryIds: number[]) =>
      act(
        () => deleting.mutateAsync({ entryIds }),
        t('Moved to the trash|:count moved to the trash', { count: entryIds.length }),
      ),
    restore: (entryIds: number[]) =>
      act(
        () => restoring.mutateAsync({ entryIds }),
        t('Restored|:count restored', { count: entryIds.length }),
      ),
    deleteForever: (entryIds: number[]) =>
      act(
        () => deleting.mutateAsync({ entryIds, deleteForever: true }),
        t('Deleted for good|:count deleted for good', { count: entryIds.length }),
      ),
  };
}
