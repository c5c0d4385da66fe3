import type { ManagedAlbum } from '@kantele/api/contract/albums';
import { Button } from '@kantele/ui/Button';
import { buttonStyle } from '@kantele/ui/Button.css';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FolderUp, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../../../app/boot.tsx';
import { useT } from '../../../../app/i18n.tsx';
import { trpc } from '../../../../app/trpc.ts';
import { albumTypes, typeWords, visibilities, visibilityWords } from '../../../backstage/release-words.ts';
import { pageOfRows } from '../../parts/use-chosen-rows.tsx';
import { CatalogueTable } from '../CatalogueTable.tsx';
import { useGenreFilter } from '../genre-filter.tsx';
import { AlbumsBulk } from './AlbumsBulk.tsx';
import { useAlbumColumns } from './album-columns.tsx';
import { type AlbumsSearch, albumSort, albumsInput } from './albums-search.ts';
import { CreateAlbumDialog } from './CreateAlbumDialog.tsx';

const none: ManagedAlbum[] = [];
const rowOf = (album: ManagedAlbum) => ({ id: String(album.id), album });

/** All albums, drafts too; one of them opens at the end of the window, under an address of its own. */
export function AlbumsPage({ search }: { search: AlbumsSearch }) {
  const t = useT();
  const navigate = useNavigate();
  const columns = useAlbumColumns();
  const [creating, setCreating] = useState(false);
  const managesArtists = useCan('artists.manage');
  const managesTracks = useCan('tracks.manage');
  const mayUpload = useCan('files.create');
  const uploads = managesArtists && managesTracks && mayUpload;
  const { client } = trpc.useUtils();
  const list = trpc.albums.managed.useQuery(albumsInput(search), { placeholderData: keepPreviousData });
  const rows = (list.data?.pagination.data ?? none).map(rowOf);
  const genre = useGenreFilter(
    search.genre,
    (id) => void navigate({ to: '.', search: { ...search, cursor: undefined, page: undefined, genre: id } }),
  );
  const open = (id: string) =>
    void navigate({ to: '/admin/albums/$id', params: { id }, search, state: true, resetScroll: false });
  const actions = (
    <>
      {uploads && (
        <Link to="/admin/albums/upload" className={buttonStyle()}>
          <FolderUp size={18} aria-hidden="true" />
          {t('Upload music')}
        </Link>
      )}
      {managesArtists && (
        <Button variant="accent" icon={<Plus size={18} />} onPress={() => setCreating(true)}>
          {t('New album')}
        </Button>
      )}
    </>
  );
  return (
    <CatalogueTable
      title={t('Albums')}
      actions={actions}
      start={actions}
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
      read={async (page) =>
        pageOfRows(await client.albums.managed.query({ ...albumsInput(search), ...page }), rowOf)
      }
      rowLabel={({ album }) => album.name}
      columns={columns}
      sort={albumSort.shown(search.sort)}
      onSort={(sort) => ({ sort: albumSort.chosen(sort, search.sort) })}
      onOpen={(id) => {
        if (!search.deleted) open(id);
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
      <CreateAlbumDialog
        isOpen={creating}
        onClose={() => setCreating(false)}
        onCreated={(id) => open(String(id))}
      />
    </CatalogueTable>
  );
}
