import type { ArtistSummary } from '@kantele/api/contract/artists';
import { VerifiedBadge } from '@kantele/ui/Badge';
import { Card, cardLink } from '@kantele/ui/Card';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { Highlighted } from '../../app/parts/Highlighted.tsx';
import { ArtistPicture } from '../../catalogue/artwork/ArtistPicture.tsx';
import { MenuArea } from '../../catalogue/menus/MenuArea.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { cardSizes } from '../albums/AlbumCard.tsx';
import * as css from './ArtistCard.css.ts';

/** An artist in a shelf or grid: a round portrait and the name. */
export function ArtistCard({ artist, query }: { artist: ArtistSummary; query?: string }) {
  const t = useT();
  return (
    <MenuArea entity={{ kind: 'artist', thing: artist }}>
      <Card
        align="center"
        art={<ArtistPicture artist={artist} sizes={cardSizes} />}
        title={
          <Link {...kinds.artist.link(artist)} className={cardLink}>
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
