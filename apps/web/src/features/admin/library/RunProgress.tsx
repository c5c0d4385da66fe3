import type { ImportRun, Library } from '@kantele/api/contract/imports';
import { ProgressLine } from '@kantele/ui/ProgressLine';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { roughLength } from '../../../lib/durations.ts';
import { formatNumber } from '../../../lib/format.ts';
import * as css from './library.css.ts';

interface RunProgressProps {
  library: Library;
  run: ImportRun;
}

/** An import under way: how far, how fast, how long still, and the file it is at. */
export function RunProgress({ library, run }: RunProgressProps) {
  const t = useT();
  const language = useLanguage();
  const { total, processed, rate, estimate, current_path, state } = run;
  const count = (value: number) => formatNumber(value, language);
  const parts =
    state === 'queued'
      ? [t('Waiting for its turn')]
      : total === null
        ? [t('Looking through the folder…')]
        : [
            t(':done of :total files', { done: count(processed), total: count(total) }),
            rate ? t(':rate files a second', { rate: count(Math.max(1, rate)) }) : null,
            estimate ? t('about :time left', { time: roughLength(estimate * 1_000, t) }) : null,
            run.added ? t(':count added', { count: run.added }) : null,
            run.changed ? t(':count changed', { count: run.changed }) : null,
            run.failed ? t(':count failed', { count: run.failed }) : null,
          ];
  return (
    <div className={css.progress}>
      <ProgressLine
        label={t('Import of :name', { name: library.name })}
        value={total ? Math.min(1, processed / total) : 0}
      />
      <ul className={css.facts}>
        {parts.filter(Boolean).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className={css.current}>
        <bdi>{current_path}</bdi>
      </p>
    </div>
  );
}
