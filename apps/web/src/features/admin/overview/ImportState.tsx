import { Badge } from '@kantele/ui/Badge';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import { isActive, stateOf } from '../library/library-state.ts';
import { RunProgress } from '../library/RunProgress.tsx';
import { useLibraries } from '../library/use-library.ts';
import * as css from './overview.css.ts';

/** How the import of each folder stands, followed while it runs. */
export function ImportState() {
  const t = useT();
  const dates = useDates();
  const { libraries } = useLibraries();
  if (libraries.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t('Imports')}>
      {libraries.map((library) => {
        const { label, tone } = stateOf(library);
        const run = library.last_import;
        return (
          <li key={library.id} className={css.item}>
            <div className={css.words}>
              <p>
                <Link to="/admin/library" className={linkStyle}>
                  <bdi>{library.name}</bdi>
                </Link>{' '}
                <Badge tone={tone}>{t(label)}</Badge>{' '}
                {run?.finished_at && (
                  <time dateTime={run.finished_at}>{dates.relative(run.finished_at)}</time>
                )}
              </p>
              {run && isActive(library) && <RunProgress library={library} run={run} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
