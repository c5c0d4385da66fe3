import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import type { DataColumn, DataSort } from '@kantele/ui/DataTable';
import { Plus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useLanguage, useT } from '../../../../app/i18n.tsx';
import { localeOf } from '../../../../lib/dates.ts';
import { pageOfRows } from '../../parts/use-chosen-rows.tsx';
import { CatalogueTable } from '../CatalogueTable.tsx';
import type { CatalogueSearch } from '../catalogue-search.ts';
import { NameDialog } from './NameDialog.tsx';
import { NamesBulk } from './NamesBulk.tsx';
import { type NameKind, nameWords } from './name-words.ts';
import type { NameActions } from './use-name-actions.ts';

interface Named {
  id: number;
  display_name: string;
  tracks_count: number;
}

interface NameRow<Name> {
  id: string;
  name: Name;
}

const rowOf = <Name extends Named>(name: Name): NameRow<Name> => ({ id: String(name.id), name });

interface NamesTableProps<Name extends Named, Search extends CatalogueSearch> {
  kind: NameKind;
  search: Search;
  list: ComponentProps<typeof CatalogueTable>['list'];
  /** Names of the page that is shown. */
  names: readonly Name[];
  /** Reads further pages. */
  read: (page: {
    per_page: number;
    cursor: string | null;
  }) => Promise<{ pagination: { data: readonly Name[]; next_cursor: string | null } }>;
  actions: NameActions;
  /** Columns between the name and the number of tracks. */
  between?: readonly DataColumn<NameRow<Name>>[];
  /** Whether the list can be put in order by the number of tracks. */
  isCounted?: boolean;
  sort: DataSort;
  onSort: (sort: DataSort) => Partial<Search>;
  onOpen: (id: string) => void;
}

/** The table of all genres, or of all tags: one of them opens beside it. */
export function NamesTable<Name extends Named, Search extends CatalogueSearch>({
  kind,
  names,
  read,
  actions,
  between = [],
  isCounted = false,
  onOpen,
  ...table
}: NamesTableProps<Name, Search>) {
  const t = useT();
  const words = nameWords[kind];
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  const [creating, setCreating] = useState(false);
  const add = (
    <Button variant="accent" icon={<Plus size={18} />} onPress={() => setCreating(true)}>
      {t(words.create)}
    </Button>
  );
  const columns: DataColumn<NameRow<Name>>[] = [
    {
      id: 'name',
      label: t('Name'),
      sortable: true,
      width: 260,
      cell: ({ name }) => (
        <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
          {name.display_name}
        </span>
      ),
    },
    ...between,
    {
      id: 'tracks',
      label: t('Public tracks'),
      sortable: isCounted,
      align: 'end',
      cell: ({ name }) => number.format(name.tracks_count),
    },
  ];
  return (
    <CatalogueTable
      {...table}
      title={t(words.title)}
      actions={add}
      start={add}
      name={kind}
      searchField={{ label: t(words.search), placeholder: t('Name') }}
      rows={names.map(rowOf)}
      read={async (page) => pageOfRows(await read(page), rowOf)}
      rowLabel={({ name }) => name.display_name}
      columns={columns}
      onOpen={onOpen}
      bulk={(picked, clear) => (
        <NamesBulk
          kind={kind}
          look="bar"
          ids={picked.map(({ name }) => name.id)}
          actions={actions}
          onDone={clear}
        />
      )}
      words={{
        failed: t(words.listFailed),
        empty: t(words.empty),
        noMatch: t(words.noMatch),
        pages: t(words.pages),
      }}
    >
      <NameDialog
        title={t(words.create)}
        isOpen={creating}
        onClose={() => setCreating(false)}
        onCreate={async (display_name) => {
          const id = await actions.create(display_name);
          return () => onOpen(String(id));
        }}
      />
    </CatalogueTable>
  );
}
