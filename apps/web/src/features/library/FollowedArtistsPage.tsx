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
import { ArtistCard } from '../artists/ArtistCard.tsx';
import { LibraryPage } from './LibraryPage.tsx';
import { LibraryTools } from './LibraryTools.tsx';
import { type FollowedArtistsSearch, followedArtistPages } from './library-lists.ts';
import { NothingFound } from './NothingFound.tsx';

const sorts = {
  newest: line('Followed last'),
  name: line('A–Z'),
} as const;

/** Every artist one follows. */
export function FollowedArtistsPage({ search }: { search: FollowedArtistsSearch }) {
  return (
    <LibraryPage path="/library/artists">
      <Grid search={search} />
    </LibraryPage>
  );
}

function Grid({ search }: { search: FollowedArtistsSearch }) {
  const t = useT();
  const { client } = trpc.useUtils();
  const { data, ...list } = useSuspenseInfiniteQuery(followedArtistPages(client, search));
  const artists = data.pages.flatMap(({ pagination }) => pagination.data);
  const cursor = data.pages.at(-1)?.pagination.next_cursor;
  if (artists.length === 0 && !search.q) {
    return (
      <EmptyState
        title={t('You follow nobody yet')}
        drawing={<EmptyLibraryDrawing />}
        layout="page"
        action={
          <Link to="/artists" className={buttonStyle({ variant: 'accent' })}>
            {t('Find artists')}
          </Link>
        }
      >
        {t('Follow an artist and you will find them here.')}
      </EmptyState>
    );
  }
  return (
    <>
      <LibraryTools
        to="/library/artists"
        sorts={sorts}
        search={search}
        label={t('Filter artists you follow')}
      />
      {artists.length === 0 ? (
        <NothingFound query={search.q ?? ''} to="/library/artists" />
      ) : (
        <CardGrid label={t('Artists you follow')}>
          {artists.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} />
          ))}
        </CardGrid>
      )}
      {cursor && (
        <LoadMore
          to="/library/$part"
          params={{ part: 'artists' }}
          search={{ ...search, cursor }}
          pending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
