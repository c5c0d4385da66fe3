import type { Artist } from '@kantele/api/contract/artists';
import { cx } from '@kantele/ui/cx';
import { EmptyState } from '@kantele/ui/EmptyState';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { T, useT } from '../../app/i18n.tsx';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { trpc } from '../../app/trpc.ts';
import { reads } from '../../catalogue/reads.ts';
import { kinds } from '../../catalogue/registry.ts';
import { TrackList } from '../tracks/TrackList.tsx';
import * as css from './ArtistPage.css.ts';
import { Discography } from './Discography.tsx';
import { LatestRelease } from './LatestRelease.tsx';
import { SimilarArtists } from './SimilarArtists.tsx';

const few = 5;

/** What an artist is best known for, the latest album, and everything else in shelves. */
export function ArtistOverview({ artist }: { artist: Artist }) {
  const t = useT();
  const [{ pagination }] = trpc.artists.tracks.useSuspenseQuery(reads.artistTracks(artist.id));
  const [albums] = trpc.artists.albums.useSuspenseQuery(reads.artistAlbums(artist.id));
  const [all, setAll] = useState(false);
  const tracks = pagination.data;
  const [latest] = albums.pagination.data;
  if (tracks.length === 0 && !latest) {
    return (
      <EmptyState title={t('Nothing here yet')}>
        <T text="Albums by :artist will appear here once added." values={{ artist: artist.name }} />
      </EmptyState>
    );
  }
  return (
    <div className={css.shelves}>
      <div className={cx(css.columns, !latest && css.alone)} data-columns="">
        <section aria-labelledby="top-tracks">
          <SectionHead
            id="top-tracks"
            title={t('Top tracks')}
            level="h3"
            action={
              tracks.length > few && (
                <span className={css.actions}>
                  {pagination.next_cursor && (
                    <Link to="/tracks" search={{ artist: artist.id }}>
                      {t('Show all')}
                    </Link>
                  )}
                  <button type="button" className={css.more} aria-expanded={all} onClick={() => setAll(!all)}>
                    {all ? t('See five') : t('See ten')}
                  </button>
                </span>
              )
            }
          />
          <TrackList
            tracks={tracks}
            shown={all ? 10 : few}
            context={kinds.artist.plays.context(artist)}
            layout="list"
            label={t('Top tracks')}
            list={{ artist_id: artist.id }}
          />
        </section>
        {latest && (
          <section aria-labelledby="latest-release">
            <SectionHead id="latest-release" title={t('Latest release')} level="h3" />
            <LatestRelease id={latest.id} />
          </section>
        )}
      </div>
      <Discography id={artist.id} layout="carousel" />
      <SimilarArtists id={artist.id} layout="carousel" />
    </div>
  );
}
