import type { ArtistSummary } from '@kantele/api/contract/artists';
import { Card, cardLink, VerifiedBadge } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import { Highlighted } from '../../shell/Highlighted.tsx';
import { useT } from '../../shell/i18n.tsx';
import { linkTo } from '../../shell/link-to.ts';
import { cardSizes } from '../albums/AlbumCard.tsx';
import { Picture } from '../artwork/Picture.tsx';
import { MenuArea } from '../menus/MenuArea.tsx';
import * as css from './ArtistCard.css.ts';

/** An artist in a shelf or grid: a round portrait and the name. */
export function ArtistCard({ artist, query }: { artist: ArtistSummary; query?: string }) {
  const t = useT();
  return (
    <MenuArea entity={{ kind: 'artist', artist }}>
      <Card
        align="center"
        art={
          <Picture
            artwork={artist.artwork}
            image={artist.image_small}
            name={artist.name}
            alt={t('Image for :name', { name: artist.name })}
            shape="circle"
            sizes={cardSizes}
          />
        }
        title={
          <Link {...linkTo.artist(artist)} className={cardLink}>
            {query ? <Highlighted text={artist.name} query={query} /> : artist.name}
          </Link>
        }
        subtitle={
          <span className={css.line}>
            {artist.verified && <VerifiedBadge label={t('Verified artist')} compact />}
            {t('Artist')}
          </span>
        }
      />
    </MenuArea>
  );
}
