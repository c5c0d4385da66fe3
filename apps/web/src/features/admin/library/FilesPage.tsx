import type { LibraryFile } from '@kantele/api/contract/imports';
import { line } from '@kantele/api/translate';
import { Button } from '@kantele/ui/Button';
import { Chip, FilterChips } from '@kantele/ui/Chip';
import { DataTable } from '@kantele/ui/DataTable';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { Select, SelectItem } from '@kantele/ui/Select';
import { Skeleton } from '@kantele/ui/Skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useFileColumns } from './file-columns.tsx';
import { type FileState, type FilesSearch, fileStates, filesInput } from './files-search.ts';
import { LibraryCrumbs } from './LibraryCrumbs.tsx';
import * as css from './library.css.ts';
import { kindName } from './reason-kinds.ts';
import { useLibraries } from './use-library.ts';
import { useLibraryActions } from './use-library-actions.ts';

const none: LibraryFile[] = [];
const stateNames: Record<FileState, string> = {
  failed: line('Failed'),
  missing: line('Missing'),
  duplicate: line('Second copies'),
  ok: line('Came in'),
};
const emptyTitles: Record<FileState, string> = {
  failed: line('No file failed'),
  missing: line('No file is missing'),
  duplicate: line('No song is there twice'),
  ok: line('No file came in yet'),
};

/** Files of one folder in one state. */
export function FilesPage({ search }: { search: FilesSearch }) {
  const t = useT();
  const { filter, pages } = useListSearch(search);
  const { query, libraries, active } = useLibraries();
  const { retry, busy } = useLibraryActions();
  const library = libraries.find(({ id }) => id === search.library) ?? libraries[0];
  const state = search.state ?? 'failed';
  const columns = useFileColumns(state, library);
  const list = trpc.imports.files.useQuery(filesInput(search, library?.id ?? 1), {
    enabled: library !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: active ? 3_000 : false,
  });
  const files = list.data?.pagination.data ?? none;
  if (query.isPending) return <Skeleton height={320} />;
  return (
    <AdminPage>
      <PageHeader
        title={t('Files')}
        before={<LibraryCrumbs here={t('Files')} />}
        description={library && <bdi>{library.path}</bdi>}
        actions={
          state === 'failed' &&
          library &&
          files.length > 0 && (
            <Button
              pending={busy}
              onPress={() => void retry(library.id, search.kind ? { kind: search.kind } : {})}
            >
              {search.kind ? t('Retry these') : t('Retry all')}
            </Button>
          )
        }
      />
      <div className={css.buttons}>
        <FilterChips
          label={t('State')}
          items={fileStates.map((id) => ({ id, label: t(stateNames[id]) }))}
          value={state}
          onChange={(id) => filter({ state: fileStates.find((one) => one === id), kind: undefined })}
        />
        {search.kind && (
          <Chip
            selected
            icon={<X size={14} aria-hidden="true" />}
            onPress={() => filter({ kind: undefined })}
          >
            {t(kindName(search.kind))}
          </Chip>
        )}
        {libraries.length > 1 && (
          <Select
            compact
            label={t('Folder')}
            selectedKey={library ? String(library.id) : null}
            onSelectionChange={(id) => filter({ library: Number(id) })}
          >
            {libraries.map(({ id, name }) => (
              <SelectItem key={id} id={String(id)}>
                {name}
              </SelectItem>
            ))}
          </Select>
        )}
      </div>
      {list.error ? (
        <ListError
          title={t('The files could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      ) : (
        <>
          <DataTable
            label={t('Files')}
            columns={columns}
            rows={files.map((file) => ({ id: String(file.id), file }))}
            rowLabel={({ file }) => file.path}
            loading={library !== undefined && (list.isPending || list.isPlaceholderData)}
            loadingText={t('Loading...')}
            maxHeight="max(320px, calc(100dvb - 320px))"
            empty={<EmptyState title={t(emptyTitles[state])} />}
          />
          <ListPages
            label={t('Pages of files')}
            search={search}
            rows={list.isPending ? null : files.length}
            total={list.data?.pagination.total}
            pages={pages(list.data?.pagination.next_cursor ?? null)}
          />
        </>
      )}
    </AdminPage>
  );
}
