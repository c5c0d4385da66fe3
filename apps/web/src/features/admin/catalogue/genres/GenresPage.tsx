import type { Genre } from '@kantele/api/contract/genres';
import { Button } from '@kantele/ui/Button';
import { text } from '@kantele/ui/css/text.css';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { localeOf } from '../../../../lib/dates.ts';
import { CatalogueTable } from '../CatalogueTable.tsx';
import { NameDialog } from '../names/NameDialog.tsx';
import { NamesBulk } from '../names/NamesBulk.tsx';
import { type GenresSearch, genreSort, namesInput } from '../names/names-search.ts';
import { useGenreActions, useRefreshGenres } from './use-genre-actions.ts';

const none: Genre[] = [];

/** All genres, empty ones too; one of them opens at the end of the window, under an address of its own. */
export function GenresPage({ search }: { search: GenresSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const number = new Intl.NumberFormat(localeOf(useLanguage()));
  const [creating, setCreating] = useState(false);
  const create = trpc.genres.create.useMutation();
  const refresh = useRefreshGenres();
  const { merge, remove } = useGenreActions();
  const { sort } = search;
  const list = trpc.genres.list.useQuery(namesInput(search), { placeholderData: keepPreviousData });
  const rows = (list.data?.pagination.data ?? none).map((genre) => ({ id: String(genre.id), genre }));
  const open = (id: string) =>
    void navigate({ to: '/admin/genres/$id', params: { id }, search, state: true, resetScroll: false });
  const add = (
    <Button variant="accent" icon={<Plus size={18} />} onPress={() => setCreating(true)}>
      {t('New genre')}
    </Button>
  );
  return (
    <CatalogueTable
      title={t('Genres')}
      actions={add}
      start={add}
      name="genres"
      search={search}
      searchField={{ label: t('Search genres'), placeholder: t('Name') }}
      list={list}
      rows={rows}
      rowLabel={({ genre }) => genre.display_name}
      columns={[
        {
          id: 'name',
          label: t('Name'),
          sortable: true,
          width: 260,
          cell: ({ genre }) => (
            <span className={text({ style: 'listName', clamp: 1 })} dir="auto">
              {genre.display_name}
            </span>
          ),
        },
        { id: 'address', label: t('Address'), cell: ({ genre }) => <bdi>/genre/{genre.slug}</bdi> },
        {
          id: 'tracks',
          label: t('Public tracks'),
          sortable: true,
          align: 'end',
          cell: ({ genre }) => number.format(genre.tracks_count),
        },
      ]}
      sort={genreSort.shown(sort)}
      onSort={(wanted) => ({ sort: genreSort.chosen(wanted, sort) })}
      onOpen={open}
      bulk={(picked, clear) => {
        const ids = picked.map(({ genre }) => genre.id);
        return (
          <NamesBulk
            kind="genres"
            look="bar"
            ids={ids}
            onMerge={(into) => merge(ids, into)}
            onDelete={() => remove(ids)}
            onDone={clear}
          />
        );
      }}
      words={{
        failed: t('The genres could not be loaded'),
        empty: t('There are no genres yet'),
        noMatch: t('No genre matches'),
        pages: t('Pages of genres'),
      }}
    >
      <NameDialog
        title={t('New genre')}
        isOpen={creating}
        onClose={() => setCreating(false)}
        onCreate={async (display_name) => {
          const { genre } = await create.mutateAsync({ display_name });
          void refresh();
          return () => open(String(genre.id));
        }}
      />
    </CatalogueTable>
  );
}
