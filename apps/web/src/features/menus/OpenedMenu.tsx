import { useEffect } from 'react';
import { lazyPart } from '../../app/code.ts';
import { type OpenRequest, openedMenu } from '../../catalogue/menus/menu-store.ts';
import EntityMenu from './EntityMenu.tsx';

const CreditsDialog = lazyPart(() => import('./CreditsDialog.tsx'));
const AddToPlaylist = lazyPart(() => import('../playlists/AddToPlaylist.tsx'));
const DownloadDialog = lazyPart(() => import('./DownloadDialog.tsx'));
const MoveToFolder = lazyPart(() => import('../playlists/folders/MoveToFolder.tsx'));
const ShareDialog = lazyPart(() => import('../share/ShareDialog.tsx'));

/** The menu that is open, or the dialog it led to; the focus goes back to where it came from. */
export default function OpenedMenu({ request }: { request: OpenRequest }) {
  useEffect(() => {
    const opener = 'at' in request && request.at instanceof Element ? request.at : null;
    opener?.setAttribute('aria-expanded', 'true');
    return () => {
      opener?.removeAttribute('aria-expanded');
      // Once the menu or the dialog is gone, which would not let the focus go.
      if (openedMenu.get() === null) request.home.focus({ preventScroll: true });
    };
  }, [request]);
  const close = () => {
    if (openedMenu.get() === request) openedMenu.set(null);
  };
  if ('at' in request) return <EntityMenu request={request} onClose={close} />;
  if ('credits' in request) return <CreditsDialog {...request.credits} onClose={close} />;
  if ('shares' in request) return <ShareDialog entity={request.shares} onClose={close} />;
  if ('files' in request) return <MoveToFolder {...request.files} onClose={close} />;
  if ('downloads' in request)
    return <DownloadDialog wish={request.downloads} name={request.name} onClose={close} />;
  return <AddToPlaylist {...request.keeps} onClose={close} />;
}
