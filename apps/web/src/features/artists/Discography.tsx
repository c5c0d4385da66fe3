import { EmptyState } from '@kantele/ui/EmptyState';
import { Shelf } from '@kantele/ui/Shelf';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { reads } from '../../catalogue/reads.ts';
import { albumTypePlurals } from '../../lib/words.ts';
import { AlbumCard } from '../albums/AlbumCard.tsx';
import * as css from './ArtistPage.css.ts';

const kinds = ['album', 'ep', 'single', 'live', 'compilation'] as const;

/** The albums of an artist, a shelf for each kind. */
export function Discography({ id, layout }: { id: number; layout: 'grid' | 'carousel' }) {
  const t = useT();
  const [{ pagination }] = trpc.artists.albums.useSuspenseQuery(reads.artistAlbums(id));
  const shelves = kinds
    .map((kind) => ({ kind, albums: pagination.data.filter(({ type }) => type === kind) }))
    .filter(({ albums }) => albums.length > 0);
  if (shelves.length === 0) {
    return layout === 'grid' ? <EmptyState title={t('No albums yet')} /> : null;
  }
  return (
    <div className={css.shelves}>
      {shelves.map(({ kind, albums }) => (
        <Shelf key={kind} title={t(albumTypePlurals[kind])} layout={layout}>
          {albums.map((album) => (
            <AlbumCard key={album.id} album={album} own />
          ))}
        </Shelf>
      ))}
    </div>
  );
}
