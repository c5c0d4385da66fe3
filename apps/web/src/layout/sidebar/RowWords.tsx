import { visuallyHidden } from '@kantele/ui/css/utilities.css';
import { Equalizer } from '@kantele/ui/Equalizer';
import { Pin } from 'lucide-react';
import { useT } from '../../app/i18n.tsx';
import * as css from './SidebarLists.css.ts';

interface RowWordsProps {
  name: string;
  /** The muted line under the name. */
  sub: string;
  /** Whether it is what plays now. */
  state: 'playing' | 'paused' | null;
  /** Whether it is at the top because it was pinned. */
  pinned?: boolean;
}

/** What stands beside the picture of a row, and the signs of what is pinned and what plays. */
export function RowWords({ name, sub, state, pinned = false }: RowWordsProps) {
  const t = useT();
  return (
    <>
      <span className={css.recentText}>
        <span className={css.recentName} dir="auto">
          {name}
        </span>
        <span className={css.recentSub}>{sub}</span>
      </span>
      {(state || pinned) && (
        <span className={css.signs}>
          {pinned && (
            <span className={css.pin}>
              <Pin size={14} aria-hidden="true" />
              <span className={visuallyHidden}>{t('Pinned')}</span>
            </span>
          )}
          {state && (
            <span className={css.sounds}>
              <Equalizer playing={state === 'playing'} size={16} />
            </span>
          )}
        </span>
      )}
    </>
  );
}
