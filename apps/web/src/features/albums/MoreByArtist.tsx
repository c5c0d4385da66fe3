import { Shelf } from '@kantele/ui/Shelf';
import { T } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { reads } from '../../catalogue/reads.ts';
import { AlbumCard } from './AlbumCard.tsx';

/** Other albums of an artist, under one of them. */
export function MoreByArtist({ artist, except }: { artist: { id: number; name: string }; except: number }) {
  const [{ pagination }] = trpc.artists.albums.useSuspenseQuery(reads.moreByArtist(artist.id));
  const others = pagination.data.filter(({ id }) => id !== except).slice(0, 12);
  if (others.length === 0) return null;
  return (
    <Shelf title={<T text="More by :artist" values={{ artist: artist.name }} />}>
      {others.map((album) => (
        <AlbumCard key={album.id} album={album} own />
      ))}
    </Shelf>
  );
}
