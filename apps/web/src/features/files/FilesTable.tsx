import type { FileEntry } from '@kantele/api/contract/files';
import { BulkBar } from '@kantele/ui/BulkBar';
import { Button } from '@kantele/ui/Button';
import { DataTable } from '@kantele/ui/DataTable';
import { EmptySearchDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { ListError } from '../admin/parts/ListError.tsx';
import { ListPages } from '../admin/parts/ListPages.tsx';
import { useListSearch } from '../admin/parts/use-list-search.ts';
import { DeleteFilesDialog } from './FileDialogs.tsx';
import { useFileColumns } from './file-columns.tsx';
import { type FilesPlace, type FilesSearch, filesInput, sortChosen, sortShown } from './files-search.ts';
import { useFileActions } from './use-file-actions.ts';

const none: FileEntry[] = [];

/** Files and folders of a place: folders open, files are shown beside the table, many are dealt with at once. */
export function FilesTable({ place, search }: { place: FilesPlace; search: FilesSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const { filter, pages } = useListSearch(search);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const { busy, trash, restore } = useFileActions();
  const list = trpc.files.list.useQuery(filesInput(place, search), { placeholderData: keepPreviousData });
  const entries = list.data?.pagination.data ?? none;
  const picked = entries.filter(({ id }) => chosen.has(String(id)));
  const ids = picked.map(({ id }) => id);
  const clear = () => setChosen(new Set());
  const isTrash = search.trash === true;

  const show = (id: string) =>
    void navigate({
      to: place === 'own' ? '/backstage/files/$id' : '/admin/files/$id',
      params: { id },
      search,
      state: true,
      resetScroll: false,
    });
  const open = (id: string) => {
    const entry = entries.find((one) => String(one.id) === id);
    if (entry?.type !== 'folder' || isTrash) return show(id);
    clear();
    filter({ folder: entry.id, q: undefined });
  };
  const columns = useFileColumns(place, isTrash, show);
  const act = async (work: (entryIds: number[]) => Promise<boolean>) => {
    if (await work(ids)) clear();
  };

  if (list.error) {
    return (
      <ListError
        title={t('The files could not be loaded')}
        error={list.error}
        pending={list.isFetching}
        onRetry={() => void list.refetch()}
        onFirstPage={() => filter({})}
      />
    );
  }
  return (
    <>
      <DataTable
        label={isTrash ? t('Trash') : t('Files')}
        columns={columns}
        rows={entries.map((entry) => ({ id: String(entry.id), entry }))}
        rowLabel={({ entry }) => entry.name}
        sort={sortShown(search.sort)}
        onSort={(sort) => filter({ sort: sortChosen(sort, search.sort) })}
        selected={new Set(ids.map(String))}
        onSelect={setChosen}
        onRowAction={open}
        loading={list.isPending || list.isPlaceholderData}
        loadingText={t('Loading...')}
        empty={<NoFiles search={search} onClear={() => filter({ q: undefined })} />}
      />
      <BulkBar
        count={picked.length}
        label={t(':count selected', { count: picked.length })}
        clearLabel={t('Clear selection')}
        onClear={clear}
      >
        <Button
          variant="inverse"
          size="small"
          pending={busy}
          onPress={() => void act(isTrash ? restore : trash)}
        >
          {isTrash ? t('Restore') : t('Move to the trash')}
        </Button>
        <Button variant="inverse" size="small" onPress={() => setAsking(true)}>
          {t('Delete for good…')}
        </Button>
      </BulkBar>
      <ListPages
        label={t('Pages of files')}
        search={search}
        rows={list.isPending ? null : entries.length}
        pages={pages(list.data?.pagination.next_cursor ?? null)}
      />
      <DeleteFilesDialog entries={picked} isOpen={isAsking} onClose={() => setAsking(false)} onDone={clear} />
    </>
  );
}

function NoFiles({ search: { q, trash, folder }, onClear }: { search: FilesSearch; onClear: () => void }) {
  const t = useT();
  if (q) {
    return (
      <EmptyState
        title={t('No file matches')}
        drawing={<EmptySearchDrawing />}
        action={<Button onPress={onClear}>{t('Clear search')}</Button>}
      />
    );
  }
  if (trash) return <EmptyState title={t('The trash is empty')} />;
  return <EmptyState title={folder ? t('This folder is empty') : t('No files yet')} />;
}
