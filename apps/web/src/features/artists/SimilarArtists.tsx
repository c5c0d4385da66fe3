import { EmptyState } from '@kantele/ui/EmptyState';
import { Shelf } from '@kantele/ui/Shelf';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { ArtistCard } from './ArtistCard.tsx';

/** Artists of the same genres. */
export function SimilarArtists({ id, layout }: { id: number; layout: 'grid' | 'carousel' }) {
  const t = useT();
  const [{ artists }] = trpc.artists.similar.useSuspenseQuery({ id });
  if (artists.length === 0) {
    return layout === 'grid' ? <EmptyState title={t('No similar artists')} /> : null;
  }
  return (
    <Shelf title={t('Similar artists')} layout={layout}>
      {artists.map((artist) => (
        <ArtistCard key={artist.id} artist={artist} />
      ))}
    </Shelf>
  );
}
