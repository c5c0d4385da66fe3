import { useRouter } from '@tanstack/react-router';
import { useBoot, useCan } from '../../app/boot.tsx';
import { loginPath } from '../../lib/safe-redirect-path.ts';
import { openedMenu } from '../menus/menu-store.ts';

interface Kept {
  /** What is kept, for people. */
  name: string;
  ids: () => Promise<readonly number[]>;
  /** Gets the focus back. */
  home: HTMLElement;
}

/** Asks into which playlist tracks shall go; leads guests to the sign-in page. Null for those who may make none. */
export function useKeep(): ((kept: Kept) => void) | null {
  const { user } = useBoot().data;
  const mayKeep = useCan('playlists.create');
  const router = useRouter();
  if (user && !mayKeep) return null;
  return ({ name, ids, home }) => {
    if (user) openedMenu.set({ keeps: { name, ids }, home });
    else void router.navigate({ href: loginPath(router.latestLocation.publicHref) });
  };
}
