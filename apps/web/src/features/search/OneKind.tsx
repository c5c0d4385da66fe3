import { CardGrid } from '@kantele/ui/Shelf';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { AlbumCard } from '../albums/AlbumCard.tsx';
import { ArtistCard } from '../artists/ArtistCard.tsx';
import { MoreHits } from './MoreHits.tsx';
import { Outcome } from './Outcome.tsx';
import { foundOf, hitsOf, type NamedType } from './search-queries.ts';
import { TrackHits } from './TrackHits.tsx';

interface OneKindProps {
  query: string;
  type: NamedType;
  cursor: string | undefined;
}

/** Everything found of one kind, as far as one scrolls. */
export function OneKind({ query, type, cursor }: OneKindProps) {
  const t = useT();
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const found = useInfiniteQuery({
    ...hitsOf(client, query, type, cursor),
    // What was shown of this kind before, or what all kinds together have shown of it.
    placeholderData: (before, queryBefore) => {
      if (queryBefore?.queryKey[2] === type) return before;
      const all = queryClient.getQueryData(foundOf(client, query).queryKey);
      return all?.results[type].length ? { pages: [all], pageParams: [null] } : undefined;
    },
  });
  const pages = found.data?.pages ?? [];
  const next = found.isPlaceholderData ? null : pages.at(-1)?.next_cursor;
  const isEmpty = found.data !== undefined && pages.every(({ results }) => results[type].length === 0);
  return (
    <Outcome query={query} found={found} isEmpty={isEmpty} instead={pages[0]?.did_you_mean ?? null}>
      {type === 'tracks' && <TrackHits query={query} pages={pages.map(({ results }) => results.tracks)} />}
      {type === 'albums' && (
        <CardGrid label={t('Albums')}>
          {pages.flatMap(({ results }) =>
            results.albums.map((album) => (
              <AlbumCard key={album.id} album={album} note="year" query={query} />
            )),
          )}
        </CardGrid>
      )}
      {type === 'artists' && (
        <CardGrid label={t('Artists')}>
          {pages.flatMap(({ results }) =>
            results.artists.map((artist) => <ArtistCard key={artist.id} artist={artist} query={query} />),
          )}
        </CardGrid>
      )}
      {next && (
        <MoreHits
          query={query}
          search={{ type, cursor: next }}
          pending={found.isFetchingNextPage}
          failed={found.isFetchNextPageError}
          onWanted={() => void found.fetchNextPage()}
        />
      )}
    </Outcome>
  );
}
