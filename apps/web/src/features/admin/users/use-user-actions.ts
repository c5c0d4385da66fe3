import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useRun } from '../../../app/use-run.ts';

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

/** Things done at once with accounts, all or none; each says whether it went well. */
export function useUserActions() {
  const t = useT();
  const refresh = useRefreshUsers();
  const { busy, run } = useRun();
  const unsuspending = trpc.users.unsuspend.useMutation();
  const resending = trpc.users.resendVerification.useMutation();
  const removing = trpc.users.remove.useMutation();

  const act = async (work: () => Promise<unknown>, done: string) => {
    const well = await run(work, done);
    if (well) void refresh();
    return well;
  };
  return {
    busy,
    unsuspend: (ids: number[]) =>
      act(
        () => unsuspending.mutateAsync({ ids }),
        t('Suspension ended|Suspension ended for :count people', { count: ids.length }),
      ),
    resend: (ids: number[]) => act(() => resending.mutateAsync({ ids }), t('Email sent')),
    remove: (ids: number[]) =>
      act(
        () => removing.mutateAsync({ ids }),
        t('Account deleted|:count accounts deleted', { count: ids.length }),
      ),
  };
}
