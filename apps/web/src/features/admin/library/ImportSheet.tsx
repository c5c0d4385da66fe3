import type { ImportRun } from '@kantele/api/contract/imports';
import { text } from '@kantele/ui/css/text.css';
import { DescriptionList } from '@kantele/ui/DescriptionList';
import { ErrorState } from '@kantele/ui/ErrorState';
import { Section } from '@kantele/ui/Section';
import { Skeleton } from '@kantele/ui/Skeleton';
import { useNavigate } from '@tanstack/react-router';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useDates } from '../../../app/useDates.ts';
import { errorOf, isNotFound } from '../../../lib/api-error.ts';
import { roughLength } from '../../../lib/durations.ts';
import { formatNumber } from '../../../lib/format.ts';
import { BesideSheet } from '../parts/BesideSheet.tsx';
import { Examples } from './Examples.tsx';
import type { ImportsSearch } from './imports-search.ts';
import * as css from './library.css.ts';
import { sentenceOf } from './reason-kinds.ts';

/** One import with all it has to say, beside the list of imports. */
export function ImportSheet({ id, search }: { id: number; search: ImportsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, refetch, isFetching } = trpc.imports.get.useQuery({ id }, { staleTime: 0 });
  const close = () =>
    void navigate({ to: '/admin/library/imports', search, state: true, resetScroll: false });
  return (
    <BesideSheet title={t('Import report')} onClose={close}>
      {error ? (
        <ErrorState
          title={isNotFound(error) ? t('No such import') : t('The import could not be loaded')}
          message={t(errorOf(error).message)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      ) : data ? (
        <Run run={data.import} />
      ) : (
        <Skeleton height={240} />
      )}
    </BesideSheet>
  );
}

function Run({ run }: { run: ImportRun }) {
  const t = useT();
  const dates = useDates();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const took =
    run.started_at && run.finished_at ? Date.parse(run.finished_at) - Date.parse(run.started_at) : null;
  const lists = [
    { title: t('Files not imported'), entries: run.failures },
    { title: t('Files to look at'), entries: run.notices },
  ];
  return (
    <div className={css.stack}>
      <DescriptionList
        groups={[
          [
            { label: t('Folder'), value: <bdi>{run.path}</bdi> },
            { label: t('Began'), value: dates.dateTime(run.started_at ?? run.created_at) },
            ...(took === null ? [] : [{ label: t('Took'), value: roughLength(took, t) }]),
          ],
          [
            { label: t('Files'), value: number(run.total ?? 0) },
            { label: t('New'), value: number(run.added) },
            { label: t('Changed'), value: number(run.changed) },
            { label: t('Unchanged'), value: number(run.unchanged) },
            { label: t('Missing'), value: number(run.missing) },
            { label: t('Failed'), value: number(run.failed) },
            { label: t('Second copies'), value: number(run.duplicates) },
          ],
        ]}
      />
      {run.error && <p>{t(run.error)}</p>}
      {lists.map(
        ({ title, entries }) =>
          entries.length > 0 && (
            <Section key={title} title={title} headingLevel={3}>
              <ul className={css.list}>
                {entries.map(({ path, kind, reason, advice }) => (
                  <li key={`${path} ${reason}`} className={css.item}>
                    <bdi className={text({ style: 'listName' })}>{path}</bdi>
                    <span>{t(sentenceOf(kind, reason))}</span>
                    <span className={text({ style: 'small', tone: 'muted' })}>{advice}</span>
                  </li>
                ))}
              </ul>
            </Section>
          ),
      )}
      {run.left_out.length > 0 && (
        <Section title={t('Left out, by type')} headingLevel={3}>
          <ul className={css.list}>
            {run.left_out.map(({ extension, count, examples }) => (
              <li key={extension} className={css.item}>
                <span>
                  {extension ? <bdi>.{extension}</bdi> : t('Without a type')} ·{' '}
                  {t(':count file|:count files', { count })}
                </span>
                <Examples paths={examples} count={count} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
