import { useState } from 'react';
import { useShowFailure } from '../../app/failure.ts';
import { useT } from '../../app/i18n.tsx';
import { notify } from '../../app/notify.ts';
import { trpc } from '../../app/trpc.ts';
import { errorOf } from '../../lib/api-error.ts';
import { useOpenTeam } from './use-open-team.ts';

/** Joins or declines an invitation, wherever it is shown: afterwards one works for what one has joined. */
export function useAnswer() {
  const t = useT();
  const utils = trpc.useUtils();
  const showFailure = useShowFailure();
  const openTeam = useOpenTeam();
  const joining = trpc.workspaces.join.useMutation();
  const declining = trpc.workspaces.decline.useMutation();
  const [busy, setBusy] = useState(false);
  const refresh = () =>
    Promise.all([
      utils.workspaces.list.invalidate(),
      utils.workspaces.invitations.invalidate(),
      utils.notifications.invalidate(),
    ]);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (errorOf(error).status !== 404) showFailure(error);
      else void notify(t('This invite is no longer valid'), { tone: 'danger' });
      await refresh();
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    join: (inviteId: string, opens = false) =>
      run(async () => {
        const { workspace } = await joining.mutateAsync({ inviteId });
        await openTeam(workspace.id, opens);
        await refresh();
        void notify(t('Joined workspace'));
      }),
    decline: (inviteId: string, then?: () => Promise<void>) =>
      run(async () => {
        await declining.mutateAsync({ inviteId });
        await then?.();
        await refresh();
        void notify(t('Declined workspace invitation'));
      }),
  };
}
