import { line } from '@kantele/api/translate';
import { chipStyle } from '@kantele/ui/Chip.css';
import { text } from '@kantele/ui/css/text.css';
import { EmptyState } from '@kantele/ui/EmptyState';
import { CardGrid } from '@kantele/ui/Shelf';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { LoadMore } from '../../app/parts/LoadMore.tsx';
import { Page } from '../../app/parts/Page.tsx';
import { trpc } from '../../app/trpc.ts';
import * as css from '../albums/AlbumsPage.css.ts';
import { ArtistCard } from './ArtistCard.tsx';
import { type ArtistListSearch, artistPages, artistSorts } from './artists-search.ts';

const sortWords = { popular: line('Most played'), newest: line('Newest'), name: line('A–Z') } as const;

/** All artists, in one of three orders. */
export function ArtistsPage({ search }: { search: ArtistListSearch }) {
  const t = useT();
  const { client } = trpc.useUtils();
  const { data, ...list } = useSuspenseInfiniteQuery(artistPages(client, search));
  const { pages } = data;
  const artists = pages.flatMap(({ pagination }) => pagination.data);
  const cursor = pages.at(-1)?.pagination.next_cursor;
  const { sort = 'popular' } = search;
  return (
    <Page className={css.page}>
      <h1 className={text({ style: 'h1' })}>{t('Artists')}</h1>
      <nav className={css.chips} aria-label={t('Order')}>
        {artistSorts.map((name) => (
          <Link
            key={name}
            to="/artists"
            search={{ sort: name }}
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
      {artists.length === 0 ? (
        <EmptyState title={t('No artists yet')} />
      ) : (
        <CardGrid label={t('Artists')}>
          {artists.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} />
          ))}
        </CardGrid>
      )}
      {cursor && (
        <LoadMore
          to="/artists"
          search={{ ...search, cursor }}
          pending={list.isFetchingNextPage}
          onPress={() => void list.fetchNextPage()}
        />
      )}
    </Page>
  );
}
