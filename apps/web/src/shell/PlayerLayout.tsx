import { aboveTablet, cx, onPhone, SkipLinks } from '@kantele/ui';
import { Outlet, useLocation } from '@tanstack/react-router';
import { FullPlayerSlot, MiniPlayer, Notice, PanelSlot, PlayerBar } from '../player/index.ts';
import { BottomNav } from './BottomNav.tsx';
import { useMarkHydrated } from './hydrated.ts';
import { useT } from './i18n.tsx';
import * as css from './PlayerLayout.css.ts';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

/** The frame around every page of the player; the player itself stands above all pages. */
export function PlayerLayout() {
  const t = useT();
  useMarkHydrated();
  const searching = useLocation({ select: ({ pathname }) => /^\/search(\/|$)/.test(pathname) });
  return (
    <>
      <SkipLinks
        items={[
          { href: '#main', label: t('Skip to content') },
          { href: '#player', label: t('Skip to player') },
        ]}
      />
      <div id="frame" className={cx(css.frame, searching && css.withSearch)}>
        <Sidebar />
        <div className={css.column}>
          <TopBar />
          <main id="main" tabIndex={-1} className={css.main} data-scroll-restoration-id="main">
            <Outlet />
          </main>
        </div>
        <PanelSlot />
        <div id="player" tabIndex={-1} className={css.player}>
          <Notice />
          <div className={cx(css.bar, aboveTablet)}>
            <PlayerBar />
          </div>
          <div className={onPhone}>
            <MiniPlayer />
            <BottomNav />
          </div>
        </div>
      </div>
      <FullPlayerSlot />
    </>
  );
}
