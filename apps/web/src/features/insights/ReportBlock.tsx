import { Button } from '@kantele/ui/Button';
import { type ReactNode, useId } from 'react';
import { useT } from '../../app/i18n.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { csvOf } from './csv.ts';
import * as css from './insights.css.ts';

interface ReportBlockProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** At the end of the line. */
  actions?: ReactNode;
  /** What "CSV" gives: a file of these figures. */
  csv?: { name: string; head: readonly string[]; rows: () => readonly (readonly (string | number)[])[] };
  children: ReactNode;
}

/** One part of a report, whose figures can be taken as a file. */
export function ReportBlock({ title, aside, actions, csv, children }: ReportBlockProps) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.headTitle}>
          {title}
        </h2>
        {aside}
        <div className={css.headEnd}>
          {actions}
          {csv && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('CSV: :part', { part: title })}
              onPress={() =>
                saveFile(`${csv.name}.csv`, csvOf(csv.head, csv.rows()), 'text/csv;charset=utf-8')
              }
            >
              CSV
            </Button>
          )}
        </div>
      </div>
      {children}
    </section>
  );
}
