import { cx } from '@kantele/ui/cx';
import { useT } from '../../app/i18n.tsx';
import { pictureProps } from '../../lib/images.ts';
import { type Landing, showsAction } from '../../lib/landing.ts';
import { BigTitle } from './BigTitle.tsx';
import { CallToAction, type IconByName } from './CallToAction.tsx';
import * as css from './Landing.css.ts';

/** The last word of the page, in one ink: a picture, a title, a sentence and the third call to action. */
export function FooterBanner({ landing, icon }: { landing: Landing; icon: IconByName }) {
  const t = useT();
  const { footerImage, footerTitle, footerSubtitle, actions } = landing;
  if (!footerImage && !footerTitle.trim() && !footerSubtitle.trim() && !showsAction(actions.cta3))
    return null;
  return (
    <section
      className={cx(css.banner, css.below)}
      data-landing="banner"
      data-edit="landing-banner"
      data-picture={footerImage ? '' : undefined}
    >
      {footerImage && (
        <img
          className={css.bannerPicture}
          {...pictureProps(footerImage)}
          sizes="(min-width: 48rem) 38vw, 100vw"
          alt=""
          loading="lazy"
          draggable={false}
        />
      )}
      <div className={css.bannerWords}>
        {footerTitle.trim() && (
          <BigTitle as="h2" size={css.turnTitle}>
            {t(footerTitle)}
          </BigTitle>
        )}
        {footerSubtitle.trim() && (
          <p className={css.bannerSubtitle} dir="auto">
            {t(footerSubtitle)}
          </p>
        )}
        <CallToAction action={actions.cta3} variant="ink" icon={icon} region="landing-cta3" />
      </div>
    </section>
  );
}
