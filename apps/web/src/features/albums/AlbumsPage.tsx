import { line } from '@kantele/api/translate';
import { buttonStyle } from '@kantele/ui/Button.css';
import { chipStyle } from '@kantele/ui/Chip.css';
import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { CardGrid } from '@kantele/ui/Shelf';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { EmptyCatalogue } from '../../app/parts/EmptyCatalogue.tsx';
import { LoadMore } from '../../app/parts/LoadMore.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import { albumTypePlurals } from '../../lib/words.ts';
import { AlbumCard } from './AlbumCard.tsx';
import * as css from './AlbumsPage.css.ts';
import { type AlbumListSearch, albumPages, albumSorts, albumTypes } from './albums-search.ts';

const sortWords = {
  newest: line('Newest'),
  popular: line('Most played'),
  name: line('A–Z'),
  added: line('Just added'),
} as const;

/** All albums, in one of four orders, of one kind or all. */
export function AlbumsPage({ search }: { search: AlbumListSearch }) {
  const t = useT();
  const { client } = trpc.useUtils();
  const { data, ...list } = useSuspenseInfiniteQuery(albumPages(client, search));
  const { pages } = data;
  const albums = pages.flatMap(({ pagination }) => pagination.data);
  const cursor = pages.at(-1)?.pagination.next_cursor;
  const { sort = 'newest', type } = search;
  return (
    <Page className={css.page}>
      <h1 className={text({ style: 'h1' })}>{t('Albums')}</h1>
      <div className={css.filters}>
        <nav className={css.chips} aria-label={t('Order')}>
          {albumSorts.map((name) => (
            <Link
              key={name}
              to="/albums"
              search={{ sort: name, type }}
              className={chipStyle()}
              activeProps={{}}
              aria-current={name === sort ? 'page' : 'false'}
              replace
              resetScroll={false}
            >
              {t(sortWords[name])}
            </Link>
          ))}
        </nav>
        <nav className={css.chips} aria-label={t('Kind')}>
          {[undefined, ...albumTypes].map((name) => (
            <Link
              key={name ?? 'all'}
              to="/albums"
              search={{ sort, type: name }}
              className={chipStyle()}
              activeProps={{}}
              aria-current={name === type ? 'page' : 'false'}
              replace
              resetScroll={false}
            >
              {name ? t(albumTypePlurals[name]) : t('All kinds')}
            </Link>
          ))}
        </nav>
      </div>
      {albums.length === 0 ? (
        <NoAlbums isFiltered={type !== undefined} />
      ) : (
        <CardGrid label={t('Albums')}>
          {albums.map((album) => (
            <AlbumCard key={album.id} album={album} />
          ))}
        </CardGrid>
      )}
      {cursor && (
        <LoadMore
          to="/albums"
          search={{ ...search, cursor }}
          pending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        />
      )}
    </Page>
  );
}

function NoAlbums({ isFiltered }: { isFiltered: boolean }) {
  const t = useT();
  if (!isFiltered) return <EmptyCatalogue />;
  return (
    <EmptyState
      title={t('No albums of this kind')}
      action={
        <Link to="/albums" className={buttonStyle({ variant: 'outline' })}>
          {t('Show all kinds')}
        </Link>
      }
    />
  );
}
