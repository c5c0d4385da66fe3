import type { TrackSummary } from '@kantele/api/contract/tracks';
import { cx, quietLink, text } from '@kantele/ui';
import { Link } from '@tanstack/react-router';
import { Picture } from '../../features/artwork/Picture.tsx';
import { pathOf } from '../../lib/routes.ts';
import { useT } from '../../shell/i18n.tsx';
import { usePlayerState } from '../hooks.ts';
import { currentTrack } from '../state.ts';
import { art, line, noArt, now, words } from './bar.css.ts';
import { Trouble } from './Trouble.tsx';

/** Cover, title and artists of the current track, each leading to its page. */
export function NowPlaying() {
  const t = useT();
  const track = usePlayerState(currentTrack);
  const failed = usePlayerState((state) => state.failed);
  if (!track) {
    return (
      <div className={now}>
        <span className={noArt} />
      </div>
    );
  }
  return (
    <div className={now}>
      <Link
        to={pathOf.album(track.album)}
        className={art}
        aria-label={t('Go to :name', { name: track.album.name })}
      >
        <Picture artwork={track.album.artwork} image={track.album.image} name={track.album.name} size={56} />
      </Link>
      <div className={words}>
        {failed ? (
          <Trouble />
        ) : (
          <span className={cx(line, text({ style: 'strong' }))}>
            <Link to={pathOf.track(track)} className={quietLink} dir="auto">
              {track.name}
            </Link>
          </span>
        )}
        <span className={cx(line, text({ style: 'meta', tone: 'muted' }))}>
          <ArtistLinks artists={track.artists} />
        </span>
      </div>
    </div>
  );
}

function ArtistLinks({ artists }: { artists: TrackSummary['artists'] }) {
  const t = useT();
  return artists.map((artist, index) => (
    <span key={artist.id}>
      {index > 0 && t(', ')}
      <Link to={pathOf.artist(artist)} className={quietLink}>
        <bdi>{artist.name}</bdi>
      </Link>
    </span>
  ));
}
