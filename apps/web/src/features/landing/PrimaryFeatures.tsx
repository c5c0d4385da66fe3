import { text } from '@kantele/ui/css/text.css';
import { useT } from '../../app/i18n.tsx';
import { pictureProps } from '../../lib/images.ts';
import { isFilled, type Landing } from '../../lib/landing.ts';
import * as css from './features.css.ts';
import { measure } from './Landing.css.ts';

/** Cards with a picture, a title and a sentence, three in a row. */
export function PrimaryFeatures({ features }: { features: Landing['primaryFeatures'] }) {
  const t = useT();
  const shown = features.filter(isFilled);
  if (shown.length === 0) return null;
  return (
    <section className={measure} data-landing="primary">
      <ul className={css.cards} data-columns={shown.length < 3 || shown.length === 4 ? 2 : 3}>
        {shown.map(({ image, title, subtitle }, place) => (
          <li key={place} className={css.card}>
            {image && (
              <img
                className={css.cardPicture}
                {...pictureProps(image)}
                sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw"
                alt=""
                loading="lazy"
                draggable={false}
              />
            )}
            {(title || subtitle) && (
              <div className={css.cardWords} dir="auto">
                {title && <h2 className={text({ style: 'h3' })}>{t(title)}</h2>}
                {subtitle && <p className={text({ style: 'body', tone: 'muted' })}>{t(subtitle)}</p>}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
