import type { ImportRun } from '@kantele/api/contract/imports';
import { linkStyle } from '@kantele/ui/css/utilities.css';
import { Link } from '@tanstack/react-router';
import { useT } from '../../../app/i18n.tsx';
import { useDates } from '../../../app/useDates.ts';
import * as css from './library.css.ts';

/** How the last import went; it leads to its own page. */
export function RunSummary({ run }: { run: ImportRun | null }) {
  const t = useT();
  const dates = useDates();
  if (!run?.finished_at) return null;
  const parts = [
    run.added ? t(':count added', { count: run.added }) : null,
    run.changed ? t(':count changed', { count: run.changed }) : null,
    run.missing ? t(':count missing', { count: run.missing }) : null,
    run.failed ? t(':count failed', { count: run.failed }) : null,
  ].filter(Boolean);
  return (
    <ul className={css.facts}>
      <li>
        <Link to="/admin/library/imports/$id" params={{ id: String(run.id) }} className={linkStyle}>
          {t('Last import :when', { when: dates.relative(run.finished_at) })}
        </Link>
      </li>
      {(parts.length > 0 ? parts : [t('Nothing has changed')]).map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
