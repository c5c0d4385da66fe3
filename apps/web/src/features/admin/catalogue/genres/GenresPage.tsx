import type { Genre } from '@kantele/api/contract/genres';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { NamesTable } from '../names/NamesTable.tsx';
import { type GenresSearch, genreSort, namesInput } from '../names/names-search.ts';
import { useGenreActions } from '../names/use-name-actions.ts';

const none: Genre[] = [];

/** All genres, empty ones too; one of them opens at the end of the window, under an address of its own. */
export function GenresPage({ search }: { search: GenresSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const actions = useGenreActions();
  const { client } = trpc.useUtils();
  const list = trpc.genres.list.useQuery(namesInput(search), { placeholderData: keepPreviousData });
  return (
    <NamesTable
      kind="genres"
      search={search}
      list={list}
      names={list.data?.pagination.data ?? none}
      read={(page) => client.genres.list.query({ ...namesInput(search), ...page })}
      actions={actions}
      between={[{ id: 'address', label: t('Address'), cell: ({ name }) => <bdi>/genre/{name.slug}</bdi> }]}
      isCounted
      sort={genreSort.shown(search.sort)}
      onSort={(wanted) => ({ sort: genreSort.chosen(wanted, search.sort) })}
      onOpen={(id) =>
        void navigate({ to: '/admin/genres/$id', params: { id }, search, state: true, resetScroll: false })
      }
    />
  );
}
