import type { SearchResponse } from '@kantele/api/contract/search';
import { Shelf } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import { useT } from '../../shell/i18n.tsx';
import { linkTo } from '../../shell/link-to.ts';
import { sections } from '../../shell/PlayerLayout.css.ts';
import { SectionHead } from '../../shell/SectionHead.tsx';
import { AlbumCard } from '../albums/AlbumCard.tsx';
import { ArtistCard } from '../artists/ArtistCard.tsx';
import { contextOf } from '../playback/contexts.ts';
import { TrackList } from '../tracks/TrackList.tsx';
import * as css from './SearchPage.css.ts';
import { TopResult } from './TopResult.tsx';

const few = 4;
const onShelf = 6;

/** The best hit beside the first tracks, then shelves. */
export function AllResults({ query, data }: { query: string; data: SearchResponse }) {
  const t = useT();
  const { results, top } = data;
  return (
    <div className={sections}>
      <div className={css.top}>
        {top && (
          <section aria-labelledby="top-result">
            <SectionHead id="top-result" title={t('Top result')} level="h3" />
            <TopResult top={top} />
          </section>
        )}
        {results.tracks.length > 0 && (
          <section aria-labelledby="found-tracks">
            <SectionHead
              id="found-tracks"
              title={t('Tracks')}
              level="h3"
              action={
                results.tracks.length > few && (
                  <Link {...linkTo.search(query)} search={{ type: 'tracks' }}>
                    {t('Show all')}
                  </Link>
                )
              }
            />
            <TrackList
              tracks={results.tracks}
              shown={few}
              context={contextOf.search(query)}
              layout="found"
              numbered={false}
              query={query}
            />
          </section>
        )}
      </div>
      {results.albums.length > 0 && (
        <Shelf
          title={t('Albums')}
          action={
            results.albums.length > onShelf && (
              <Link {...linkTo.search(query)} search={{ type: 'albums' }}>
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
              <Link {...linkTo.search(query)} search={{ type: 'artists' }}>
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
