import type { AlbumSummary } from '@kantele/api/contract/albums';
import { Card, cardInnerLink, cardLink } from '@kantele/ui/Card';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { Highlighted } from '../../app/parts/Highlighted.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { CardLike } from '../../catalogue/likes/CardLike.tsx';
import { MenuArea } from '../../catalogue/menus/MenuArea.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { albumTypeWords, artistNames } from '../../lib/words.ts';
import { useThingPlayer } from '../../player/starting/useThingPlayer.ts';

export const cardSizes = '(min-width: 1200px) 170px, (min-width: 768px) 20vw, 42vw';

interface AlbumCardProps {
  album: AlbumSummary;
  /** What stands after the artist; the kind of release by default. */
  note?: 'type' | 'year';
  /** Leaves out the artist, on pages that are about one. */
  own?: boolean;
  query?: string;
  /** In sight as the page opens. */
  eager?: boolean;
}

/** An album in a shelf or grid. */
export function AlbumCard({ album, note = 'type', own = false, query, eager }: AlbumCardProps) {
  const t = useT();
  const { state, press, warm } = useThingPlayer('album', album);
  const by = artistNames(album.artists);
  const kind = t(albumTypeWords[album.type]);
  const year = album.release_date?.slice(0, 4);
  const after = own ? [year, kind].filter(Boolean).join(' · ') : note === 'year' ? year : kind;
  return (
    <MenuArea entity={{ kind: 'album', thing: album }}>
      <Card
        art={
          <>
            <Picture
              artwork={album.artwork}
              image={album.image}
              name={album.name}
              sizes={cardSizes}
              eager={eager}
            />
            <CardLike type="albums" id={album.id} name={album.name} />
          </>
        }
        title={
          <Link {...kinds.album.link(album)} className={cardLink}>
            {query ? <Highlighted text={album.name} query={query} /> : album.name}
          </Link>
        }
        subtitle={
          <>
            {!own &&
              album.artists.map((artist, index) => (
                <span key={artist.id}>
                  {index > 0 && t(', ')}
                  <Link {...kinds.artist.link(artist)} className={cardInnerLink}>
                    <bdi>{artist.name}</bdi>
                  </Link>
                </span>
              ))}
            {!own && after ? ` · ${after}` : after}
          </>
        }
        play={
          <PlayButton
            label={
              state === 'playing'
                ? t('Pause')
                : t('Play :name by :artists', { name: album.name, artists: by })
            }
            playing={state === 'playing'}
            onPress={press}
            onIntent={warm}
          />
        }
        active={state !== null}
      />
    </MenuArea>
  );
}
