import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useBoot } from '../app/boot.tsx';
import { useT } from '../app/i18n.tsx';
import { notify } from '../app/notify.ts';
import { useAdoptSession, useSessionLost } from '../app/session.ts';
import { mustVerifyEmail } from '../app/settings.ts';
import { useSwitchWorkspace } from '../app/use-switch-workspace.ts';
import { errorOf } from '../lib/api-error.ts';
import { hearTabs } from '../lib/tabs.ts';

/**
 * Notices by any refused call, or from another tab, that the session has ended and leads to the sign-in page; also that
 * somebody else is signed in now.
 * Also notices that an email address has to be confirmed from now on, and that one left the workspace, or chose another in
 * another tab.
 */
export default function SessionWatch() {
  const t = useT();
  const { data, replace } = useBoot();
  const router = useRouter();
  const { client } = router.options.context;
  const queryClient = useQueryClient();
  const adopt = useAdoptSession();
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
    if (next.user && next.user.id !== data.user?.id) return adopt(next, router.latestLocation.publicHref);
    if (next.user) return replace({ ...next, themes: data.themes });
    void notify(t('Your session has ended. Sign in again.'), { tone: 'danger' });
    await lost(next);
  });

  useEffect(() => {
    if (!watched) return;
    let checking = false;
    // Told by another tab while this one was still asking.
    let again = false;
    const run = (work: () => Promise<void>) => {
      // What is being changed may be who is signed in; a change that is refused says so itself.
      if (checking || queryClient.isMutating() > 0) return;
      checking = true;
      work()
        // Not reachable: the failed call has said so already.
        .catch(() => {})
        .finally(() => {
          checking = false;
          if (!again) return;
          again = false;
          run(check);
        });
    };
    const look = (error: unknown) => {
      const { status, code } = errorOf(error);
      if (code === 'workspace_forbidden') run(checkWorkspace);
      else if (status === 401 || code === 'email_unverified') run(check);
    };
    const stops = [
      hearTabs(({ kind }) => {
        if (kind !== 'session') return;
        if (checking) again = true;
        else run(check);
      }),
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
