import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';
import { inBulk } from '../../../catalogue/lists/in-bulk.ts';

/** What is read anew when accounts have changed. */
export function useRefreshUsers() {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.users.list.invalidate(),
      utils.users.get.invalidate(),
      utils.roles.list.invalidate(),
      utils.roles.members.invalidate(),
      utils.audit.invalidate(),
    ]);
  };
}

/** Things done at once with accounts; each says whether it went well. */
export function useUserActions() {
  const t = useT();
  const refresh = useRefreshUsers();
  const { busy, run } = useRun();
  const unsuspending = trpc.users.unsuspend.useMutation();
  const resending = trpc.users.resendVerification.useMutation();
  const removing = trpc.users.remove.useMutation();

  const act = async (work: () => Promise<unknown>, done: string) => {
    const well = await run(work, done);
    // Of many some may be done.
    void refresh();
    return well;
  };
  return {
    busy,
    unsuspend: (ids: number[]) =>
      act(
        () => inBulk(ids, (portion) => unsuspending.mutateAsync({ ids: portion })),
        t('Suspension ended|Suspension ended for :count people', { count: ids.length }),
      ),
    resend: (ids: number[]) =>
      act(() => inBulk(ids, (portion) => resending.mutateAsync({ ids: portion })), t('Email sent')),
    remove: (ids: number[]) =>
      act(
        () => inBulk(ids, (portion) => removing.mutateAsync({ ids: portion })),
        t('Account deleted|:count accounts deleted', { count: ids.length }),
      ),
  };
}
