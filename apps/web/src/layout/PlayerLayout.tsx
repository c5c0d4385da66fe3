import { aboveTablet, onPhone } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { SkipLinks } from '@kantele/ui/SkipLinks';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useMarkHydrated } from '../app/hydrated.ts';
import { useT } from '../app/i18n.tsx';
import { Notice } from '../player-ui/bar/Notice.tsx';
import { MiniPlayer, PlayerBar } from '../player-ui/bar/PlayerBar.tsx';
import { FullPlayerSlot, PanelSlot } from '../player-ui/panel/PanelSlot.tsx';
import { BottomNav } from './BottomNav.tsx';
import { SiteFooter } from './footer/SiteFooter.tsx';
import * as css from './PlayerLayout.css.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { TopBar } from './top-bar/TopBar.tsx';

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
            <SiteFooter />
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
