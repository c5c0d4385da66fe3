import { useT } from '../../../app/i18n.tsx';
import { useRun } from '../../../app/use-run.ts';
import { inBulk } from '../../../catalogue/lists/in-bulk.ts';
import { useUndoMessage } from './use-undo-message.ts';

interface DeletionCalls<Undo> {
  /** Deletes what one request takes, all of it or none. */
  remove: (ids: number[]) => Promise<Undo>;
  /** @param undo what `remove` answered */
  restore: (undo: Undo) => Promise<unknown>;
  /** Reads anew what may have changed. */
  refresh: () => Promise<unknown>;
}

/**
 * Deletes things; the message that says so takes it back, also when not all of many requests went well.
 * Answers whether all did.
 */
export function useDeletion<Undo>({ remove, restore, refresh }: DeletionCalls<Undo>) {
  const t = useT();
  const { busy, run } = useRun();
  const sayUndo = useUndoMessage();
  const takeBack = async (undos: readonly Undo[], count: number) => {
    const work = async () => {
      for (const undo of undos) await restore(undo);
    };
    await run(work, t('Restored|:count restored', { count }));
    await refresh();
  };
  return {
    busy,
    /** @param done says that so many are deleted */
    remove: (ids: number[], done: (count: number) => string) =>
      run(async () => {
        const undos: Undo[] = [];
        let count = 0;
        try {
          await inBulk(ids, async (portion) => {
            undos.push(await remove(portion));
            count += portion.length;
          });
        } finally {
          if (count > 0) sayUndo(done(count), () => takeBack(undos, count));
          void refresh();
        }
      }),
  };
}
export type Deletion = ReturnType<typeof useDeletion>;
