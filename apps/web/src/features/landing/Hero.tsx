import { line } from '@kantele/api/translate';
import { NamePrint } from '@kantele/ui/Artwork';
import { cx } from '@kantele/ui/cx';
import { type CSSProperties, useState } from 'react';
import { useSiteName } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { pictureProps } from '../../lib/images.ts';
import { type Landing, type Overlay, showsAction } from '../../lib/landing.ts';
import { BigTitle } from './BigTitle.tsx';
import { CallToAction, type IconByName } from './CallToAction.tsx';
import * as css from './Landing.css.ts';
import { LandingSearch } from './LandingSearch.tsx';
import { overlayGround, overlayInk } from './overlay.ts';

interface HeroProps {
  landing: Landing;
  overlay: Overlay | null;
  icon: IconByName;
}

/** Title and picture, or a print in its place, the search of the site and up to two calls to action. */
export function Hero({ landing, overlay, icon }: HeroProps) {
  const t = useT();
  const siteName = useSiteName();
  const { headerTitle, headerSubtitle, headerImage, headerImageOpacity: opacity, actions } = landing;
  const [failed, setFailed] = useState<string | null>(null);
  const picture = headerImage !== failed ? headerImage : null;
  const onOverlay: CSSProperties | undefined = overlayInk(overlay);
  const ctas = [actions.cta1, actions.cta2].filter(showsAction);
  return (
    <section className={cx(css.hero, overlay && css.overlaid)} style={overlayGround(overlay)}>
      {picture ? (
        <div className={css.panel} style={{ opacity }}>
          <img
            className={css.picture}
            {...pictureProps(picture)}
            sizes="(min-width: 48rem) 44vw, 100vw"
            alt=""
            fetchPriority="high"
            draggable={false}
            onError={() => setFailed(picture)}
          />
        </div>
      ) : (
        <div className={css.printPlace} style={onOverlay}>
          <NamePrint name={siteName} />
        </div>
      )}
      <div className={css.heroInner}>
        <div className={css.heroWords} style={onOverlay}>
          <div data-edit="landing-title">
            <BigTitle as="h1" size={css.besidePicture}>
              {t(headerTitle.trim() || siteName)}
            </BigTitle>
          </div>
          {headerSubtitle.trim() && (
            <p className={css.subtitle} dir="auto" data-edit="landing-subtitle">
              {t(headerSubtitle)}
            </p>
          )}
        </div>
        <div className={css.asks}>
          <LandingSearch placeholder={actions.inputText.trim() || line('Search artists, albums, lyrics')} />
          {ctas.length > 0 && (
            <div className={css.actions} style={onOverlay}>
              {ctas.map((action, place) => (
                <CallToAction
                  key={action === actions.cta1 ? 'first' : 'second'}
                  region={action === actions.cta1 ? 'landing-cta1' : 'landing-cta2'}
                  action={action}
                  variant={place > 0 ? 'outline' : overlay ? 'ink' : 'accent'}
                  icon={icon}
                />
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
