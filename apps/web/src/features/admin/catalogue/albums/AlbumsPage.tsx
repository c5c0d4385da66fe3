import type { ManagedAlbum } from '@kantele/api/contract/albums';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { albumTypes, typeWords, visibilities, visibilityWords } from '../../../backstage/release-words.ts';
import { CatalogueTable } from '../CatalogueTable.tsx';
import { useGenreFilter } from '../genre-filter.tsx';
import { AlbumsBulk } from './AlbumsBulk.tsx';
import { useAlbumColumns } from './album-columns.tsx';
import { type AlbumsSearch, albumSort, albumsInput } from './albums-search.ts';

const none: ManagedAlbum[] = [];

/** All albums, drafts too; one of them opens at the end of the window, under an address of its own. */
export function AlbumsPage({ search }: { search: AlbumsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const columns = useAlbumColumns();
  const list = trpc.albums.managed.useQuery(albumsInput(search), { placeholderData: keepPreviousData });
  const rows = (list.data?.pagination.data ?? none).map((album) => ({ id: String(album.id), album }));
  const genre = useGenreFilter(
    search.genre,
    (id) => void navigate({ to: '.', search: { ...search, cursor: undefined, page: undefined, genre: id } }),
  );
  return (
    <CatalogueTable
      title={t('Albums')}
      name="albums"
      search={search}
      searchField={{ label: t('Search albums'), placeholder: t('Title or artist') }}
      choices={[
        ...visibilities.map((visibility) => ({
          label: t('Visibility: :name', { name: t(visibilityWords[visibility]) }),
          patch: { visibility },
        })),
        ...albumTypes.map((type) => ({
          label: t('Type: :name', { name: t(typeWords[type]) }),
          patch: { type },
        })),
        { label: t('With a cover'), patch: { cover: 'yes' as const } },
        { label: t('Without a cover'), patch: { cover: 'no' as const } },
        { label: t('In the trash'), patch: { deleted: 'yes' as const } },
      ]}
      named={[genre.filter]}
      list={list}
      rows={rows}
      rowLabel={({ album }) => album.name}
      columns={columns}
      sort={albumSort.shown(search.sort)}
      onSort={(sort) => ({ sort: albumSort.chosen(sort, search.sort) })}
      onOpen={(id) => {
        if (search.deleted) return;
        void navigate({ to: '/admin/albums/$id', params: { id }, search, state: true, resetScroll: false });
      }}
      bulk={(picked, clear) => <AlbumsBulk albums={picked.map(({ album }) => album)} onDone={clear} />}
      words={{
        failed: t('The albums could not be loaded'),
        empty: t('There are no albums yet'),
        noMatch: t('No album matches'),
        pages: t('Pages of albums'),
      }}
    >
      {genre.dialog}
    </CatalogueTable>
  );
}
