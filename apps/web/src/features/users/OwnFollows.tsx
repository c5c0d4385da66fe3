import { Shelf } from '@kantele/ui/Shelf';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { reads } from '../../catalogue/reads.ts';
import { ArtistCard } from '../artists/ArtistCard.tsx';

/** Artists somebody follows, on the profile of their own: nobody else sees them. */
export function OwnFollows() {
  const t = useT();
  const { data } = trpc.follows.artists.useQuery(reads.ownFollows);
  const artists = data?.pagination.data ?? [];
  if (artists.length === 0) return null;
  return (
    <Shelf
      title={t('Artists you follow')}
      subtitle={t('Only you see this.')}
      action={
        <Link to="/library/$part" params={{ part: 'artists' }}>
          {t('Show all')}
        </Link>
      }
    >
      {artists.map((artist) => (
        <ArtistCard key={artist.id} artist={artist} />
      ))}
    </Shelf>
  );
}
