import { Shelf } from '@kantele/ui/Shelf';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { AlbumCard } from '../albums/AlbumCard.tsx';

/** The shelf of what is new from artists one follows; nothing where there is none. */
export default function NewReleases() {
  const t = useT();
  const { data } = trpc.follows.newReleases.useQuery();
  if (!data || data.albums.length === 0) return null;
  return (
    <Shelf title={t('New from artists you follow')}>
      {data.albums.map((album) => (
        <AlbumCard key={album.id} album={album} />
      ))}
    </Shelf>
  );
}
