import { text } from '@kantele/ui/css/text.css';
import { cx } from '@kantele/ui/cx';
import { useT } from '../../app/i18n.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { ContextLink } from '../../catalogue/ContextLink.tsx';
import { contextName, contextShape } from '../../catalogue/contexts.ts';
import { type Recent, recentLine } from '../../player/history/recent.ts';
import * as css from './HomePage.css.ts';

/** What was played last, as eight compact tiles. */
export function RecentTiles({ recent }: { recent: readonly Recent[] }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers
    <ul className={css.tiles} role="list" aria-label={t('Recently played')}>
      {recent.slice(0, 8).map((entry) => (
        <li key={entry.context.path} className={css.tile}>
          <ContextLink context={entry.context} className={css.tileLink}>
            <Picture
              artwork={entry.artwork}
              image={entry.image}
              name={entry.context.name}
              size={52}
              shape={contextShape(entry.context)}
            />
            <span className={css.tileText}>
              <span className={css.tileName} dir="auto">
                {contextName(entry.context, t)}
              </span>
              <span className={cx(css.tileSub, text({ style: 'meta', tone: 'muted' }))}>
                {recentLine(entry, t)}
              </span>
            </span>
          </ContextLink>
        </li>
      ))}
    </ul>
  );
}
