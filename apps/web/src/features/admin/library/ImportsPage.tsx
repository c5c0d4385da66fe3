import type { ImportRun } from '@kantele/api/contract/imports';
import { line } from '@kantele/api/translate';
import { buttonStyle } from '@kantele/ui/Button.css';
import { type DataColumn, DataTable } from '@kantele/ui/DataTable';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { useLanguage, useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useDates } from '../../../app/useDates.ts';
import { formatNumber } from '../../../lib/format.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { type ImportsSearch, importsInput } from './imports-search.ts';
import { LibraryCrumbs } from './LibraryCrumbs.tsx';
import * as css from './library.css.ts';

const none: ImportRun[] = [];
const stateNames = {
  queued: line('Waiting'),
  running: line('Importing'),
  needs_confirmation: line('Files are missing'),
  done: line('Done'),
  failed: line('Ended early'),
  cancelled: line('Stopped'),
} as const;

/** Imports, newest first; one of them opens at the end of the window, under an address of its own. */
export function ImportsPage({ search }: { search: ImportsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const { filter, pages } = useListSearch(search);
  const columns = useImportColumns();
  const list = trpc.imports.list.useQuery(importsInput(search), {
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const runs = list.data?.pagination.data ?? none;
  return (
    <AdminPage>
      <PageHeader title={t('Earlier imports')} before={<LibraryCrumbs here={t('Earlier imports')} />} />
      {list.error ? (
        <ListError
          title={t('The imports could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      ) : (
        <>
          <DataTable
            label={t('Earlier imports')}
            columns={columns}
            rows={runs.map((run) => ({ id: String(run.id), run }))}
            rowLabel={({ run }) => run.path}
            onRowAction={(id) =>
              void navigate({
                to: '/admin/library/imports/$id',
                params: { id },
                search,
                state: true,
                resetScroll: false,
              })
            }
            loading={list.isPending || list.isPlaceholderData}
            loadingText={t('Loading...')}
            maxHeight="max(320px, calc(100dvb - 290px))"
            empty={
              <EmptyState
                title={t('Nothing was imported yet')}
                action={
                  <Link to="/admin/library" className={buttonStyle({ variant: 'accent' })}>
                    {t('Add music')}
                  </Link>
                }
              />
            }
          />
          <ListPages
            label={t('Pages of imports')}
            search={search}
            rows={list.isPending ? null : runs.length}
            pages={pages(list.data?.pagination.next_cursor ?? null)}
          />
        </>
      )}
      <Outlet />
    </AdminPage>
  );
}

function useImportColumns(): DataColumn<{ id: string; run: ImportRun }>[] {
  const t = useT();
  const dates = useDates();
  const language = useLanguage();
  const counts = [
    { id: 'added', label: t('New') },
    { id: 'changed', label: t('Changed') },
    { id: 'missing', label: t('Missing') },
    { id: 'failed', label: t('Failed') },
  ] as const;
  return [
    {
      id: 'path',
      label: t('Folder'),
      width: '34%',
      cell: ({ run }) => <bdi className={css.fileName}>{run.path}</bdi>,
    },
    {
      id: 'started',
      label: t('Began'),
      cell: ({ run }) => (
        <time dateTime={run.created_at} title={dates.dateTime(run.created_at)}>
          {dates.relative(run.created_at)}
        </time>
      ),
    },
    { id: 'state', label: t('State'), cell: ({ run }) => t(stateNames[run.state]) },
    ...counts.map(
      ({ id, label }): DataColumn<{ id: string; run: ImportRun }> => ({
        id,
        label,
        align: 'end',
        width: 100,
        cell: ({ run }) => formatNumber(run[id], language),
      }),
    ),
  ];
}
