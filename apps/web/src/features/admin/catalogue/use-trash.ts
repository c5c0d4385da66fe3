import { useT } from '../../../app/i18n.tsx';
import { useRun } from '../../../app/use-run.ts';
import { inBulk } from '../../../catalogue/lists/in-bulk.ts';
import { useUndoMessage } from '../parts/use-undo-message.ts';

interface TrashCalls {
  trash: (ids: number[]) => Promise<unknown>;
  restore: (ids: number[]) => Promise<unknown>;
  /** From the trash, for good. */
  remove: (ids: number[]) => Promise<unknown>;
  /** Reads anew what may have changed. */
  refresh: () => Promise<unknown>;
}

/** Things into the trash, out of it and away; each answers whether it went well. */
export function useTrash({ trash, restore, remove, refresh }: TrashCalls) {
  const t = useT();
  const { busy, run } = useRun();
  const sayUndo = useUndoMessage();
  const act = async (work: () => Promise<unknown>, done?: string) => {
    const isDone = await run(work, done);
    // Of many some may be done.
    await refresh();
    return isDone;
  };
  const back = (ids: number[]) =>
    act(() => inBulk(ids, restore), t('Restored|:count restored', { count: ids.length }));
  return {
    busy,
    restore: back,
    remove: (ids: number[]) =>
      act(() => inBulk(ids, remove), t('Deleted for good|:count deleted for good', { count: ids.length })),
    /** To the trash, where they stay for thirty days; the message takes it back. */
    trash: async (ids: number[]) => {
      const isDone = await act(() => inBulk(ids, trash));
      if (isDone) {
        sayUndo(t('Moved to the trash|:count moved to the trash', { count: ids.length }), () => back(ids));
      }
      return isDone;
    },
  };
}
