import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useBoot } from '../app/boot.tsx';
import { useT } from '../app/i18n.tsx';
import { notify } from '../app/notify.ts';
import { useSessionLost } from '../app/session.ts';
import { mustVerifyEmail } from '../app/settings.ts';
import { useSwitchWorkspace } from '../app/use-switch-workspace.ts';
import { errorOf } from '../lib/api-error.ts';

/**
 * Notices by any refused call that the session has ended and leads to the sign-in page.
 * Also notices that an email address has to be confirmed from now on, and that one left the workspace, or chose another in
 * another tab.
 */
export default function SessionWatch() {
  const t = useT();
  const { data, replace } = useBoot();
  const { client } = useRouter().options.context;
  const queryClient = useQueryClient();
  const lost = useSessionLost();
  // Who must confirm an address first is told so by many calls, and sees nothing else already.
  const watched = data.user !== null && !mustVerifyEmail(data);

  const switchTo = useSwitchWorkspace();
  const checkWorkspace = useEffectEvent(async () => {
    const before = data.workspace_id;
    await switchTo(null);
    void notify(t('The workspace has changed.'), before === 0 ? {} : { tone: 'danger' });
  });
  // Who signs in or out meanwhile knows better: answers to the session that was left say nothing of the next one.
  const isStill = useEffectEvent(
    (before: BootstrapData) => data === before && queryClient.isMutating() === 0,
  );
  const check = useEffectEvent(async () => {
    const next = await client.settings.bootstrap.query({});
    if (!isStill(data)) return;
    if (next.user) return replace({ ...next, themes: data.themes });
    void notify(t('Your session has ended. Sign in again.'), { tone: 'danger' });
    await lost(next);
  });

  useEffect(() => {
    if (!watched) return;
    let checking = false;
    const look = (error: unknown) => {
      const { status, code } = errorOf(error);
      const elsewhere = code === 'workspace_forbidden';
      // What is being changed may be who is signed in; a change that is refused says so itself.
      if (queryClient.isMutating() > 0) return;
      if (checking || (status !== 401 && code !== 'email_unverified' && !elsewhere)) return;
      checking = true;
      (elsewhere ? checkWorkspace() : check())
        // Not reachable: the failed call has said so already.
        .catch(() => {})
        .finally(() => {
          checking = false;
        });
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [watched, queryClient]);
  return null;
}
