import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { useRefreshLibrary } from './use-library.ts';

/** Things done with folders and their files by one press; each says whether it went well. */
export function useLibraryActions() {
  const t = useT();
  const refresh = useRefreshLibrary();
  const { busy, run } = useRun();
  const starting = trpc.imports.startLibrary.useMutation();
  const stopping = trpc.imports.cancel.useMutation();
  const retrying = trpc.imports.retry.useMutation();
  const confirming = trpc.imports.confirmMissing.useMutation();
  const forgetting = trpc.imports.deleteLibrary.useMutation();
  const analysing = trpc.streaming.analyseAgain.useMutation();

  const act = async (work: () => Promise<unknown>, done: string) => {
    const well = await run(work, done);
    // What could not be done may be over already: the page says how it is.
    void refresh();
    return well;
  };
  return {
    busy,
    start: (id: number) => act(() => starting.mutateAsync({ id }), t('Import started')),
    stop: (importId: number) => act(() => stopping.mutateAsync({ id: importId }), t('Import stopping')),
    retry: (id: number, only: { kind?: string; path?: string } = {}) =>
      act(() => retrying.mutateAsync({ id, ...only }), t('The files are read again')),
    confirm: (importId: number) =>
      act(() => confirming.mutateAsync({ id: importId }), t('Missing files confirmed')),
    forget: (id: number) =>
      act(() => forgetting.mutateAsync({ id, confirm: true }), t('Folder removed from the library')),
    analyse: (what: { track_id?: number; state?: 'failed' | 'damaged' }) =>
      act(() => analysing.mutateAsync(what), t('The files are analysed again')),
  };
}
