import type { LyricsHit } from '@kantele/api/contract/lyrics';
import type { SearchResponse } from '@kantele/api/contract/search';
import { chipStyle } from '@kantele/ui/Chip.css';
import { Shelf } from '@kantele/ui/Shelf';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { sections } from '../../app/parts/Page.css.ts';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { trpc } from '../../app/trpc.ts';
import { searchAddress } from '../../catalogue/address.ts';
import { listContext } from '../../catalogue/play-context.ts';
import { reads } from '../../catalogue/reads.ts';
import { kinds } from '../../catalogue/registry.ts';
import { AlbumCard } from '../albums/AlbumCard.tsx';
import { ArtistCard } from '../artists/ArtistCard.tsx';
import { TrackList } from '../tracks/TrackList.tsx';
import { LyricsHits } from './LyricsHits.tsx';
import { Outcome } from './Outcome.tsx';
import * as css from './SearchPage.css.ts';
import { foundOf, lyricsFoundOf } from './search-queries.ts';
import { TopResult } from './TopResult.tsx';

const holds = (name: string, query: string) =>
  name.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());

const few = 4;
const onShelf = 6;

/** The best hit beside the first tracks, then shelves. */
export function AllResults({ query }: { query: string }) {
  const t = useT();
  const { client } = trpc.useUtils();
  const found = useQuery({ ...foundOf(client, query), placeholderData: keepPreviousData });
  const { data } = found;
  const sung = useQuery({ ...lyricsFoundOf(client, query, 'all'), placeholderData: keepPreviousData });
  const lyrics = sung.data?.hits ?? [];
  const [{ pagination }] = trpc.genres.list.useSuspenseQuery(reads.genres);
  const genres = pagination.data.filter(({ display_name }) => holds(display_name, query));
  const nothing =
    data !== undefined &&
    genres.length === 0 &&
    Object.values(data.results).every((list) => list.length === 0);
  const isEmpty = nothing && lyrics.length === 0 && !sung.isPending;
  return (
    <Outcome query={query} found={found} isEmpty={isEmpty} instead={data?.did_you_mean ?? null}>
      {genres.length > 0 && (
        <section aria-labelledby="found-genres" className={css.genres}>
          <SectionHead id="found-genres" title={t('Genres')} />
          <nav aria-label={t('Genres')} className={css.chips}>
            {genres.map((genre) => (
              <Link key={genre.id} {...kinds.genre.link(genre)} className={chipStyle()}>
                <bdi>{genre.display_name}</bdi>
              </Link>
            ))}
          </nav>
        </section>
      )}
      {data && <Everything query={query} data={data} lyrics={lyrics} />}
    </Outcome>
  );
}

interface EverythingProps {
  query: string;
  data: SearchResponse;
  lyrics: readonly LyricsHit[];
}

function Everything({ query, data, lyrics }: EverythingProps) {
  const t = useT();
  const { results, top } = data;
  return (
    <div className={sections}>
      {(top || results.tracks.length > 0) && (
        <div className={css.top} data-columns="">
          {top && (
            <section aria-labelledby="top-result">
              <SectionHead id="top-result" title={t('Top result')} />
              <TopResult top={top} />
            </section>
          )}
          {results.tracks.length > 0 && (
            <section aria-labelledby="found-tracks">
              <SectionHead
                id="found-tracks"
                title={t('Tracks')}
                action={
                  results.tracks.length > few && (
                    <Link {...searchAddress.link(query)} search={{ type: 'tracks' }}>
                      {t('Show all')}
                    </Link>
                  )
                }
              />
              <TrackList
                tracks={results.tracks}
                shown={few}
                context={listContext.search(query)}
                layout="found"
                numbered={false}
                query={query}
              />
            </section>
          )}
        </div>
      )}
      {lyrics.length > 0 && (
        <section aria-labelledby="found-lyrics">
          <SectionHead
            id="found-lyrics"
            title={t('Lyrics')}
            action={
              <Link {...searchAddress.link(query)} search={{ type: 'lyrics' }}>
                {t('Show all')}
              </Link>
            }
          />
          <LyricsHits query={query} hits={lyrics} />
        </section>
      )}
      {results.albums.length > 0 && (
        <Shelf
          title={t('Albums')}
          action={
            results.albums.length > onShelf && (
              <Link {...searchAddress.link(query)} search={{ type: 'albums' }}>
                {t('Show all')}
              </Link>
            )
          }
        >
          {results.albums.map((album) => (
            <AlbumCard key={album.id} album={album} note="year" query={query} />
          ))}
        </Shelf>
      )}
      {results.artists.length > 0 && (
        <Shelf
          title={t('Artists')}
          action={
            results.artists.length > onShelf && (
              <Link {...searchAddress.link(query)} search={{ type: 'artists' }}>
                {t('Show all')}
              </Link>
            )
          }
        >
          {results.artists.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} query={query} />
          ))}
        </Shelf>
      )}
    </div>
  );
}
