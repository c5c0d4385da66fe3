import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart, prefetchCode } from '../../app/code.ts';
import { openedMenu } from '../../catalogue/menus/menu-store.ts';

const loadMenu = () => import('./EntityMenu.tsx');
const EntityMenu = lazyPart(loadMenu);
const CreditsDialog = lazyPart(() => import('./CreditsDialog.tsx'));
const none = () => null;

/** Where the menus of tracks, albums, artists and places in the queue open, once for all pages. */
export function MenuPlace() {
  const request = useSyncExternalStore(openedMenu.subscribe, openedMenu.get, none);
  useEffect(() => prefetchCode(loadMenu), []);
  useEffect(() => {
    if (!request) return;
    const opener = 'at' in request && request.at instanceof Element ? request.at : null;
    opener?.setAttribute('aria-expanded', 'true');
    return () => {
      opener?.removeAttribute('aria-expanded');
      // Once the menu or the dialog is gone, which would not let the focus go.
      if (openedMenu.get() === null) request.home.focus({ preventScroll: true });
    };
  }, [request]);
  if (!request) return null;
  const close = () => {
    if (openedMenu.get() === request) openedMenu.set(null);
  };
  return (
    <Suspense fallback={null}>
      {'credits' in request ? (
        <CreditsDialog {...request.credits} onClose={close} />
      ) : (
        <EntityMenu request={request} onClose={close} />
      )}
    </Suspense>
  );
}
