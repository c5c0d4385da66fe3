import type { ChannelContent } from '@kantele/api/contract/channels';
import { Shelf } from '@kantele/ui/Shelf';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { SectionHead } from '../../app/parts/SectionHead.tsx';
import { listContext } from '../../catalogue/play-context.ts';
import { AlbumCard } from '../albums/AlbumCard.tsx';
import { ArtistCard } from '../artists/ArtistCard.tsx';
import { GenreTiles } from '../genres/GenreTiles.tsx';
import { TrackList } from '../tracks/TrackList.tsx';
import * as css from './HomePage.css.ts';

/** One shelf of the home channel, by what stands on it. */
export function HomeShelf({ shelf }: { shelf: ChannelContent }) {
  const t = useT();
  switch (shelf.type) {
    case 'albums':
      return (
        <Shelf
          title={t(shelf.name)}
          layout={shelf.layout === 'grid' ? 'grid' : 'carousel'}
          action={<AllAlbums slug={shelf.slug} />}
        >
          {shelf.albums.map((album) => (
            <AlbumCard key={album.id} album={album} />
          ))}
        </Shelf>
      );
    case 'artists':
      return (
        <Shelf title={t(shelf.name)} action={<Link to="/artists">{t('Show all')}</Link>}>
          {shelf.artists.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} />
          ))}
        </Shelf>
      );
    case 'tracks':
      return (
        <section className={css.section} aria-labelledby={`shelf-${shelf.slug}`}>
          <SectionHead id={`shelf-${shelf.slug}`} title={t(shelf.name)} />
          <TrackList tracks={shelf.tracks} context={listContext.channel(shelf)} layout="narrow" columns />
        </section>
      );
    case 'genres':
      return (
        <section className={css.section} aria-labelledby={`shelf-${shelf.slug}`}>
          <SectionHead id={`shelf-${shelf.slug}`} title={t(shelf.name)} />
          <GenreTiles genres={shelf.genres} />
        </section>
      );
  }
}

function AllAlbums({ slug }: { slug: string }) {
  const t = useT();
  const sort = slug === 'new-releases' ? 'newest' : slug === 'popular-albums' ? 'popular' : 'added';
  return (
    <Link to="/albums" search={{ sort }}>
      {t('Show all')}
    </Link>
  );
}
