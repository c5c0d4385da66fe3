import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { useT } from '../../app/i18n.tsx';
import { pictureProps } from '../../lib/images.ts';
import { isFilled, type Landing } from '../../lib/landing.ts';
import { BigTitle } from './BigTitle.tsx';
import * as css from './features.css.ts';
import { below, turnTitle } from './Landing.css.ts';

/** Pictures to one edge of the window with words beside them, in turns at either side. */
export function SecondaryFeatures({ features }: { features: Landing['secondaryFeatures'] }) {
  const t = useT();
  const shown = features.filter(isFilled);
  if (shown.length === 0) return null;
  return (
    <div className={css.turns} data-landing="secondary">
      {shown.map(({ image, title, subtitle, description }, place) => (
        <section key={place} className={cx(css.turn, below)} data-picture={image ? '' : undefined}>
          {image && (
            <div className={css.turnPicture}>
              <img
                className={css.turnImage}
                {...pictureProps(image)}
                sizes="(min-width: 48rem) 50vw, 100vw"
                alt=""
                loading="lazy"
                draggable={false}
              />
            </div>
          )}
          <div className={css.turnWords}>
            {subtitle && (
              <p className={text({ style: 'label' })} dir="auto">
                {t(subtitle)}
              </p>
            )}
            {title && (
              <BigTitle as="h2" size={turnTitle}>
                {t(title)}
              </BigTitle>
            )}
            {description && (
              <p className={cx(text({ style: 'lead', tone: 'muted' }), css.turnText)} dir="auto">
                {t(description)}
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
