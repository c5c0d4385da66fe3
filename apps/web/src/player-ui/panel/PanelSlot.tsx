import { media } from '@kantele/ui/css';
import { useEffect, useSyncExternalStore } from 'react';
import { lazyPart, prefetchCode } from '../../app/code.ts';
import { interfacePreferences, useInterface } from '../../app/interface-preferences.ts';
import { usePlayerState } from '../../player/hooks.ts';
import { closePanel, fullPlayer } from '../../player/panel.ts';
import { useMedia } from '../bar/useMedia.ts';

// Nobody needs them before they are asked for.
const loadPanel = () => import('./Panel.tsx').then(({ Panel }) => ({ default: Panel }));
const Panel = lazyPart(loadPanel);
const PanelSheet = lazyPart(() =>
  import('./PanelSheet.tsx').then(({ PanelSheet }) => ({ default: PanelSheet })),
);
const FullPlayer = lazyPart(() =>
  import('../full/FullPlayer.tsx').then(({ FullPlayer }) => ({ default: FullPlayer })),
);

/** Between phone and desktop the panel lies over the page. */
const tablet = `${media.tablet} and (max-width: 74.99875rem)`;

/** The place of the panel beside the page; empty while it is closed, and on phones. */
export function PanelSlot() {
  const open = useInterface('panelOpen');
  useInterface('panelWidth');
  const isDesktop = useMedia(media.desktop);
  const isTablet = useMedia(tablet);
  useEffect(() => {
    // Not the values of the render: the first one is made with the usual ones. Before it `preHydrationScript` kept the room.
    const wish = interfacePreferences.get();
    const { style, dataset } = document.documentElement;
    style.setProperty('--panel', `${wish.panelWidth}px`);
    if (wish.panelOpen) dataset.panel = '';
    else delete dataset.panel;
  });
  const plays = usePlayerState(({ queue }) => queue.current !== null);
  useEffect(() => {
    if (isDesktop && plays) prefetchCode(loadPanel);
  }, [isDesktop, plays]);
  useEffect(() => {
    // What was open beside the page does not jump over it.
    if (isTablet) closePanel();
  }, [isTablet]);
  return (
    <>
      {isDesktop && open && <Panel />}
      {isTablet && <PanelSheet isOpen={open} />}
    </>
  );
}

/** The player over the whole window, while it is wanted; never on phones, which have one of their own. */
export function FullPlayerSlot() {
  const shown = useSyncExternalStore(fullPlayer.subscribe, fullPlayer.get, () => false);
  const fits = useMedia(media.tablet);
  return shown && fits && <FullPlayer />;
}
