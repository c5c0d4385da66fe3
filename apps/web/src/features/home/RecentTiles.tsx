import { cx, text } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import type { Recent } from '../../player/index.ts';
import { Picture } from '../artwork/Picture.tsx';
import * as css from './HomePage.css.ts';

/** What was played last, as eight compact tiles. */
export function RecentTiles({ recent }: { recent: readonly Recent[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul className={css.tiles} role="list" aria-label="Recently played">
      {recent.slice(0, 8).map(({ context, artwork, image, subtitle }) => (
        <li key={context.path} className={css.tile}>
          <Link to={context.path} className={css.tileLink}>
            <Picture
              artwork={artwork}
              image={image}
              name={context.name}
              size={52}
              shape={context.type === 'artist' ? 'circle' : 'square'}
            />
            <span className={css.tileText}>
              <span className={css.tileName} dir="auto">
                {context.name}
              </span>
              <span className={cx(css.tileSub, text({ style: 'meta', tone: 'muted' }))}>{subtitle}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
