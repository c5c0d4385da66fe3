import type { ListedPage } from '@kantele/api/contract/pages';
import { BulkBar } from '@kantele/ui/BulkBar';
import { Button } from '@kantele/ui/Button';
import { DataTable } from '@kantele/ui/DataTable';
import { EmptySearchDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { PageHeader } from '@kantele/ui/PageHeader';
import { SearchField } from '@kantele/ui/SearchField';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { trpc } from '../../../app/trpc.ts';
import { useTyped } from '../../../app/use-typed.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { CreatePageDialog } from './CreatePageDialog.tsx';
import { DeletePagesDialog } from './DeletePagesDialog.tsx';
import { usePageColumns } from './page-columns.tsx';
import * as css from './pages.css.ts';
import { type PagesSearch, pagesInput, sortChosen, sortShown } from './pages-search.ts';

const none: ListedPage[] = [];

/** The pages of the site's own, drafts and public ones. */
export function PagesPage({ search }: { search: PagesSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const { filter, pages: turn } = useListSearch(search);
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => filter({ q: q || undefined }, true));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<'create' | 'delete' | null>(null);
  const columns = usePageColumns();
  const list = trpc.pages.list.useQuery(pagesInput(search), { placeholderData: keepPreviousData });
  const pages = list.data?.pagination.data ?? none;
  const rows = pages.map((page) => ({ id: String(page.id), page }));
  const picked = pages.filter(({ id }) => chosen.has(String(id)));
  const open = (id: string) => void navigate({ to: '/admin/pages/$id', params: { id } });
  const create = (
    <Button variant="accent" icon={<Plus size={18} />} onPress={() => setAsking('create')}>
      {t('New page')}
    </Button>
  );
  const clear = () => setChosen(new Set());

  return (
    <AdminPage>
      <PageHeader
        title={t('Pages')}
        description={t('Pages of your own: an imprint, help, what the site is about.')}
        actions={create}
      />
      <div className={css.search}>
        <SearchField
          label={t('Search pages')}
          placeholder={t('Title or address')}
          clearLabel={t('Clear')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      {list.error ? (
        <ListError
          title={t('The pages could not be loaded')}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => filter({})}
        />
      ) : (
        <>
          <DataTable
            label={t('Pages')}
            columns={columns}
            rows={rows}
            rowLabel={({ page }) => page.title}
            sort={sortShown(search.sort)}
            onSort={(sort) => filter({ sort: sortChosen(sort, search.sort) })}
            selected={new Set(picked.map(({ id }) => String(id)))}
            onSelect={setChosen}
            onRowAction={open}
            loading={list.isPending || list.isPlaceholderData}
            loadingText={t('Loading...')}
            maxHeight="max(320px, calc(100dvb - 262px))"
            empty={
              search.q ? (
                <EmptyState
                  title={t('No page matches')}
                  drawing={<EmptySearchDrawing />}
                  action={<Button onPress={() => filter({ q: undefined })}>{t('Remove all filters')}</Button>}
                />
              ) : (
                <EmptyState title={t('There are no pages yet')} action={create} />
              )
            }
          />
          <BulkBar
            count={picked.length}
            label={t(':count selected', { count: picked.length })}
            clearLabel={t('Clear selection')}
            onClear={clear}
          >
            <Button variant="inverse" size="small" onPress={() => setAsking('delete')}>
              {t('Delete…')}
            </Button>
          </BulkBar>
          <ListPages
            label={t('Pages of the list')}
            search={search}
            rows={list.isPending ? null : rows.length}
            total={list.data?.pagination.total}
            pages={turn(list.data?.pagination.next_cursor ?? null)}
          />
        </>
      )}
      <CreatePageDialog
        isOpen={asking === 'create'}
        onClose={() => setAsking(null)}
        onCreated={(id) => open(String(id))}
      />
      <DeletePagesDialog
        pages={picked}
        isOpen={asking === 'delete'}
        onClose={() => setAsking(null)}
        onDone={clear}
      />
    </AdminPage>
  );
}
