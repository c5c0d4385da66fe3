import { useRouter } from '@tanstack/react-router';
import { rememberWorkspace, setActiveWorkspace } from './active-workspace.ts';
import { useAdoptSession } from './session.ts';

/** Places whose pages are about things of one workspace: after a change one begins at their first page. */
const ofWorkspace = /^\/backstage(\/|$)/;

/** Changes what one works for, without leaving the page where that makes sense; the music goes on. */
export function useSwitchWorkspace() {
  const adopt = useAdoptSession();
  const router = useRouter();
  /**
   * @param id of a workspace one is in, 0 for oneself; null: the one the browser remembers, if one still is in it
   * @param to where it leads, or what finds that out for the workspace
   */
  return async (id: number | null, to?: string | (() => Promise<string>)): Promise<void> => {
    setActiveWorkspace(id);
    if (id !== null) rememberWorkspace(id);
    const [next, href] = await Promise.all([
      router.options.context.client.settings.bootstrap.query({}),
      typeof to === 'function' ? to() : to,
    ]);
    rememberWorkspace(next.workspace_id);
    const here = router.latestLocation;
    await adopt(next, href ?? (ofWorkspace.test(here.pathname) ? '/backstage' : here.publicHref));
  };
}
