import type { BootstrapData } from '@kantele/api/contract/bootstrap';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { loginPath } from '../lib/safe-redirect-path.ts';
import { tellTabs } from '../lib/tabs.ts';
import { isAppearanceEditorActive } from './appearance-editor.ts';
import { can, useBoot } from './boot.tsx';
import { useShowFailure } from './failure.ts';
import { afterSignIn } from './guards.ts';
import { useT } from './i18n.tsx';
import { notify } from './notify.ts';
import { onboarding } from './onboarding.ts';
import { trpc } from './trpc.ts';

/**
 * What follows every change of who is signed in: nothing read before counts any more. Data of the page on the screen
 * stay until the next one is there: it would request them again without the permission to see them.
 */
export function useAdoptSession() {
  const { data, replace } = useBoot();
  const router = useRouter();
  const queryClient = useQueryClient();
  return async (next: BootstrapData, href: string) => {
    const queries = queryClient.getQueryCache();
    const shown = new Set(queries.findAll({ type: 'active' }));
    queryClient.removeQueries({ type: 'inactive' });
    queryClient.getMutationCache().clear();
    replace(withThemeOf(next, data));
    if (next.user?.id !== data.user?.id) tellTabs({ kind: 'session' });
    await router.navigate({ href, replace: true });
    const stale = { predicate: (query: Query) => shown.has(query) };
    queryClient.removeQueries({ ...stale, type: 'inactive' });
    await queryClient.invalidateQueries(stale);
  };
}

/** After any answer that signs in: on to the page that was asked for, the chosen plan or the configured page. */
export function useSignedIn() {
  const adopt = useAdoptSession();
  const router = useRouter();
  return async (next: BootstrapData) => {
    const asked: Record<string, unknown> = { ...router.latestLocation.search };
    await adopt(next, afterSignIn(next, asked.redirect));
    onboarding.clear();
  };
}

/** Signs out. An admin who was signed in as another user returns to the own account and to the administration. */
export function useLogout() {
  const t = useT();
  const adopt = useAdoptSession();
  const showFailure = useShowFailure();
  const { mutateAsync, isPending } = trpc.auth.logout.useMutation();
  const logout = async (href = '/login') => {
    if (isAppearanceEditorActive()) {
      void notify(t("Can't logout while in appearance editor."), { tone: 'danger' });
      return;
    }
    try {
      const { bootstrapData } = await mutateAsync();
      const admin = bootstrapData.user !== null && can(bootstrapData, 'admin.access');
      await adopt(bootstrapData, bootstrapData.user ? (admin ? '/admin' : '/') : href);
    } catch (error) {
      showFailure(error);
    }
  };
  return { logout, isPending };
}

/** Reads bootstrap data again, e.g. in another language. */
export function useReloadBoot() {
  const { replace } = useBoot();
  const { client } = useRouter().options.context;
  return async () => replace(await client.settings.bootstrap.query({ active_theme: themeCookie() }));
}

/** Leads to the sign-in page and back to the page one is on. */
export function useSessionLost() {
  const adopt = useAdoptSession();
  const router = useRouter();
  return (next: BootstrapData) => adopt(next, loginPath(router.latestLocation.publicHref));
}

/** Answers of sign-in do not know the theme chosen on this device. */
function withThemeOf(next: BootstrapData, before: BootstrapData): BootstrapData {
  const { selectedThemeId } = before.themes;
  const known = next.themes.all.some(({ id }) => id === selectedThemeId);
  return known ? { ...next, themes: { ...next.themes, selectedThemeId } } : next;
}

function themeCookie(): string | undefined {
  return /(?:^|; )be-active-theme=([^;]+)/.exec(document.cookie)?.[1];
}
