import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import {
  art as artClass,
  card,
  centred,
  play as playClass,
  subtitle as subtitleClass,
  text,
  title as titleClass,
} from './Card.css.ts';

export { cardInnerLink, cardLink } from './Card.css.ts';

/** Props of {@link Card}. */
export interface CardProps {
  /** The picture, usually `Artwork`. */
  art: ReactNode;
  /** The router's link with class `cardLink` around the title: `<Link className={cardLink} …>Blue Train</Link>`. */
  title: ReactNode;
  /** One line; links in it take class `cardInnerLink`. */
  subtitle?: ReactNode;
  /** A `PlayButton` (48), beside the link and never inside it. */
  play?: ReactNode;
  /** Keeps the play button in sight, while this is what plays. */
  active?: boolean;
  align?: 'start' | 'center';
  className?: string;
}

/** One thing of a collection. One link covers it; buttons stand above the link. */
export function Card({ art, title, subtitle, play, active = false, align = 'start', className }: CardProps) {
  return (
    <article className={cx(card, className)}>
      <div className={artClass}>
        {art}
        {play && (
          <div className={playClass} data-active={active ? '' : undefined}>
            {play}
          </div>
        )}
      </div>
      <div className={cx(text, align === 'center' && centred)}>
        <div className={titleClass} dir="auto">
          {title}
        </div>
        {subtitle && <div className={subtitleClass}>{subtitle}</div>}
      </div>
    </article>
  );
}
