import { line } from '@kantele/api/translate';
import { buttonStyle } from '@kantele/ui/Button.css';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { CardGrid } from '@kantele/ui/Shelf';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCan } from '../../app/boot.tsx';
import { lazyPart } from '../../app/code.ts';
import { useT } from '../../app/i18n.tsx';
import { LoadMore } from '../../app/parts/LoadMore.tsx';
import { trpc } from '../../app/trpc.ts';
import { ImportPlaylists } from '../playlists/files/ImportPlaylists.tsx';
import { PlaylistCard } from '../playlists/PlaylistCard.tsx';
import { FolderChips } from './FolderChips.tsx';
import { LibraryPage } from './LibraryPage.tsx';
import { LibraryTools } from './LibraryTools.tsx';
import { type OwnPlaylistsSearch, ownPlaylistPages } from './library-lists.ts';
import { NothingFound } from './NothingFound.tsx';

const NewPlaylist = lazyPart(() => import('../playlists/NewPlaylist.tsx'));

const sorts = {
  recent: line('Changed last'),
  added: line('Added last'),
  name: line('A–Z'),
  custom: line('Custom order'),
} as const;

/** Every playlist one has made, and those one likes. */
export function OwnPlaylistsPage({ search }: { search: OwnPlaylistsSearch }) {
  return (
    <LibraryPage path="/library/playlists" actions={<NewButtons />}>
      <Grid search={search} />
    </LibraryPage>
  );
}

function NewButtons() {
  const t = useT();
  const mayCreate = useCan('playlists.create');
  const [creates, setCreates] = useState(false);
  if (!mayCreate) return null;
  return (
    <>
      <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={() => setCreates(true)}>
        {t('New playlist')}
      </button>
      <Link to="/smart-playlist" className={buttonStyle({ variant: 'outline' })}>
        {t('New smart playlist')}
      </Link>
      <ImportPlaylists />
      {creates && <NewPlaylist onClose={() => setCreates(false)} />}
    </>
  );
}

function Grid({ search }: { search: OwnPlaylistsSearch }) {
  const t = useT();
  const { client } = trpc.useUtils();
  const { data, ...list } = useSuspenseInfiniteQuery(ownPlaylistPages(client, search));
  const playlists = data.pages.flatMap(({ pagination }) => pagination.data);
  const cursor = data.pages.at(-1)?.pagination.next_cursor;
  if (playlists.length === 0 && !search.q) {
    const { folder } = search;
    return folder ? (
      <>
        <FolderChips folder={folder} />
        <EmptyState
          title={t('This folder is empty')}
          drawing={<EmptyLibraryDrawing />}
          layout="page"
          action={
            <Link
              to="/library/$part"
              params={{ part: 'playlists' }}
              className={buttonStyle({ variant: 'outline' })}
            >
              {t('Show all')}
            </Link>
          }
        >
          {t('Choose “Move to a folder” in the menu of a playlist.')}
        </EmptyState>
      </>
    ) : (
      <EmptyState title={t('No playlists yet')} drawing={<EmptyLibraryDrawing />} layout="page">
        {t('Choose “Add to playlist” in the menu of a song or an album, or like a playlist of somebody.')}
      </EmptyState>
    );
  }
  return (
    <>
      <FolderChips folder={search.folder} />
      <LibraryTools
        to="/library/playlists"
        sorts={sorts}
        search={search}
        label={t('Filter your playlists')}
      />
      {playlists.length === 0 ? (
        <NothingFound query={search.q ?? ''} to="/library/playlists" />
      ) : (
        <CardGrid label={t('Your playlists')}>
          {playlists.map((playlist) => (
            <PlaylistCard key={playlist.id} playlist={playlist} />
          ))}
        </CardGrid>
      )}
      {cursor && (
        <LoadMore
          to="/library/$part"
          params={{ part: 'playlists' }}
          search={{ ...search, cursor }}
          pending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
