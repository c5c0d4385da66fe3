import { EmptyState, Shelf } from '@kantele/ui';
import { trpc } from '../../shell/trpc.ts';
import { ArtistCard } from './ArtistCard.tsx';

/** Artists of the same genres. */
export function SimilarArtists({ id, layout }: { id: number; layout: 'grid' | 'carousel' }) {
  const [{ artists }] = trpc.artists.similar.useSuspenseQuery({ id });
  if (artists.length === 0) {
    return layout === 'grid' ? <EmptyState title="Nobody quite like this one" /> : null;
  }
  return (
    <Shelf title="Similar artists" layout={layout}>
      {artists.map((artist) => (
        <ArtistCard key={artist.id} artist={artist} />
      ))}
    </Shelf>
  );
}
