import { aboveTablet, cx, onPhone, SkipLinks } from '@kantele/ui';
import { Outlet, useLocation } from '@tanstack/react-router';
import { MiniPlayer, PlayerBar, PlayerProvider } from '../player/index.ts';
import { BottomNav } from './BottomNav.tsx';
import * as css from './PlayerLayout.css.ts';
import { RouteFocus } from './RouteFocus.tsx';
import { Sidebar } from './Sidebar.tsx';
import { ToastPlace } from './ToastPlace.tsx';
import { TopBar } from './TopBar.tsx';

const skips = [
  { href: '#main', label: 'Skip to content' },
  { href: '#player', label: 'Skip to player' },
] as const;

/** The frame around every page of the player. The player stands above the outlet: no navigation remounts it. */
export function PlayerLayout() {
  const searching = useLocation({ select: ({ pathname }) => /^\/search(\/|$)/.test(pathname) });
  return (
    <PlayerProvider>
      <SkipLinks items={skips} />
      <div className={cx(css.frame, searching && css.withSearch)}>
        <Sidebar />
        <div className={css.column}>
          <TopBar />
          <main id="main" tabIndex={-1} className={css.main} data-scroll-restoration-id="main">
            <Outlet />
          </main>
        </div>
        <div id="player" tabIndex={-1} className={css.player}>
          <div className={cx(css.bar, aboveTablet)}>
            <PlayerBar />
          </div>
          <div className={onPhone}>
            <MiniPlayer />
            <BottomNav />
          </div>
        </div>
      </div>
      <RouteFocus />
      <ToastPlace />
    </PlayerProvider>
  );
}
