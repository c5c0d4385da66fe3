import { useT } from '../../../app/i18n.tsx';
import { useRun } from '../../../app/use-run.ts';
import { useUndoMessage } from './use-undo-message.ts';

interface DeletionCalls {
  remove: (ids: number[]) => Promise<{ undo_id: number }>;
  restore: (undoId: number) => Promise<unknown>;
  /** Reads anew what may have changed. */
  refresh: () => Promise<unknown>;
}

/** Deletes things, all of them or none; the message that says so takes it back. Answers whether it went well. */
export function useDeletion({ remove, restore, refresh }: DeletionCalls) {
  const t = useT();
  const { busy, run } = useRun();
  const sayUndo = useUndoMessage();
  const takeBack = async (undoId: number, count: number) => {
    const isBack = await run(() => restore(undoId), t('Restored|:count restored', { count }));
    if (isBack) await refresh();
  };
  return {
    busy,
    remove: (ids: number[], done: string) =>
      run(async () => {
        const { undo_id } = await remove(ids);
        sayUndo(done, () => takeBack(undo_id, ids.length));
        void refresh();
      }),
  };
}
export type Deletion = ReturnType<typeof useDeletion>;
