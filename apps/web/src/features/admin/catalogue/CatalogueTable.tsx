import { BulkBar } from '@kantele/ui/BulkBar';
import { Button } from '@kantele/ui/Button';
import { ColumnsMenu } from '@kantele/ui/ColumnsMenu';
import { type DataColumn, type DataSort, DataTable } from '@kantele/ui/DataTable';
import { EmptySearchDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { type ActiveFilter, FilterBar } from '@kantele/ui/FilterBar';
import { PageHeader } from '@kantele/ui/PageHeader';
import { SearchField } from '@kantele/ui/SearchField';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '../../../app/i18n.tsx';
import { useTyped } from '../../../app/use-typed.ts';
import { AdminPage } from '../frame/AdminPage.tsx';
import { ListError } from '../parts/ListError.tsx';
import { ListPages } from '../parts/ListPages.tsx';
import { SavedViews } from '../parts/SavedViews.tsx';
import { type ReadPage, useChosenRows } from '../parts/use-chosen-rows.tsx';
import { useListSearch } from '../parts/use-list-search.ts';
import { useStored } from '../parts/use-stored.ts';
import { type CatalogueSearch, isNarrowed, withoutFilters } from './catalogue-search.ts';

/** Something a list can be narrowed down to by one press. */
export interface FilterChoice<Search> {
  label: string;
  patch: Partial<Search>;
}

/** A filter whose value was chosen in a dialog. */
export interface NamedFilter {
  id: string;
  label: string;
  /** What the menu says that leads to the dialog. */
  choose: string;
  /** Whether it is on. */
  isOn: boolean;
  onChoose: () => void;
}

interface List {
  data: { pagination: { next_cursor: string | null; total?: number } } | undefined;
  error: unknown;
  isPending: boolean;
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface CatalogueTableProps<Row extends { id: string }, Search extends CatalogueSearch> {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  /** Names the table where something of it is kept. */
  name: string;
  search: Search;
  searchField: { label: string; placeholder: string };
  choices?: readonly FilterChoice<Search>[];
  named?: readonly NamedFilter[];
  list: List;
  rows: readonly Row[];
  /** Reads further pages: for choosing everything that matches. */
  read: ReadPage<Row>;
  rowLabel: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  sort: DataSort;
  onSort: (sort: DataSort) => Partial<Search>;
  onOpen: (id: string) => void;
  /** What can be done with the rows that are chosen. */
  bulk: (picked: readonly Row[], clear: () => void) => ReactNode;
  words: { failed: string; empty: string; noMatch: string; pages: string };
  /** In the place of rows when there is nothing at all. */
  start?: ReactNode;
  children?: ReactNode;
}

/** A table of the catalogue: searched, narrowed down, put in order and turned page by page on the server. */
export function CatalogueTable<Row extends { id: string }, Search extends CatalogueSearch>({
  title,
  actions,
  name,
  search,
  searchField,
  choices = [],
  named = [],
  list,
  rows,
  read,
  rowLabel,
  columns,
  sort,
  onSort,
  onOpen,
  bulk,
  words,
  start,
  children,
}: CatalogueTableProps<Row, Search>) {
  const t = useT();
  const { filter, pages } = useListSearch(search);
  const narrow = (patch: object, replace?: boolean) => filter(patch as Partial<Search>, replace);
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => narrow({ q: q || undefined }, true));
  const [hidden, setHidden] = useStored(`${name}.hidden`);
  const pagination = list.data?.pagination;
  const { picked, ids, choose, clear, more } = useChosenRows({ search, rows, pagination, read });
  const filters = activeFilters(choices, named, search, (label) =>
    t('Remove filter: :name', { name: label }),
  );
  const offered = [
    ...choices.map(({ label }, at) => ({ id: String(at), label })),
    ...named.map(({ id, choose }) => ({ id, label: choose })),
  ];
  return (
    <AdminPage>
      <PageHeader title={title} actions={actions} />
      <FilterBar
        label={t('Filters')}
        search={
          <SearchField
            label={searchField.label}
            placeholder={searchField.placeholder}
            clearLabel={t('Clear')}
            maxLength={80}
            value={typed}
            onChange={setTyped}
          />
        }
        filters={filters}
        onRemove={(id) => narrow({ [id]: undefined })}
        {...(offered.length === 0
          ? {}
          : {
              add: {
                label: t('Filter'),
                items: offered,
                onAdd: (id: string) => {
                  const choice = choices[Number(id)];
                  if (choice) narrow(choice.patch);
                  else named.find((one) => one.id === id)?.onChoose();
                },
              },
            })}
      >
        <SavedViews
          screen={name}
          search={search}
          onOpen={(view) => narrow({ ...withoutFilters(search), sort: undefined, ...view })}
        />
        <ColumnsMenu label={t('Columns')} columns={columns} hidden={hidden} onChange={setHidden} />
      </FilterBar>
      {list.error ? (
        <ListError
          title={words.failed}
          error={list.error}
          pending={list.isFetching}
          onRetry={() => void list.refetch()}
          onFirstPage={() => narrow({})}
        />
      ) : (
        <>
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            rowLabel={rowLabel}
            hidden={hidden}
            sort={sort}
            onSort={(wanted) => filter(onSort(wanted))}
            selected={ids}
            onSelect={choose}
            onRowAction={onOpen}
            loading={list.isPending || list.isPlaceholderData}
            loadingText={t('Loading...')}
            maxHeight="max(320px, calc(100dvb - 262px))"
            empty={
              isNarrowed(search) ? (
                <EmptyState
                  title={words.noMatch}
                  drawing={<EmptySearchDrawing />}
                  action={
                    <Button onPress={() => filter(withoutFilters(search))}>{t('Remove all filters')}</Button>
                  }
                />
              ) : (
                <EmptyState title={words.empty} action={start} />
              )
            }
          />
          <BulkBar
            count={picked.length}
            label={t(':count selected', { count: picked.length })}
            clearLabel={t('Clear selection')}
            onClear={clear}
          >
            {more}
            {bulk(picked, clear)}
          </BulkBar>
          <ListPages
            label={words.pages}
            search={search}
            rows={list.isPending ? null : rows.length}
            total={pagination?.total}
            pages={pages(pagination?.next_cursor ?? null)}
          />
        </>
      )}
      {children}
      <Outlet />
    </AdminPage>
  );
}

/** Filters that are on, as chips named by the key of the address they stand at. */
function activeFilters<Search extends object>(
  choices: readonly FilterChoice<Search>[],
  named: readonly NamedFilter[],
  search: Search,
  removing: (label: string) => string,
): ActiveFilter[] {
  const said = new Map(Object.entries(search));
  const chosen = choices.flatMap(({ label, patch }) => {
    const [key, value] = Object.entries(patch)[0] ?? [];
    return key !== undefined && said.get(key) === value ? [{ id: key, label }] : [];
  });
  const found = named.flatMap(({ id, label, isOn }) => (isOn ? [{ id, label }] : []));
  return [...chosen, ...found].map((one) => ({ ...one, removeLabel: removing(one.label) }));
}
