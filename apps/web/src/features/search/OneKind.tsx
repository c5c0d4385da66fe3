import type { SearchResponse } from '@kantele/api/contract/search';
import { CardGrid } from '@kantele/ui';
import { useT } from '../../shell/i18n.tsx';
import { AlbumCard } from '../albums/AlbumCard.tsx';
import { ArtistCard } from '../artists/ArtistCard.tsx';
import { contextOf } from '../playback/contexts.ts';
import { TrackList } from '../tracks/TrackList.tsx';
import type { ResultType } from './ResultsPage.tsx';

interface OneKindProps {
  type: ResultType;
  query: string;
  results: SearchResponse['results'];
}

/** Everything found of one kind. */
export function OneKind({ type, query, results }: OneKindProps) {
  const t = useT();
  switch (type) {
    case 'tracks':
      return (
        <TrackList
          tracks={results.tracks}
          context={contextOf.search(query)}
          layout="list"
          numbered={false}
          query={query}
        />
      );
    case 'albums':
      return (
        <CardGrid label={t('Albums')}>
          {results.albums.map((album) => (
            <AlbumCard key={album.id} album={album} note="year" query={query} />
          ))}
        </CardGrid>
      );
    case 'artists':
      return (
        <CardGrid label={t('Artists')}>
          {results.artists.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} query={query} />
          ))}
        </CardGrid>
      );
  }
}
