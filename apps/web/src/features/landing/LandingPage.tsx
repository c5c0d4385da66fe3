import { SkipLinks } from '@kantele/ui/SkipLinks';
import type { CSSProperties, ReactNode } from 'react';
import { useMarkHydrated } from '../../app/hydrated.ts';
import { useT } from '../../app/i18n.tsx';
import { isFilled, type Landing, overlayOf } from '../../lib/landing.ts';
import type { IconByName } from './CallToAction.tsx';
import { FooterBanner } from './FooterBanner.tsx';
import { Hero } from './Hero.tsx';
import * as css from './Landing.css.ts';
import { LandingPricing } from './LandingPricing.tsx';
import { overlayInk } from './overlay.ts';
import { PrimaryFeatures } from './PrimaryFeatures.tsx';
import { SecondaryFeatures } from './SecondaryFeatures.tsx';
import { TrendingArtists } from './TrendingArtists.tsx';

interface LandingPageProps {
  landing: Landing;
  /** Wears the ink that can be read on the overlay behind it. */
  header: (style: CSSProperties | undefined) => ReactNode;
  footer: ReactNode;
  icon: IconByName;
}

/** The page that tells guests what the site is: everything on it is changed in the appearance editor. */
export function LandingPage({ landing, header, footer, icon }: LandingPageProps) {
  const t = useT();
  useMarkHydrated();
  const { primaryFeatures, secondaryFeatures } = landing;
  const overlay = overlayOf(landing);
  return (
    <div className={css.root}>
      <SkipLinks items={[{ href: '#main', label: t('Skip to content') }]} />
      <header className={css.header}>{header(overlayInk(overlay))}</header>
      <main id="main" tabIndex={-1} className={css.main}>
        <Hero landing={landing} overlay={overlay} icon={icon} />
        <PrimaryFeatures features={primaryFeatures} />
        <SecondaryFeatures features={secondaryFeatures} />
        <TrendingArtists first={![...primaryFeatures, ...secondaryFeatures].some(isFilled)} />
        <LandingPricing landing={landing} />
        <FooterBanner landing={landing} icon={icon} />
      </main>
      <footer className={css.footer}>{footer}</footer>
    </div>
  );
}
