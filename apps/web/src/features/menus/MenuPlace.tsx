import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart, prefetchCode } from '../../app/code.ts';
import { useIsLanding } from '../../app/start-page.ts';
import { WithProviders } from '../../app/WithProviders.tsx';
import { openedMenu } from '../../catalogue/menus/menu-store.ts';

const load = () => import('./OpenedMenu.tsx');
const OpenedMenu = lazyPart(load);
const none = () => null;

/** Where the menus of tracks, albums, artists and places in the queue open, once for all pages. */
export function MenuPlace() {
  const request = useSyncExternalStore(openedMenu.subscribe, openedMenu.get, none);
  const quiet = useIsLanding();
  useEffect(() => {
    if (!quiet) prefetchCode(load);
  }, [quiet]);
  return (
    request && (
      <WithProviders>
        <OpenedMenu request={request} />
      </WithProviders>
    )
  );
}
