import { Card, cardLink } from '@kantele/ui/Card';
import { Shelf } from '@kantele/ui/Shelf';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { trpc } from '../../app/trpc.ts';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { artistNames } from '../../lib/words.ts';
import { cardSizes } from '../albums/AlbumCard.tsx';
import * as css from './checkout.css.ts';

/** Albums to begin with; nothing where there are none. */
export function FirstMusic() {
  const t = useT();
  const { data } = trpc.albums.list.useQuery({ orderBy: 'popular', per_page: 5 });
  const albums = data?.pagination.data ?? [];
  if (albums.length === 0) return null;
  return (
    <Shelf title={t('Start with one of these')} className={css.music}>
      {albums.map((album) => (
        <Card
          key={album.id}
          art={
            <Picture artwork={album.artwork} image={album.image} name={album.name} sizes={cardSizes} eager />
          }
          title={
            <Link {...kinds.album.link(album)} className={cardLink}>
              {album.name}
            </Link>
          }
          subtitle={<bdi>{artistNames(album.artists)}</bdi>}
        />
      ))}
    </Shelf>
  );
}
