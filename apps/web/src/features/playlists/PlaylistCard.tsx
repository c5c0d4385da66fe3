import type { PlaylistSummary } from '@kantele/api/contract/playlists';
import { Card, cardLink } from '@kantele/ui/Card';
import { PlayButton } from '@kantele/ui/PlayButton';
import { Link } from '@tanstack/react-router';
import { useBoot } from '../../app/boot.tsx';
import { useT } from '../../app/i18n.tsx';
import { CardLike } from '../../catalogue/likes/CardLike.tsx';
import { MenuArea } from '../../catalogue/menus/MenuArea.tsx';
import { kinds } from '../../catalogue/registry.ts';
import { countTracks } from '../../lib/words.ts';
import { useThingPlayer } from '../../player/starting/useThingPlayer.ts';
import { cardSizes } from '../albums/AlbumCard.tsx';
import { Mosaic } from './Mosaic.tsx';
import { visibilityWords } from './playlist-words.ts';

/** A playlist in a grid. */
export function PlaylistCard({ playlist }: { playlist: PlaylistSummary }) {
  const t = useT();
  const { state, press, warm } = useThingPlayer('playlist', playlist);
  const { user } = useBoot().data;
  const { id, name, owner } = playlist;
  const isOthers = owner.id !== user?.id;
  return (
    <MenuArea entity={{ kind: 'playlist', thing: playlist }}>
      <Card
        art={
          <>
            <Mosaic artworks={playlist.artworks} name={name} sizes={cardSizes} />
            {isOthers && <CardLike type="playlists" id={id} name={name} />}
          </>
        }
        title={
          <Link {...kinds.playlist.link(playlist)} className={cardLink}>
            {name}
          </Link>
        }
        subtitle={[
          isOthers ? owner.display_name : t(visibilityWords[playlist.visibility]),
          countTracks(playlist.tracks_count, t),
        ].join(' · ')}
        play={
          playlist.tracks_count > 0 && (
            <PlayButton
              label={state === 'playing' ? t('Pause') : t('Play :name', { name })}
              playing={state === 'playing'}
              onPress={press}
              onIntent={warm}
            />
          )
        }
        active={state !== null}
      />
    </MenuArea>
  );
}
