import { useT } from '../../../app/i18n.tsx';
import { useRun } from '../../../app/use-run.ts';
import { useUndoMessage } from '../parts/use-undo-message.ts';

interface TrashCalls {
  trash: (ids: number[]) => Promise<unknown>;
  restore: (ids: number[]) => Promise<unknown>;
  /** From the trash, for good. */
  remove: (ids: number[]) => Promise<unknown>;
  /** Reads anew what may have changed. */
  refresh: () => Promise<unknown>;
}

/** Things into the trash, out of it and away, all of them or none; each answers whether it went well. */
export function useTrash({ trash, restore, remove, refresh }: TrashCalls) {
  const t = useT();
  const { busy, run } = useRun();
  const sayUndo = useUndoMessage();
  const act = async (work: () => Promise<unknown>, done?: string) => {
    const isDone = await run(work, done);
    if (isDone) await refresh();
    return isDone;
  };
  const back = (ids: number[]) =>
    act(() => restore(ids), t('Restored|:count restored', { count: ids.length }));
  return {
    busy,
    restore: back,
    remove: (ids: number[]) =>
      act(() => remove(ids), t('Deleted for good|:count deleted for good', { count: ids.length })),
    /** To the trash, where they stay for thirty days; the message takes it back. */
    trash: async (ids: number[]) => {
      const isDone = await act(() => trash(ids));
      if (isDone) {
        sayUndo(t('Moved to the trash|:count moved to the trash', { count: ids.length }), () => back(ids));
      }
      return isDone;
    },
  };
}
