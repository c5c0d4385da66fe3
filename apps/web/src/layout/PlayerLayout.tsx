import { onPhone } from '@kantele/ui/css/utilities.css';
import { cx } from '@kantele/ui/cx';
import { SkipLinks } from '@kantele/ui/SkipLinks';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useContext, useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../app/code.ts';
import { carriesAds } from '../app/custom-code-places.ts';
import { useMarkHydrated } from '../app/hydrated.ts';
import { useT } from '../app/i18n.tsx';
import { interfacePreferences } from '../app/interface-preferences.ts';
import { Providers } from '../app/Providers.tsx';
import { PageInstead } from '../app/page-instead.ts';
import { useSiteSetting } from '../app/settings.ts';
import { AdSlot, useAd } from '../features/ads/AdSlot.tsx';
import * as ads from '../features/ads/ads.css.ts';
import { Notice } from '../player-ui/bar/Notice.tsx';
import { MiniPlayer, PlayerBar } from '../player-ui/bar/PlayerBar.tsx';
import { BottomNav } from './BottomNav.tsx';
import { SiteFooter } from './footer/SiteFooter.tsx';
import { useHeightAs } from './notices/useHeightAs.ts';
import * as css from './PlayerLayout.css.ts';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { TopBar } from './top-bar/TopBar.tsx';

const loadPanelSlots = () => import('../player-ui/panel/PanelSlot.tsx');
const PanelSlot = lazyPart(() => loadPanelSlots().then((module) => ({ default: module.PanelSlot })));
const FullPlayerSlot = lazyPart(() =>
  loadPanelSlots().then((module) => ({ default: module.FullPlayerSlot })),
);

/** The frame around every page of the player; the player itself stands above all pages. */
export function PlayerLayout() {
  const t = useT();
  const Page = useContext(PageInstead) ?? Outlet;
  const player = useRef<HTMLDivElement>(null);
  // What lies along the lower edge stands above it, also while a notice makes it higher.
  useHeightAs('--player-height', player);
  useMarkHydrated();
  const site = useSiteSetting('player.interface');
  // Before the parts of the page look at their sizes.
  useLayoutEffect(() => interfacePreferences.setOfSite(site), [site]);
  const searching = useLocation({ select: ({ pathname }) => /^\/search(\/|$)/.test(pathname) });
  const withAds = useMatches({ select: (matches) => carriesAds(matches.map(({ routeId }) => routeId)) });
  const below = useAd('top') !== undefined && withAds;
  return (
    <Providers>
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
          <main
            id="main"
            tabIndex={-1}
            className={cx(css.main, below && ads.belowAd)}
            data-scroll-restoration-id="main"
          >
            {withAds && <AdSlot slot="top" className={ads.top} />}
            <Page />
            {withAds && <AdSlot slot="bottom" className={ads.bottom} />}
            <SiteFooter />
          </main>
        </div>
        <PanelSlot />
        <div ref={player} className={css.player}>
          <section id="player" tabIndex={-1} aria-label={t('Player')} className={css.region}>
            <Notice />
            <PlayerBar />
            <MiniPlayer />
          </section>
          <div className={onPhone}>
            <BottomNav />
          </div>
        </div>
      </div>
      <FullPlayerSlot />
    </Providers>
  );
}
