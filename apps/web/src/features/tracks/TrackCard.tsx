import type { TrackSummary } from '@kantele/api/contract/tracks';
import { Card, cardInnerLink, cardLink } from '@kantele/ui/Card';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Link } from '@tanstack/react-router';
import { useT } from '../../app/i18n.tsx';
import { Picture } from '../../catalogue/artwork/Picture.tsx';
import { CardLike } from '../../catalogue/likes/CardLike.tsx';
import { MenuArea } from '../../catalogue/menus/MenuArea.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { artistNames } from '../../lib/words.ts';
import { useThingPlayer } from '../../player/starting/useThingPlayer.ts';
import { cardSizes } from '../albums/AlbumCard.tsx';

/** A track in a shelf: the cover of its album, and who it is by. */
export function TrackCard({ track }: { track: TrackSummary }) {
  const t = useT();
  const { state, press, warm } = useThingPlayer('track', track);
  const { album } = track;
  return (
    <MenuArea entity={{ kind: 'track', thing: track }}>
      <Card
        art={
          <>
            <Picture artwork={album.artwork} image={album.image} name={album.name} sizes={cardSizes} />
            <CardLike type="tracks" id={track.id} name={track.name} />
          </>
        }
        title={
          <Link {...kinds.track.link(track)} className={cardLink}>
            {track.name}
          </Link>
        }
        subtitle={track.artists.map((artist, index) => (
          <span key={artist.id}>
            {index > 0 && t(', ')}
            <Link {...kinds.artist.link(artist)} className={cardInnerLink}>
              <bdi>{artist.name}</bdi>
            </Link>
          </span>
        ))}
        play={
          <PlayButton
            label={
              state === 'playing'
                ? t('Pause')
                : t('Play :name by :artists', { name: track.name, artists: artistNames(track.artists) })
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
