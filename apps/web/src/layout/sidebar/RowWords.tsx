import { Equalizer } from '@kantele/ui/Equalizer';
import * as css from './SidebarLists.css.ts';

interface RowWordsProps {
  name: string;
  /** The muted line under the name. */
  sub: string;
  /** Whether it is what plays now. */
  state: 'playing' | 'paused' | null;
}

/** What stands beside the picture of a row, and the sign of what plays. */
export function RowWords({ name, sub, state }: RowWordsProps) {
  return (
    <>
      <span className={css.recentText}>
        <span className={css.recentName} dir="auto">
          {name}
        </span>
        <span className={css.recentSub}>{sub}</span>
      </span>
      {state && (
        <span className={css.sounds}>
          <Equalizer playing={state === 'playing'} size={16} />
        </span>
      )}
    </>
  );
}
