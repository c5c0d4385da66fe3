import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '../../app/code.ts';
import { useInterface } from '../../app/interface-preferences.ts';
import { closeOverlay, overlay } from '../../app/shortcuts/overlay.ts';
import { useToggleLike } from '../../catalogue/likes/useLike.ts';
import { usePlayerObject, useStore } from '../../player/hooks.ts';
import { installShortcuts } from './install.ts';

const CommandPalette = lazyPart(() => import('../palette/CommandPalette.tsx'));
const NewPlaylist = lazyPart(() => import('../../features/playlists/NewPlaylist.tsx'));
const ShortcutSheet = lazyPart(() => import('./ShortcutSheet.tsx'));
const TrackAnnouncer = lazyPart(() => import('./TrackAnnouncer.tsx'));

/** The keys of the whole site, what they open, and the voice that says what plays, for those who want one. */
export function Shortcuts() {
  const player = usePlayerObject();
  const router = useRouter();
  const shown = useStore(overlay);
  const announces = useInterface('announceTracks');
  const toggle = useToggleLike();
  const toggleLike = useEffectEvent((...thing: Parameters<typeof toggle>) => toggle(...thing));
  useEffect(
    () => installShortcuts(window, { player, router, toggleLike: (...thing) => toggleLike(...thing) }),
    [player, router],
  );
  return (
    <>
      {shown === 'palette' && <CommandPalette />}
      {shown === 'playlist' && <NewPlaylist onClose={closeOverlay} />}
      {(shown === 'keys' || shown === 'display') && <ShortcutSheet tab={shown} />}
      {announces && <TrackAnnouncer />}
    </>
  );
}
