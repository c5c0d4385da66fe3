import { line } from '@kantele/api/translate';
import { buttonStyle } from '@kantele/ui/Button.css';
import { EmptyLibraryDrawing } from '@kantele/ui/drawings';
import { EmptyState } from '@kantele/ui/EmptyState';
import { CardGrid } from '@kantele/ui/Shelf';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { LoadMore } from '../../app/parts/LoadMore.tsx';
import { trpc } from '../../app/trpc.ts';
import { AlbumCard } from '../albums/AlbumCard.tsx';
import { LibraryPage } from './LibraryPage.tsx';
import { LibraryTools } from './LibraryTools.tsx';
import { type LikedAlbumsSearch, likedAlbumPages } from './library-lists.ts';
import { NothingFound } from './NothingFound.tsx';

const sorts = {
  newest: line('Liked last'),
  name: line('A–Z'),
  released: line('Newest'),
} as const;

/** Every album one likes. */
export function LikedAlbumsPage({ search }: { search: LikedAlbumsSearch }) {
  return (
    <LibraryPage path="/library/albums">
      <Grid search={search} />
    </LibraryPage>
  );
}

function Grid({ search }: { search: LikedAlbumsSearch }) {
  const t = useT();
  const { client } = trpc.useUtils();
  const { data, ...list } = useSuspenseInfiniteQuery(likedAlbumPages(client, search));
  const albums = data.pages.flatMap(({ pagination }) => pagination.data);
  const cursor = data.pages.at(-1)?.pagination.next_cursor;
  if (albums.length === 0 && !search.q) {
    return (
      <EmptyState
        title={t('Nothing saved yet')}
        drawing={<EmptyLibraryDrawing />}
        layout="page"
        action={
          <Link to="/albums" className={buttonStyle({ variant: 'accent' })}>
            {t('Find music')}
          </Link>
        }
      >
        {t('Like an album and it will land here.')}
      </EmptyState>
    );
  }
  return (
    <>
      <LibraryTools to="/library/albums" sorts={sorts} search={search} label={t('Filter liked albums')} />
      {albums.length === 0 ? (
        <NothingFound query={search.q ?? ''} to="/library/albums" />
      ) : (
        <CardGrid label={t('Liked albums')}>
          {albums.map((album) => (
            <AlbumCard key={album.id} album={album} />
          ))}
        </CardGrid>
      )}
      {cursor && (
        <LoadMore
          to="/library/$part"
          params={{ part: 'albums' }}
          search={{ ...search, cursor }}
          pending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
